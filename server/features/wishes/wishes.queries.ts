import type { Kysely } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import type { updateWishes } from '#contract/wishes.ts';
import type { Database } from '#server/db/tables.ts';

export type WishesForm = SentValues<typeof updateWishes>;

export async function loadWishes(db: Kysely<Database>, profileId: string) {
  const row = await db.selectFrom('wishes').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
  return (
    row && {
      age: { from: row.age_from, to: row.age_to, strength: row.age },
      height: { from: row.height_from, to: row.height_to, strength: row.height },
      religion: { anyOf: row.religion_ids.join(','), strength: row.religion },
      caste: { anyOf: row.caste_ids.join(','), strength: row.caste, isNoBar: row.caste_no_bar ? 'Yes' : '' },
      community: { anyOf: row.communities.join(','), strength: row.community },
      education: { anyOf: row.education_ids.join(','), strength: row.education },
      profession: { anyOf: row.profession_ids.join(','), strength: row.profession },
      diet: { anyOf: row.diets.join(','), strength: row.diet },
      maritalStatus: { anyOf: row.marital_statuses.join(','), strength: row.marital_status },
      place: { states: row.state_ids.join(','), districts: row.district_ids.join(','), strength: row.place },
      mangalik: { is: row.mangalik_is, strength: row.mangalik },
      ownClan: { strength: row.own_clan },
    }
  );
}

export async function saveWishes(db: Kysely<Database>, profileId: string, wishes: WishesForm): Promise<void> {
  const columns = columnsOf(wishes);
  await db
    .insertInto('wishes')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .execute();
}

/** The columns that a form fills. */
export function columnsOf(wishes: WishesForm) {
  return {
    age_from: wishes.age.from,
    age_to: wishes.age.to,
    age: wishes.age.strength,
    height_from: wishes.height.from,
    height_to: wishes.height.to,
    height: wishes.height.strength,
    religion_ids: wishes.religion.anyOf,
    religion: wishes.religion.strength,
    caste_ids: wishes.caste.anyOf,
    caste: wishes.caste.strength,
    caste_no_bar: wishes.caste.isNoBar === 'Yes',
    communities: wishes.community.anyOf,
    community: wishes.community.strength,
    education_ids: wishes.education.anyOf,
    education: wishes.education.strength,
    profession_ids: wishes.profession.anyOf,
    profession: wishes.profession.strength,
    diets: wishes.diet.anyOf,
    diet: wishes.diet.strength,
    marital_statuses: wishes.maritalStatus.anyOf,
    marital_status: wishes.maritalStatus.strength,
    state_ids: wishes.place.states,
    district_ids: wishes.place.districts,
    place: wishes.place.strength,
    mangalik_is: wishes.mangalik.is,
    mangalik: wishes.mangalik.strength,
    own_clan: wishes.ownClan.strength,
  };
}

export const NO_WISHES: NonNullable<Awaited<ReturnType<typeof loadWishes>>> = {
  age: { from: null, to: null, strength: '' },
  height: { from: null, to: null, strength: '' },
  religion: { anyOf: '', strength: '' },
  caste: { anyOf: '', strength: '', isNoBar: '' },
  community: { anyOf: '', strength: '' },
  education: { anyOf: '', strength: '' },
  profession: { anyOf: '', strength: '' },
  diet: { anyOf: '', strength: '' },
  maritalStatus: { anyOf: '', strength: '' },
  place: { states: '', districts: '', strength: '' },
  mangalik: { is: '', strength: '' },
  ownClan: { strength: '' },
};
