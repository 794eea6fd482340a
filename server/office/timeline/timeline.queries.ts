import { type Kysely, sql } from 'kysely';
import { mayMake } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { TimelineKind } from '#contract/staff/timeline.ts';
import { nameOfStaff } from '#server/office/staff/colleagues.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { TimelineRow } from './source.queries.ts';
import { timelineSources } from './sources.ts';

export const EVENTS_A_PAGE = 30;

interface Wanted {
  profileId: string;
  /** Of the member of staff who reads it. */
  roles: readonly StaffRole[];
  /** `''` for all. */
  kind: TimelineKind | '';
  /** From 1. */
  page: number;
}

/** What happened to a family, the latest first: a page of it and whether there is more, and the kinds that may be read. */
export async function loadTimeline(db: Kysely<Database>, { profileId, roles, kind, page }: Wanted) {
  const open = timelineSources.filter(({ entry }) => mayMake(roles, entry.path));
  const wanted = open.filter((source) => kind === '' || source.kind === kind);
  const kinds = open.map((source) => source.kind);
  if (wanted.length === 0) return { kinds, rows: [], hasMore: false };
  const all = sql.join(
    wanted.map(({ events }) => events(profileId)),
    sql` union all `,
  );
  const { rows } = await sql<TimelineRow>`
    select e.at, e.kind, e.detail, ${nameOfStaff(sql`e.by`)} as by, e.words, e.reference, e.due_on, e.fates
    from (select * from (${all}) e order by at desc, kind, detail, reference, words
      limit ${EVENTS_A_PAGE + 1} offset ${(page - 1) * EVENTS_A_PAGE}) e
    order by at desc, kind, detail, reference, words`.execute(db);
  return { kinds, rows: rows.slice(0, EVENTS_A_PAGE), hasMore: rows.length > EVENTS_A_PAGE };
}
