import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { anyOf, everyMember, loadAsJson } from './person.queries.ts';
import { relationOf } from './relations.queries.ts';

/**
 * Everything that any layer below the never row may show of members, and how a viewer stands to each. Only `loadViews` reads
 * it, and hands on what the layer allows. Every member costs the same, whoever may see them.
 */
export function loadOwnerRows(db: Kysely<Database>, viewerId: string, ownerIds: readonly string[]) {
  const query = everyMember(db)
    .select([
      'm.name',
      'a.city',
      'a.country_id',
      'a.district',
      'd.home_district',
      'p.birth_time',
      'p.birth_place',
      'd.children',
      'd.ancestral_district_id',
      'd.ancestral_district',
      'd.brothers',
      'd.sisters',
      'd.sibling_notes',
      'd.work_place',
      'd.income_band',
      'd.about_self',
      'd.about_hoped',
      'd.photo_for',
      fileName('picture').as('picture'),
      fileName('horoscope').as('horoscope'),
      relationOf(viewerId).as('relation'),
    ])
    .where('m.profile_id', '=', anyOf(ownerIds));
  return loadAsJson(db, query);
}

const fileName = (kind: 'picture' | 'horoscope') =>
  sql<string | null>`(select f.name from files f where f.profile_id = m.profile_id and f.kind = ${sql.lit(kind)})`;

export type OwnerRow = Awaited<ReturnType<typeof loadOwnerRows>>[number];

/** Members with full name and town: for the engine alone. */
export const loadNamedRows = (db: Kysely<Database>, ids: readonly string[]) =>
  loadAsJson(db, everyMember(db).select(['m.name', 'a.city']).where('m.profile_id', '=', anyOf(ids)));

/** The relatives of accepted families: nothing of health. */
export function loadKinRows(db: Kysely<Database>, ownerIds: readonly string[]) {
  return db
    .selectFrom('relatives')
    .select(['profile_id', 'side', 'generation', 'name', 'occupation_id', 'caste_id', 'clan'])
    .where('profile_id', 'in', [...ownerIds])
    .execute();
}

export type KinRow = Awaited<ReturnType<typeof loadKinRows>>[number];
