import { type Kysely, sql } from 'kysely';
import { type DISABILITY_AUDIENCES, OPEN_LISTS } from '#contract/choices.ts';
import type { OpenKind } from '#server/domain/open-to/open-to.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * SQL: whether what row `d` tells of a disability may be read by its audience. The candidate must have agreed, or the
 * family if no candidate has an account.
 */
const IS_READABLE = sql<boolean>`(d.told <> '' and (d.agreed = 'candidate' or (d.agreed = 'family' and not exists (
  select from account_profiles p where p.profile_id = d.profile_id and p.role = 'candidate'))))`;

/** What a member says to others besides the answers of the lists. */
interface SaidRow {
  audience: (typeof DISABILITY_AUDIENCES)[number] | null;
  openTo: OpenKind[];
  religionWords: string;
}

/** SQL: the open lists in which a member appears, by what the member says openly; as JSON. */
export const openListsOf = (profileId: ReturnType<typeof sql.ref<string>>) => sql<
  (typeof OPEN_LISTS)[number][]
>`array_remove(array[
    case when exists (select from open_to o where o.profile_id = ${profileId} and o.kind <> 'disability') then 'noBar' end,
    case when exists (select from open_to o where o.profile_id = ${profileId} and o.kind = 'disability')
      or exists (select from disabilities d where d.profile_id = ${profileId} and d.audience = 'Members' and ${IS_READABLE})
      then 'disability' end], null)`;

/**
 * Loads what a member says to others besides the answers of the lists. `audience` is null if nothing about a disability
 * is told.
 */
export async function loadSaidRow(db: Kysely<Database>, profileId: string): Promise<SaidRow> {
  const { rows } = await sql<SaidRow>`select
      (select d.audience from disabilities d where d.profile_id = ${profileId} and ${IS_READABLE}) as audience,
      array(select kind from open_to where profile_id = ${profileId} order by kind) as "openTo",
      coalesce((select religion_words from profile_details where profile_id = ${profileId}), '') as "religionWords"`.execute(
    db,
  );
  return rows[0] ?? { audience: null, openTo: [], religionWords: '' };
}

/**
 * Returns what a member says openly, whether every member is told of a disability, and the open lists in which the
 * member therefore appears.
 */
export async function loadOpenlySaid(db: Kysely<Database>, profileId: string) {
  const { audience, openTo } = await loadSaidRow(db, profileId);
  const hasTold = audience === 'Members';
  const appearsIn = {
    noBar: openTo.some((kind) => kind !== 'disability'),
    disability: hasTold || openTo.includes('disability'),
  };
  return { openTo, hasTold, lists: OPEN_LISTS.filter((list) => appearsIn[list]) };
}

/** The reader of an open list. */
interface Listing {
  /** The profile of the reader. */
  profileId: string;
  /** The gender of the members to list. */
  gender: 'Male' | 'Female';
  /** What the reader says openly. */
  openTo: readonly OpenKind[];
  /** Whether the reader has told every member of a disability. */
  hasTold: boolean;
}

/**
 * Lists the members in an open list with the reader. `noBar`: both say openly of the same thing that it is no bar.
 * `disability`: one has told every member of a disability, and the other says openly that it would be welcome. What is
 * told only after an acceptance, and the disability itself, do not matter. The order is by a hash, different each week
 * and for each reader.
 */
export async function listOpen(
  db: Kysely<Database>,
  list: 'noBar' | 'disability',
  { profileId, gender, openTo, hasTold, week, after, count }: Listing & { week: number; after: string; count: number },
): Promise<string[]> {
  const noBarKinds = openTo.filter((kind) => kind !== 'disability');
  const tellingIds = sql`select d.profile_id from disabilities d where d.audience = 'Members' and ${IS_READABLE}`;
  const welcomingIds = sql`select profile_id from open_to where kind = 'disability'`;
  const listedIds =
    list === 'noBar'
      ? sql`select profile_id from open_to where kind = any(${noBarKinds}::text[])`
      : sql`${tellingIds} and ${openTo.includes('disability')}::boolean union ${welcomingIds} and ${hasTold}::boolean`;
  const sortKey = (id: ReturnType<typeof sql>) => sql`md5(${`${week} ${profileId} `}::text || ${id})`;
  const { rows } = await sql<{ id: string }>`
    select m.profile_id as id from members m join member_visibility v on v.profile_id = m.profile_id
    where m.profile_id in (${listedIds}) and m.gender = ${gender} and v.has_asked and not m.is_hidden
      and (${after}::text = '' or (${sortKey(sql`m.profile_id`)}, m.profile_id) > (${sortKey(sql`${after}::text`)}, ${after}::text))
    order by ${sortKey(sql`m.profile_id`)}, m.profile_id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}
