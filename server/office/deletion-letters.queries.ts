import { type Kysely, sql } from 'kysely';
import { ALONE_AFTER_HOURS } from '#contract/staff/request-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { haveSamePlace, isSecondPerson } from './staff/second-person.queries.ts';

interface NewLetter {
  profileId: string;
  by: string;
  reason: string;
  /** Who has looked at it with them already. */
  looked?: { by: string; isSamePlace: boolean };
}

/** Notes who took in a letter that asks for the deletion of a profile. */
export async function insertLetter(db: Kysely<Database>, { profileId, by, reason, looked }: NewLetter): Promise<void> {
  await db
    .insertInto('deletion_letters')
    .values({
      ...{ profile_id: profileId, asked_by: by, reason },
      ...(looked && { looked_at: sql<Date>`now()`, looked_by: looked.by, is_same_place: looked.isSamePlace }),
    })
    .execute();
}

/** The second look: by a second person at once, by anybody once the hours are over in which one waits for such a person. */
export async function lookAgain(
  db: Kysely<Database>,
  profileId: string,
  by: string,
): Promise<'done' | 'later' | 'tooNew' | 'nothing'> {
  const letter = await db
    .selectFrom('deletion_letters')
    .select(['id', 'asked_by as askedBy'])
    .select(sql<boolean>`asked_at > now() - make_interval(hours => ${ALONE_AFTER_HOURS})`.as('isYoung'))
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .where('looked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (letter === undefined) return 'nothing';
  if (letter.isYoung && !(await isSecondPerson(db, by, letter.askedBy)))
    return letter.askedBy === by ? 'later' : 'tooNew';
  await db
    .updateTable('deletion_letters')
    .set({ looked_at: sql<Date>`now()`, looked_by: by, is_same_place: await haveSamePlace(db, by, letter.askedBy) })
    .where('id', '=', letter.id)
    .execute();
  return 'done';
}

/** Every letter about a profile, the latest first, with the day on which it goes. */
export async function listLetters(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('deletion_letters as l')
    .innerJoin('members as m', 'm.profile_id', 'l.profile_id')
    .select(['l.asked_at as askedAt', 'l.asked_by as askedBy', 'l.reason', 'l.looked_at as lookedAt'])
    .select([
      'l.looked_by as lookedBy',
      'l.is_same_place as isSamePlace',
      'l.ended_at as endedAt',
      'l.ended_how as endedHow',
    ])
    .select(sql<Date | null>`case when l.ended_at is null then m.deletion_due_at end`.as('dueAt'))
    .where('l.profile_id', '=', profileId)
    .orderBy('l.id', 'desc')
    .execute();
}
