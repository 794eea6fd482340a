import { type Kysely, sql } from 'kysely';
import { ALONE_AFTER_HOURS } from '#contract/staff/request-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** SQL: when the deletion of the member `m` is due, in whole seconds since 1970. */
const DUE = sql`floor(extract(epoch from m.deletion_due_at))::float8`;

/** Lists when the deletions of an account's profiles that a posted letter asks for are due, in seconds since 1970. */
export async function listOpenLetters(db: Kysely<Database>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ due: number }>`
    select distinct ${DUE} as due from account_profiles p
    join members m on m.profile_id = p.profile_id
    join deletion_letters l on l.profile_id = p.profile_id and l.ended_at is null
    where p.account_id = ${accountId} and m.deletion_due_at > now()`.execute(db);
  return rows.map(({ due }) => due);
}

/** Whether a posted letter to the office has asked for the deletion of a profile, not a holder on the site. */
export async function isAskedByLetter(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletion_letters')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Cancels the deletion of a profile, regardless of who asked for it. Returns true if a letter had asked, so that the
 * holders of the profile were notified.
 */
export async function keepProfile(
  db: Kysely<Database>,
  profileId: string,
  { how, by = '' }: { how: 'objected' | 'kept' | 'office'; by?: string },
): Promise<boolean> {
  await db
    .updateTable('members')
    .set({ deletion_due_at: null, deletion_receipt: null })
    .where('profile_id', '=', profileId)
    .execute();
  const ended = await db
    .updateTable('deletion_letters')
    .set({ ended_at: sql<Date>`now()`, ended_how: how, ended_by: by })
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Records an account's objection to the letters that are due at this time. Returns the profiles that stay; none if
 * these letters are over or replaced by others.
 */
export async function stopDeletions(
  transaction: Kysely<Database>,
  { accountId, due }: { accountId: number; due: number },
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select m.profile_id as "profileId" from account_profiles p join members m on m.profile_id = p.profile_id
    join deletion_letters l on l.profile_id = p.profile_id and l.ended_at is null
    where p.account_id = ${accountId} and ${DUE} = ${due} and m.deletion_due_at > now()
    for update of m`.execute(transaction);
  for (const { profileId } of rows) await keepProfile(transaction, profileId, { how: 'objected' });
  return rows.map(({ profileId }) => profileId);
}

/** A posted letter that asks for the deletion of a profile. */
interface NewLetter {
  profileId: string;
  /** The member of staff who received the letter. */
  by: string;
  reason: string;
  /** The second member of staff, who has reviewed the letter together with the first already. */
  looked?: { by: string; isSamePlace: boolean };
}

/** Records a posted letter that asks for the deletion of a profile, and who received the letter. */
export async function insertDeletionLetter(
  db: Kysely<Database>,
  { profileId, by, reason, looked }: NewLetter,
): Promise<void> {
  await db
    .insertInto('deletion_letters')
    .values({
      profile_id: profileId,
      asked_by: by,
      reason,
      ...(looked && { looked_at: sql<Date>`now()`, looked_by: looked.by, is_same_place: looked.isSamePlace }),
    })
    .execute();
}

/** Lists the letters about a profile, the latest first, with the day of the deletion. */
export async function listDeletionLetters(db: Kysely<Database>, profileId: string) {
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

/**
 * Returns and locks the letter about a profile that still needs its second review; undefined if there is none.
 * `isYoung` means that another person must review it.
 */
export async function lockLetterToLookAt(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('deletion_letters')
    .select(['id', 'asked_by as askedBy'])
    .select(sql<boolean>`asked_at > now() - make_interval(hours => ${ALONE_AFTER_HOURS})`.as('isYoung'))
    .where('profile_id', '=', profileId)
    .where('ended_at', 'is', null)
    .where('looked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the second review of a letter, and who made it. */
export async function noteSecondLook(
  db: Kysely<Database>,
  id: number,
  { by, isSamePlace }: NonNullable<NewLetter['looked']>,
): Promise<void> {
  await db
    .updateTable('deletion_letters')
    .set({ looked_at: sql<Date>`now()`, looked_by: by, is_same_place: isSamePlace })
    .where('id', '=', id)
    .execute();
}

/** SQL: whether a letter asks for the deletion of this row of `members` and has had no second review. */
export const waitsForSecondLook = sql<boolean>`exists (select from deletion_letters l
  where l.profile_id = members.profile_id and l.ended_at is null and l.looked_at is null)`;
