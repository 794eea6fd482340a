import type { Kysely } from 'kysely';
import { lockLetterToLookAt, noteSecondLook } from '#server/domain/members/deletion-letters.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { haveSamePlace, isSecondPerson } from './staff/second-person.queries.ts';

/**
 * Records the second look at a deletion letter. A second person may look at once; after some hours anybody may. Returns
 * `later` to the person who entered the letter, `tooNew` to others who are no second person, and `nothing` if no letter
 * waits.
 */
export async function recordSecondLook(
  db: Kysely<Database>,
  profileId: string,
  by: string,
): Promise<'done' | 'later' | 'tooNew' | 'nothing'> {
  const letter = await lockLetterToLookAt(db, profileId);
  if (letter === undefined) return 'nothing';
  if (letter.isYoung && !(await isSecondPerson(db, by, letter.askedBy)))
    return letter.askedBy === by ? 'later' : 'tooNew';
  await noteSecondLook(db, letter.id, { by, isSamePlace: await haveSamePlace(db, by, letter.askedBy) });
  return 'done';
}
