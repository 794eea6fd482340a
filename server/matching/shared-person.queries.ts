import type { Kysely } from 'kysely';
import type { SharedPerson } from '#matching/person.ts';
import type { Database } from '#server/db/tables.ts';
import { loadPersonRows, loadWishRows } from './view/person.queries.ts';
import { toSharedPerson } from './view/person.ts';

/** Members as wishes and rank read them: all of layer 2, the wishes, and the day of last activity. Nobody else's are absent. */
export async function loadSharedPersons(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<Map<string, SharedPerson>> {
  if (profileIds.length === 0) return new Map();
  const [rows, wishes, ranked] = await Promise.all([
    loadPersonRows(db, profileIds),
    loadWishRows(db, profileIds),
    loadRankedRows(db, profileIds),
  ]);
  const wishesOf = new Map(wishes.map((row) => [row.profile_id, row]));
  const rankedOf = new Map(ranked.map((row) => [row.profile_id, row]));
  return new Map(
    rows.map((row) => {
      const person = toSharedPerson(row, wishesOf.get(row.profile_id));
      return [row.profile_id, completed(person, rankedOf.get(row.profile_id))];
    }),
  );
}

function loadRankedRows(db: Kysely<Database>, profileIds: readonly string[]) {
  return db
    .selectFrom('members as m')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('showings as s', 's.profile_id', 'm.profile_id')
    .select(['m.profile_id', 'd.mother_tongue', 'd.desh', 'd.horoscope_counts', 's.last_active_on'])
    .select(({ eb, or }) => or([eb('d.about_self', '<>', ''), eb('d.about_hoped', '<>', '')]).as('has_own_words'))
    .where('m.profile_id', 'in', [...profileIds])
    .execute();
}

type RankedRow = Awaited<ReturnType<typeof loadRankedRows>>[number];

function completed(person: SharedPerson, row: RankedRow | undefined): SharedPerson {
  return {
    ...person,
    motherTongue: row?.mother_tongue || null,
    desh: row?.desh ? (row.desh === 'East Bengal' ? 'east' : 'west') : null,
    hasOwnWords: row?.has_own_words ? true : null,
    lastActiveOn: row?.last_active_on ?? null,
    wishes: { ...person.wishes, horoscopeCounts: row?.horoscope_counts === 'Yes' },
  };
}
