import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** A town to which families and staff can belong, with its names. */
export interface NearPlace {
  id: number;
  nameEn: string;
  nameBn: string;
}

/** Lists the places by their English names. */
export async function listPlaces(db: Kysely<Database>): Promise<NearPlace[]> {
  return db
    .selectFrom('near_places')
    .select(['id', 'name_en as nameEn', 'name_bn as nameBn'])
    .orderBy('name_en')
    .execute();
}

/** Lists the places with their districts. */
export async function listPlacesWithDistricts(db: Kysely<Database>) {
  const [places, districts] = await Promise.all([
    listPlaces(db),
    db.selectFrom('near_districts').selectAll().orderBy('district_id').execute(),
  ]);
  return places.map((place) => ({
    ...place,
    districts: districts.filter(({ near_id }) => near_id === place.id).map(({ district_id }) => district_id),
  }));
}

interface Place {
  /** Null for a new place. */
  id: number | null;
  nameEn: string;
  nameBn: string;
  districts: readonly number[];
}

/** Saves a place, which takes its districts from other places. Returns false if the place no longer exists. */
export async function savePlace(db: Kysely<Database>, { id, nameEn, nameBn, districts }: Place): Promise<boolean> {
  const names = { name_en: nameEn, name_bn: nameBn };
  const savedPlace =
    id === null
      ? await db.insertInto('near_places').values(names).returning('id').executeTakeFirst()
      : await db.updateTable('near_places').set(names).where('id', '=', id).returning('id').executeTakeFirst();
  if (savedPlace === undefined) return false;
  const { id: nearId } = savedPlace;
  await db.deleteFrom('near_districts').where('near_id', '=', nearId).execute();
  if (districts.length > 0)
    await db
      .insertInto('near_districts')
      .values(districts.map((district_id) => ({ district_id, near_id: nearId })))
      .onConflict((conflict) => conflict.column('district_id').doUpdateSet({ near_id: nearId }))
      .execute();
  return true;
}

/** Removes a place. Returns false if there was none. */
export async function removePlace(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('near_places').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the place that a family is near, 0 for none, and whether the office chose it. */
export async function loadNearOf(db: Kysely<Database>, profileId: string) {
  const row = await db
    .selectFrom('near_of_members as n')
    .leftJoin('near_members as o', 'o.profile_id', 'n.profile_id')
    .select(['n.near_id as nearId', 'o.near_id as chosen'])
    .where('n.profile_id', '=', profileId)
    .executeTakeFirst();
  return { nearId: row?.nearId ?? 0, isNearChosen: row?.chosen != null };
}

/** Saves the place that the office chose for a family; null derives it from the home district again. */
export async function saveNearOf(
  db: Kysely<Database>,
  { profileId, nearId, by }: { profileId: string; nearId: number | null; by: string },
): Promise<void> {
  if (nearId === null) {
    await db.deleteFrom('near_members').where('profile_id', '=', profileId).execute();
    return;
  }
  const row = { near_id: nearId, set_by: by };
  await db
    .insertInto('near_members')
    .values({ profile_id: profileId, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...row, set_at: sql<Date>`now()` }))
    .execute();
}

/** Returns the SQL condition that a member is near a place; null means everywhere. */
export const isNear = (profileId: RawBuilder<unknown>, nearId: number | null) =>
  sql<boolean>`(${nearId}::int is null or exists (select from near_of_members n
    where n.profile_id = ${profileId} and n.near_id = ${nearId}))`;

/** Returns those of these members who are near a place. */
export async function whichAreNear(db: Kysely<Database>, nearId: number, profileIds: readonly string[]) {
  if (profileIds.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('near_of_members')
    .select('profile_id as profileId')
    .where('near_id', '=', nearId)
    .where('profile_id', 'in', profileIds)
    .execute();
  return new Set(rows.map(({ profileId }) => profileId));
}

/** Lists the texts that staff can put into a note. */
export const listTemplates = (db: Kysely<Database>) =>
  db.selectFrom('note_templates').select(['id', 'words']).orderBy('words').execute();

/** Saves a template; a null id makes a new one. Returns false if it no longer exists. */
export async function saveTemplate(db: Kysely<Database>, id: number | null, words: string): Promise<boolean> {
  const saved =
    id === null
      ? await db.insertInto('note_templates').values({ words }).returning('id').executeTakeFirst()
      : await db.updateTable('note_templates').set({ words }).where('id', '=', id).returning('id').executeTakeFirst();
  return saved !== undefined;
}

/** Removes a template. Returns false if there was none. */
export async function removeTemplate(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('note_templates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
