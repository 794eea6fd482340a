import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Fewer say nothing of how long it takes. */
const FEWEST = 10;
const WEEKS = 4;

/** The hours from asking to be shown to the approval: of half of the profiles of the last four weeks, and of nine in ten. */
export async function loadHoursToApproval(
  db: Kysely<Database>,
): Promise<{ median: number; ninetieth: number; count: number } | null> {
  const { rows } = await sql<{ count: number; median: number | null; ninetieth: number | null }>`
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as ninetieth
    from (select extract(epoch from decided_at - asked_at)::float8 / 3600 as hours from approval_decisions
      where kind = 'profile' and outcome = 'approved' and undone_at is null and decided_at > now() - make_interval(weeks => ${WEEKS})) lately`.execute(
    db,
  );
  const [found] = rows;
  if (!found || found.count < FEWEST) return null;
  return { count: found.count, median: found.median ?? 0, ninetieth: found.ninetieth ?? 0 };
}
