import { type Kysely, sql } from 'kysely';
import { type DISABILITY_AUDIENCES, OPEN_LISTS } from '#contract/choices.ts';
import type { OpenKind } from '#server/domain/open-to/open-to.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Read by those whom it is told: the candidate has agreed, or the family where no candidate has an account. */
const STANDS = sql<boolean>`(d.told <> '' and (d.agreed = 'candidate' or (d.agreed = 'family' and not exists (
  select from account_profiles p where p.profile_id = d.profile_id and p.role = 'candidate'))))`;

interface SaidRow {
  audience: (typeof DISABILITY_AUDIENCES)[number] | null;
  openTo: OpenKind[];
  religionWords: string;
}

/** In which lists of their own a member stands, by what it says openly; as JSON, for the statement that reads who looks. */
export const openListsOf = (profileId: ReturnType<typeof sql.ref<string>>) => sql<
  (typeof OPEN_LISTS)[number][]
>`array_remove(array[
    case when exists (select from open_to o where o.profile_id = ${profileId} and o.kind <> 'disability') then 'noBar' end,
    case when exists (select from open_to o where o.profile_id = ${profileId} and o.kind = 'disability')
      or exists (select from disabilities d where d.profile_id = ${profileId} and d.audience = 'Members' and ${STANDS})
      then 'disability' end], null)`;

/** What a member says to others beside the answers of the lists; `audience` is null where nothing of a disability is told. */
export async function loadSaidRow(db: Kysely<Database>, profileId: string): Promise<SaidRow> {
  const { rows } = await sql<SaidRow>`select
      (select d.audience from disabilities d where d.profile_id = ${profileId} and ${STANDS}) as audience,
      array(select kind from open_to where profile_id = ${profileId} order by kind) as "openTo",
      coalesce((select religion_words from profile_details where profile_id = ${profileId}), '') as "religionWords"`.execute(
    db,
  );
  return rows[0] ?? { audience: null, openTo: [], religionWords: '' };
}

/** What a member says openly, whether every member is told of a disability, and in which lists of their own the member stands by that. */
export async function loadStanding(db: Kysely<Database>, profileId: string) {
  const { audience, openTo } = await loadSaidRow(db, profileId);
  const hasTold = audience === 'Members';
  const isIn = {
    noBar: openTo.some((kind) => kind !== 'disability'),
    disability: hasTold || openTo.includes('disability'),
  };
  return { openTo, hasTold, lists: OPEN_LISTS.filter((of) => isIn[of]) };
}

interface Listing {
  profileId: string;
  gender: 'Male' | 'Female';
  /** What the reader says openly, and whether they have told every member of a disability. */
  openTo: readonly OpenKind[];
  hasTold: boolean;
}

/**
 * Those who stand in a list of their own with the reader. `noBar`: both say openly of the same thing that it is no bar. `disability`: one has told
 * every member of a disability, and the other says openly that it would be welcome; whom it is told only after acceptance, and what it is, no list
 * reads. In an order that nothing of a profile moves, another each week and for each reader.
 */
export async function listOpen(
  db: Kysely<Database>,
  of: 'noBar' | 'disability',
  { profileId, gender, openTo, hasTold, week, after, count }: Listing & { week: number; after: string; count: number },
): Promise<string[]> {
  const shared = openTo.filter((kind) => kind !== 'disability');
  const told = sql`select d.profile_id from disabilities d where d.audience = 'Members' and ${STANDS}`;
  const welcoming = sql`select profile_id from open_to where kind = 'disability'`;
  const listed =
    of === 'noBar'
      ? sql`select profile_id from open_to where kind = any(${shared}::text[])`
      : sql`${told} and ${openTo.includes('disability')}::boolean union ${welcoming} and ${hasTold}::boolean`;
  const place = (id: ReturnType<typeof sql>) => sql`md5(${`${week} ${profileId} `}::text || ${id})`;
  const { rows } = await sql<{ id: string }>`
    select m.profile_id as id from members m join member_visibility v on v.profile_id = m.profile_id
    where m.profile_id in (${listed}) and m.gender = ${gender} and v.has_asked and not m.is_hidden
      and (${after}::text = '' or (${place(sql`m.profile_id`)}, m.profile_id) > (${place(sql`${after}::text`)}, ${after}::text))
    order by ${place(sql`m.profile_id`)}, m.profile_id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}
