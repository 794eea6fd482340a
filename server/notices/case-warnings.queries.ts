import { type Kysely, sql } from 'kysely';
import { ACKNOWLEDGE_HOURS, SETTLE_HOURS, URGENT_HOURS } from '#contract/report-clocks.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { intend } from './tell.queries.ts';

/**
 * Warns every moderator by e-mail of a case whose clock runs out: of a photo or an impersonation at once, else when a quarter of the
 * time for reading, or two days (of 36 hours: twelve hours) for settling, is left. Once for each end of a
 * clock, and all of them in one letter.
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
    if (rows.length === 0) return;
    const cases = rows.map(({ id }) => id).sort((one, other) => one - other);
    for (const moderator of moderators)
      await intend(transaction, { kind: 'case-warning', subjectId: `${cases.slice(0, MOST_NAMED)} ${moderator.id}` });
  });
}

/** So many cases a letter names; the room of reports has the others. */
const MOST_NAMED = 50;

/**
 * The same at once, for a report that has just come, unless the moderators have had a letter within the hour: somebody who sends
 * reports by the dozen fills nobody's mailbox. What is left out stands in the letter of the next sweep.
 */
export async function warnOfNewCase(db: Kysely<Database>): Promise<void> {
  const lately = await db
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', 'case-warning')
    .where('made_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (lately === undefined) await warnOfCases(db);
}

/** Whom to warn, and of which of these cases, the clock that runs out first before the others. */
export async function findWarned(
  db: Kysely<Database>,
  { caseIds, staffId }: { caseIds: readonly number[]; staffId: number },
) {
  return db
    .selectFrom(['cases as c', 'staff as p'])
    .select(['p.email', 'c.id', 'c.warned_of as due'])
    .where('c.id', 'in', caseIds)
    .where('c.warned_of', 'is not', null)
    .where('c.settled_at', 'is', null)
    .where('p.id', '=', staffId)
    .where('p.ended_at', 'is', null)
    .orderBy('c.warned_of')
    .execute();
}
