import type { Kysely, Transaction } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import type { updatePersonal } from '#contract/personal.ts';
import type { Database } from '#server/db/tables.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { withhold } from '#server/people/held-answers/withhold.ts';

type PersonalDetails = Omit<SentValues<typeof updatePersonal>, 'father' | 'mother'>;

/** Everything about the member's own person; undefined before step 2 of the registration. */
export async function loadPersonalDetails(db: Kysely<Database>, profileId: string) {
  const stored = await db
    .selectFrom('personal_details')
    .selectAll()
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const row = await asWritten(db, { profileId, table: 'personal_details' }, stored);
  return (
    row && {
      education: row.education_id,
      otherQualification: row.other_qualification_id,
      profession: row.profession_id,
      skill: row.skill_id,
      skinColour: row.skin_colour,
      caste: row.caste_id,
      tribe: row.tribe_id,
      clan: row.clan,
      rashi: row.rashi_id,
      gon: row.gon_id,
      logno: row.logno_id,
      heightCm: numberOf(row.height_cm),
      weightKg: numberOf(row.weight_kg),
      community: row.community,
      religion: row.religion_id,
      birthDate: row.birth_date ?? '',
      birthPlace: row.birth_place,
      birthPlaceId: row.birth_place_id,
      birthTime: row.birth_time?.slice(0, 5) ?? '',
      isMangalik: row.mangalik,
      isInitiated: row.initiated,
      diet: row.diet,
    }
  );
}

const numberOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

export async function savePersonalDetails(
  transaction: Transaction<Database>,
  { profileId, isLookedAt }: { profileId: string; isLookedAt: boolean },
  details: PersonalDetails,
): Promise<void> {
  const written = {
    education_id: details.education,
    other_qualification_id: details.otherQualification,
    profession_id: details.profession,
    skill_id: details.skill,
    skin_colour: details.skinColour,
    caste_id: details.caste,
    tribe_id: details.tribe,
    clan: details.clan,
    rashi_id: details.rashi,
    gon_id: details.gon,
    logno_id: details.logno,
    height_cm: details.heightCm,
    weight_kg: details.weightKg,
    community: details.community,
    religion_id: details.religion,
    birth_date: details.birthDate || null,
    birth_place: details.birthPlace,
    birth_place_id: details.birthPlaceId,
    birth_time: details.birthTime || null,
    mangalik: details.isMangalik,
    initiated: details.isInitiated,
    diet: details.diet,
  };
  const columns = await withhold(transaction, {
    profileId,
    table: 'personal_details',
    columns: written,
    isLookedAt,
  });
  await transaction
    .insertInto('personal_details')
    .values({ profile_id: profileId, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .execute();
}

type StoredDetails = NonNullable<Awaited<ReturnType<typeof loadPersonalDetails>>>;

/** What the form shows before anything was saved. */
export const NO_DETAILS: StoredDetails = {
  education: null,
  otherQualification: null,
  profession: null,
  skill: null,
  skinColour: '',
  caste: null,
  tribe: null,
  clan: '',
  rashi: null,
  gon: null,
  logno: null,
  heightCm: null,
  weightKg: null,
  community: '',
  religion: null,
  birthDate: '',
  birthPlace: '',
  birthPlaceId: null,
  birthTime: '',
  isMangalik: '',
  isInitiated: '',
  diet: '',
};
