import type { Kysely, Transaction } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import type { updateDetails } from '#contract/details.ts';
import type { Database } from '#server/db/tables.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { withhold } from '#server/people/held-answers/withhold.ts';

type Details = SentValues<typeof updateDetails>;

export async function loadDetails(db: Kysely<Database>, profileId: string) {
  const stored = await db
    .selectFrom('profile_details')
    .selectAll()
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const row = await asWritten(db, { profileId, table: 'profile_details' }, stored);
  return (
    row && {
      maritalStatus: row.marital_status,
      children: row.children,
      desh: row.desh,
      ancestral: { id: row.ancestral_district_id, name: row.ancestral_district },
      home: { id: row.home_district_id, name: row.home_district },
      birth: { id: row.birth_district_id, name: row.birth_district },
      motherTongue: row.mother_tongue,
      brothers: row.brothers,
      sisters: row.sisters,
      siblingNotes: row.sibling_notes,
      workPlace: row.work_place,
      incomeBand: row.income_band,
      nakshatra: row.nakshatra_id,
      pada: row.pada,
      horoscopeCounts: row.horoscope_counts,
      aboutSelf: row.about_self,
      aboutHoped: row.about_hoped,
      guardian: { name: row.guardian_name, relation: row.guardian_relation, phone: row.guardian_phone },
      photoFor: row.photo_for,
    }
  );
}

const NOBODY_REACHED = { guardian_name: '', guardian_relation: '', guardian_phone: '', photo_for: '' };

/** All but what `saveReach` saves. */
export async function saveDetails(
  transaction: Transaction<Database>,
  profileId: string,
  details: Details,
): Promise<void> {
  const written = {
    marital_status: details.maritalStatus,
    children: details.children,
    desh: details.desh,
    ancestral_district_id: details.ancestral.id,
    ancestral_district: details.ancestral.name,
    home_district_id: details.home.id,
    home_district: details.home.name,
    birth_district_id: details.birth.id,
    birth_district: details.birth.name,
    mother_tongue: details.motherTongue,
    brothers: details.brothers,
    sisters: details.sisters,
    sibling_notes: details.siblingNotes,
    work_place: details.workPlace,
    income_band: details.incomeBand,
    nakshatra_id: details.nakshatra,
    pada: details.pada === '' ? null : Number(details.pada),
    horoscope_counts: details.horoscopeCounts,
    about_self: details.aboutSelf,
    about_hoped: details.aboutHoped,
  };
  const columns = await withhold(transaction, { profileId, table: 'profile_details', columns: written });
  await transaction
    .insertInto('profile_details')
    .values({ profile_id: profileId, ...NOBODY_REACHED, ...columns })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(columns))
    .execute();
}

/** Whom others call, and who sees the photo; after `saveDetails`. */
export async function saveReach(
  db: Kysely<Database>,
  profileId: string,
  { guardian, photoFor }: Pick<Details, 'guardian' | 'photoFor'>,
): Promise<void> {
  const columns = {
    guardian_name: guardian.name,
    guardian_relation: guardian.relation,
    guardian_phone: guardian.phone,
    photo_for: photoFor,
  };
  await db.updateTable('profile_details').set(columns).where('profile_id', '=', profileId).execute();
}

/** What a chart needs: the day, the time and the place in the gazetteer. */
export async function loadBirth(db: Kysely<Database>, profileId: string) {
  const stored = await db
    .selectFrom('personal_details')
    .select(['birth_date', 'birth_time', 'birth_place_id'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const row = await asWritten(db, { profileId, table: 'personal_details' }, stored);
  return row && { date: row.birth_date, time: row.birth_time, placeId: row.birth_place_id };
}

export const NO_DETAILS: NonNullable<Awaited<ReturnType<typeof loadDetails>>> = {
  maritalStatus: '',
  children: null,
  desh: '',
  ancestral: { id: null, name: '' },
  home: { id: null, name: '' },
  birth: { id: null, name: '' },
  motherTongue: '',
  brothers: null,
  sisters: null,
  siblingNotes: '',
  workPlace: '',
  incomeBand: '',
  nakshatra: null,
  pada: null,
  horoscopeCounts: '',
  aboutSelf: '',
  aboutHoped: '',
  guardian: { name: '', relation: '', phone: '' },
  photoFor: '',
};
