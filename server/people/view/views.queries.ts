import { type Kysely, sql } from 'kysely';
import type { LineageSide } from '#contract/lineage.ts';
import { prepared } from '#server/db/connect.ts';
import type { Generation } from '#server/db/relatives.ts';
import type { Database } from '#server/db/tables.ts';
import type { Relation } from './may-view.ts';
import { anyOf, everyMember, loadAsJson, type PersonRow } from './person.queries.ts';
import { relationOf } from './relations.queries.ts';
import {
  answersNamed,
  comparedAnswers,
  type KinAnswers,
  kinAnswers,
  type ViewedRow,
  viewedAnswers,
} from './seen-answers.ts';

export type OwnerRow = PersonRow & ViewedRow & { picture: string | null; horoscope: string | null; relation: Relation };

/**
 * Everything that any layer below the never row may show of members, and how a viewer stands to each. Only `loadViews` reads
 * it, and hands on what the layer allows. Every member costs the same, whoever may see them.
 */
export function loadOwnerRows(db: Kysely<Database>, viewerId: string, ownerIds: readonly string[]) {
  const query = everyMember(db, viewedAnswers)
    .select([
      fileName('picture').as('picture'),
      fileName('horoscope').as('horoscope'),
      relationOf(viewerId).as('relation'),
    ])
    .where('m.profile_id', '=', anyOf(ownerIds));
  return loadAsJson<OwnerRow>(db, query);
}

const fileName = (kind: 'picture' | 'horoscope') =>
  sql<string | null>`(select f.name from files f where f.profile_id = m.profile_id and f.kind = ${sql.lit(kind)})`;

const namedAnswers = [...comparedAnswers, ...answersNamed('name', 'city')];

/** Members with full name and town: for the engine alone. */
export const loadNamedRows = (db: Kysely<Database>, ids: readonly string[]) =>
  loadAsJson<PersonRow & Pick<ViewedRow, 'name' | 'city'>>(
    db,
    everyMember(db, namedAnswers).where('m.profile_id', '=', anyOf(ids)),
  );

/** A relative of an accepted family: nothing of health. */
export interface KinRow {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
  answers: KinAnswers;
}

export async function loadKinRows(db: Kysely<Database>, ownerIds: readonly string[]): Promise<KinRow[]> {
  const columns = kinAnswers.map(({ column, name }) => sql`${sql.lit(name)}::text, ${sql.ref(column)}`);
  const { rows } = await sql<KinRow>`${prepared}
    select profile_id, side, generation, json_build_object(${sql.join(columns)}) as answers from relatives
    where profile_id = any(${[...ownerIds]})`.execute(db);
  return rows;
}
