import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Notes who took in a letter that asks for the deletion of a profile. */
export async function insertLetter(
  db: Kysely<Database>,
  { profileId, by, reason }: { profileId: string; by: string; reason: string },
): Promise<void> {
  await db.insertInto('deletion_letters').values({ profile_id: profileId, asked_by: by, reason }).execute();
}

/** Whoever took the letter in looks at it again after so many hours; anybody else at once. */
const LATER_HOURS = 24;

/** The second look. Another rule about who may give it has its place here. */
export async function lookAgain(
  db: Kysely<Database>,
  profileId: string,
  by: string,
): Promise<'done' | 'later' | 'nothing'> {
  const letter = await db
    .selectFrom('deletion_letters')
    .select(['id', 'asked_by as askedBy'])
    .select(sql<boolean>`asked_at > now() - make_interval(hours => ${LATER_HOURS})`.as('isYoung'))
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .where('looked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (letter === undefined) return 'nothing';
  if (letter.isYoung && letter.askedBy === by) return 'later';
  await db
    .updateTable('deletion_letters')
    .set({ looked_at: sql<Date>`now()`, looked_by: by })
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
    .select(['l.looked_by as lookedBy', 'l.ended_at as endedAt', 'l.ended_how as endedHow'])
    .select(sql<Date | null>`case when l.ended_at is null then m.deletion_due_at end`.as('dueAt'))
    .where('l.profile_id', '=', profileId)
    .orderBy('l.id', 'desc')
    .execute();
}
