import { type Kysely, sql } from 'kysely';
import type { PricedSeeker } from '#ranking/ranking.ts';
import { anyOf, everyMember, memberStatement, type PersonRow } from '#server/domain/visibility/person.queries.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { mayListOf } from '#server/domain/visibility/relations.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { seekerWithSuggested } from '#server/ranking/suggest-wishes.ts';

/** The maximum number of seekers that one query loads. */
const SEEKERS_AT_ONCE = 500;

/** Loads seekers with lists, but not whom they have declined or hidden, so that prices reveal nothing about that. */
const loadSome = memberStatement<{ profileIds: readonly string[] }, PersonRow>((given, db) =>
  everyMember(db)
    .where('m.profile_id', '=', anyOf(given('profileIds')))
    .where(mayListOf(sql.ref<string>('m.profile_id'))),
);

/**
 * Loads all seekers with lists or, if there are more than `most` candidates, a random sample, which is the same within
 * a week. Their wishes are those of their lists, with suggested wishes if none are saved.
 */
export async function sampleSeekers(
  db: Kysely<Database>,
  { week, on, most }: { week: string; on: string; most: number },
): Promise<PricedSeeker[]> {
  await sql.raw(timeouts.long).execute(db);
  const { rows } = await sql<{ profileId: string }>`
    select profile_id as "profileId" from matching_changes where line is not null
    order by md5(profile_id || ${week}) limit ${most}`.execute(db);
  const seekers: PricedSeeker[] = [];
  for (let from = 0; from < rows.length; from += SEEKERS_AT_ONCE) {
    const profileIds = rows.slice(from, from + SEEKERS_AT_ONCE).map(({ profileId }) => profileId);
    const found = await loadSome(db, { profileIds });
    seekers.push(
      ...found.map((row) => ({ profileId: row.profile_id, person: seekerWithSuggested(toSharedPerson(row), on) })),
    );
  }
  return seekers;
}
