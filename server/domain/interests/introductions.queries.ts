import { type Kysely, sql, type Updateable } from 'kysely';
import { AGAIN_AFTER_DAYS, type DeclineReason, INTEREST_DAYS, type Origin } from '#contract/introductions.ts';
import type { KinshipFinding } from '#server/domain/visibility/kinship.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** SQL: the time this many days before now. */
export const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** SQL: the present day in India. */
const TODAY_IN_INDIA = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** SQL: whether an interest looks unanswered to its sender, because it is unanswered or was declined in silence. */
export const looksUnanswered = sql<boolean>`(answer is distinct from 'accepted' and told_because is null)`;

/**
 * Returns the number of interests that a family itself has sent today (in India), including withdrawn interests and
 * interests to members who are deleted by now.
 */
export async function countSentToday(db: Kysely<Database>, senderId: string): Promise<number> {
  const row = await db
    .selectFrom('interest_days')
    .select('count')
    .where('profile_id', '=', senderId)
    .where('sent_on', '=', TODAY_IN_INDIA)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Counts one more interest that a family itself has sent today (in India). */
async function countOneMore(db: Kysely<Database>, senderId: string): Promise<void> {
  await db
    .insertInto('interest_days')
    .values({ profile_id: senderId, sent_on: TODAY_IN_INDIA, count: 1 })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet({
        sent_on: TODAY_IN_INDIA,
        count: sql`case when interest_days.sent_on = excluded.sent_on then interest_days.count + 1 else 1 end`,
      }),
    )
    .execute();
}

/** Whether the sender has sent the recipient an interest within `AGAIN_AFTER_DAYS`. */
export async function hasSentLately(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const interest = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('sent_at', '>', ago(AGAIN_AFTER_DAYS))
    .limit(1)
    .executeTakeFirst();
  return interest !== undefined;
}

/** Whether an interest between the two, in this direction, can still be answered. */
export async function isInterestWaiting(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const interest = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .executeTakeFirst();
  return interest !== undefined;
}

interface NewIntroduction {
  senderId: string;
  recipientId: string;
  /** The sender's words; `''` by default. */
  note?: string;
  /** Whether the sender wishes to write the first message after an acceptance. */
  isWritingFirst?: boolean;
  /** `family` by default: the family itself sends the interest. */
  origin?: Origin;
}

/** Saves an interest and returns its id. Only an interest of the family itself counts for the daily limit. */
export async function insertIntroduction(
  db: Kysely<Database>,
  { senderId, recipientId, note = '', isWritingFirst = false, origin = 'family' }: NewIntroduction,
): Promise<number> {
  const { id } = await db
    .insertInto('introductions')
    .values({ sender_id: senderId, recipient_id: recipientId, note, origin, writes_first: isWritingFirst || null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (origin === 'family') await countOneMore(db, senderId);
  return id;
}

/**
 * Records what is fixed when an interest is sent. `wasWelcome`: whether the recipient was notified of it, and it is not
 * set apart. `couldBeTold`: whether the recipient had a channel for notifications; null if the sender reads nothing of
 * it.
 */
export async function noteSending(
  db: Kysely<Database>,
  id: number,
  { wasWelcome, couldBeTold }: { wasWelcome: boolean; couldBeTold: boolean | null },
): Promise<void> {
  await db
    .updateTable('introductions')
    .set({ was_welcome: wasWelcome, could_be_told: couldBeTold })
    .where('id', '=', id)
    .execute();
}

/** Withdraws an interest that looks unanswered to its sender. Returns whether there was one. */
export async function withdrawInterest(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const rows = await db
    .updateTable('introductions')
    .set({ withdrawn_at: sql`now()` })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where(looksUnanswered)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The two members of an interest. */
interface Interest {
  senderId: string;
  recipientId: string;
}

/** Accepts an interest, and records what is known of a kinship between the two. Returns false if no interest waits. */
export const markAccepted = (
  db: Kysely<Database>,
  interest: Interest,
  { kinship, named }: KinshipFinding,
): Promise<boolean> => setAnswer(db, interest, { answer: 'accepted', kinship, kinship_named: named });

/** Whether the interest is accepted and its sender wishes to write the first message. */
export async function isSenderWritingFirst(
  db: Kysely<Database>,
  { senderId, recipientId }: Interest,
): Promise<boolean> {
  const interest = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('answer', '=', 'accepted')
    .where('writes_first', 'is', true)
    .limit(1)
    .executeTakeFirst();
  return interest !== undefined;
}

/**
 * Declines an interest. `reason` is what the sender reads; null for a silent decline. Returns false if no interest
 * waits.
 */
export const markDeclined = (
  db: Kysely<Database>,
  interest: Interest,
  reason: DeclineReason | null,
): Promise<boolean> => setAnswer(db, interest, { answer: 'declined', told_because: reason });

/**
 * Saves the answer to a waiting interest. Returns false if no interest waits any more: of simultaneous answers and
 * withdrawals, the first is saved.
 */
async function setAnswer(
  db: Kysely<Database>,
  { senderId, recipientId }: Interest,
  answer: Updateable<Database['introductions']>,
): Promise<boolean> {
  const rows = await db
    .updateTable('introductions')
    .set({ ...answer, answered_at: sql`now()` })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/**
 * Withdraws the interests of a profile that one account has sent and that look unanswered to the sender. An act `sent`
 * of the account, at most a minute older than the interest, shows that this account has sent it.
 */
export async function withdrawSentBy(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await sql`
    update introductions i set withdrawn_at = now()
    where i.sender_id = ${profileId} and i.withdrawn_at is null and i.answer is distinct from 'accepted'
      and i.told_because is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
      and exists (select from acts t where t.profile_id = i.sender_id and t.account_id = ${accountId} and t.act = 'sent'
        and t.about_id = i.recipient_id and t.done_at >= i.sent_at - interval '1 minute')`.execute(db);
}

/**
 * Withdraws the interests to and from a member that look unanswered to their sender. Afterwards an unanswered interest
 * and one declined in silence cannot be told apart.
 */
export async function withdrawWaiting(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('introductions')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where(({ or, eb }) => or([eb('sender_id', '=', profileId), eb('recipient_id', '=', profileId)]))
    .where('withdrawn_at', 'is', null)
    .where(looksUnanswered)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .execute();
}

/**
 * Deletes interests that were not accepted after the retention period (`introductions`), counted from their sending.
 */
export async function expireIntroductions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('introductions')
    .where('sent_at', '<', expiryCutoff('introductions'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'declined')]))
    .execute();
}
