import { type Kysely, sql } from 'kysely';
import { CASE_KINDS, KIND_OF_REASON, URGENT_KINDS } from '#contract/staff/cases.ts';
import type { Database } from '#server/platform/db/tables.ts';

const REASONS = Object.keys(KIND_OF_REASON);
const KINDS = Object.values(KIND_OF_REASON);
const rank = (kind: ReturnType<typeof sql.ref>) => sql`array_position(${[...CASE_KINDS]}::text[], ${kind})`;

/**
 * Puts every report that waits and is in no case into the open case of its subject, or opens one: of two about the same subject at once
 * the second joins. A case is of the kind of its most urgent report. What a version before wrote is taken up by the next sweep.
 */
export async function openCases(db: Kysely<Database>): Promise<void> {
  await sql`
    with waiting as (
      select r.id, k.kind, coalesce(r.returned_at, r.reported_at) as since,
        coalesce(nullif(r.member_id, ''), nullif(lower(btrim(left(r.about, 200))), ''), 'report ' || r.id) as subject
      from reports r join unnest(${REASONS}::text[], ${KINDS}::text[]) as k(reason, kind) on k.reason = r.reason
      where r.case_id is null and r.settled_at is null
    ), opened as (
      insert into cases as c (subject, kind, opened_at, urgent_at)
      select subject, (array_agg(kind order by ${rank(sql.ref('kind'))}))[1], min(since),
        min(since) filter (where kind = any(${[...URGENT_KINDS]}::text[]))
      from waiting group by subject
      on conflict (subject) where settled_at is null and subject <> '' do update set
        kind = case when ${rank(sql.ref('excluded.kind'))} < ${rank(sql.ref('c.kind'))} then excluded.kind else c.kind end,
        urgent_at = least(c.urgent_at, excluded.urgent_at)
      returning id, subject
    )
    update reports r set case_id = o.id from waiting w join opened o on o.subject = w.subject where r.id = w.id`.execute(
    db,
  );
}
