import { type Kysely, sql } from 'kysely';
import { ACKNOWLEDGE_HOURS, SETTLE_HOURS, URGENT_HOURS } from '#contract/report-clocks.ts';
import type { Database } from '#server/db/tables.ts';
import { intend } from './tell.queries.ts';

/**
 * Warns every moderator by e-mail of a case whose clock runs out: of a photo or an impersonation at once, else when a quarter of the
 * time for reading, or two days (of 36 hours: twelve hours) for settling, is left. Once for each end of a clock.
 */
export async function warnOfCases(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      with clocks as (
        select c.id, c.urgent_at + make_interval(hours => ${URGENT_HOURS}) as urgent,
          h.hours, c.opened_at + make_interval(hours => h.hours) as settle,
          (select min(coalesce(r.returned_at, r.reported_at)) + make_interval(hours => ${ACKNOWLEDGE_HOURS})
            from reports r where r.case_id = c.id and r.acknowledged_at is null) as acknowledge
        from cases c cross join lateral (select (${JSON.stringify(SETTLE_HOURS)}::jsonb ->> c.kind)::int as hours) h
        where c.settled_at is null
      ), ends as (
        select id, least(urgent,
          case when acknowledge < now() + make_interval(mins => ${ACKNOWLEDGE_HOURS * 15}) then acknowledge end,
          case when settle < now() + make_interval(hours => least(48, hours / 3)) then settle end) as due from clocks
      )
      update cases c set warned_of = e.due from ends e
      where e.id = c.id and e.due is not null and (c.warned_of is null or c.warned_of < e.due)
      returning c.id`.execute(transaction);
    const moderators = await transaction
      .selectFrom('staff')
      .select('id')
      .where('ended_at', 'is', null)
      .where(sql<boolean>`'moderator' = any(roles)`)
      .execute();
    for (const { id } of rows)
      for (const moderator of moderators)
        await intend(transaction, { kind: 'case-warning', subjectId: `${id} ${moderator.id}` });
  });
}

/** Whom to warn of which end of a clock. */
export async function findWarned(db: Kysely<Database>, { caseId, staffId }: { caseId: number; staffId: number }) {
  return db
    .selectFrom(['cases as c', 'staff as p'])
    .select(['p.email', 'c.warned_of as due'])
    .where('c.id', '=', caseId)
    .where('c.settled_at', 'is', null)
    .where('p.id', '=', staffId)
    .where('p.ended_at', 'is', null)
    .executeTakeFirst();
}
