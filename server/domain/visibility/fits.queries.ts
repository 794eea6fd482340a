import { type Kysely, sql } from 'kysely';
import { mondayInIndia } from '#contract/india-day.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { fitsForSure } from './fits.ts';
import { anyOf, everyMember, memberStatement, type PersonRow } from './person.queries.ts';
import { toSharedPerson } from './person.ts';

/** SQL: the beginning of this week in India. */
const MONDAY = sql<Date>`(date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;

/** SQL: the office's decisions on the whole profile of row `m`. */
const APPROVALS = sql`approval_decisions d where d.profile_id = m.profile_id and d.kind = 'profile' and d.undone_at is null`;

/**
 * Loads the judged answers. `is_as_of_monday`: they have not changed since Monday. `is_approved`: the office had
 * approved the profile by then, has not undone that, and is not reviewing it again.
 */
const loadJudged = memberStatement<
  { ids: readonly string[] },
  PersonRow & { is_as_of_monday: boolean; is_approved: boolean }
>((given, db) =>
  everyMember(db)
    .select([
      sql<boolean>`not exists (select from judged_changes j
        where j.profile_id = m.profile_id and j.changed_at >= ${MONDAY})`.as('is_as_of_monday'),
      sql<boolean>`exists (select from ${APPROVALS} and d.decision = 'approved' and d.decided_at < ${MONDAY})
        and (select d.decision from ${APPROVALS} order by d.id desc limit 1) = 'approved'
        and not exists (select from member_visibility v where v.profile_id = m.profile_id and v.waits_for_office)`.as(
        'is_approved',
      ),
    ])
    .where('m.profile_id', '=', anyOf(given('ids'))),
);

/**
 * Returns those of these owners whom the viewer fits, as of Monday; the owners show their photos to families who fit.
 * Empty if the viewer's profile was not approved by then. If either has changed a judged answer since, the pair is not
 * judged before next Monday. So nobody can open photos by trying out answers or musts.
 */
export async function loadFits(
  db: Kysely<Database>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ownerIds.length === 0) return new Set();
  const rows = await loadJudged(db, { ids: [viewerId, ...ownerIds] });
  const viewer = rows.find(({ profile_id }) => profile_id === viewerId);
  if (!viewer?.is_approved || !viewer.is_as_of_monday) return new Set();
  const person = toSharedPerson(viewer);
  const fittingRows = rows.filter(
    (row) =>
      row.profile_id !== viewerId && row.is_as_of_monday && fitsForSure(toSharedPerson(row), person, mondayInIndia()),
  );
  return new Set(fittingRows.map(({ profile_id }) => profile_id));
}
