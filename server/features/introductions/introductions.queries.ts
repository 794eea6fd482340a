import { type Kysely, sql, type Updateable } from 'kysely';
import { AGAIN_AFTER_DAYS, type DeclineReason, INTEREST_DAYS } from '#contract/introductions.ts';
import type { KinshipFinding } from '#server/domain/visibility/kinship.ts';
import type { Database } from '#server/platform/db/tables.ts';

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

const TODAY_IN_INDIA = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** To its sender it waits: unanswered, or declined without a word. */
const looksUnanswered = sql<boolean>`(answer is distinct from 'accepted' and told_because is null)`;

/** Whose answer this sender waits for: not withdrawn, accepted or expired; one declined in silence waits like any other. */
export async function loadAwaited(db: Kysely<Database>, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('introductions')
    .select('recipient_id')
    .where('sender_id', '=', senderId)
    .where('withdrawn_at', 'is', null)
    .where(looksUnanswered)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

/** Today in India, whatever has become of them and of those they were sent to. */
export async function countSentToday(db: Kysely<Database>, senderId: string): Promise<number> {
  const row = await db
    .selectFrom('interest_days')
    .select('count')
    .where('profile_id', '=', senderId)
    .where('sent_on', '=', TODAY_IN_INDIA)
    .executeTakeFirst();
  return row?.count ?? 0;
}

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

export async function hasSentLately(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const found = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('sent_at', '>', ago(AGAIN_AFTER_DAYS))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isWaiting(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const found = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertIntroduction(
  db: Kysely<Database>,
  senderId: string,
  recipientId: string,
  note: string,
): Promise<number> {
  const { id } = await db
    .insertInto('introductions')
    .values({ sender_id: senderId, recipient_id: recipientId, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countOneMore(db, senderId);
  return id;
}

/** What is fixed when an interest is sent: whether it was told, and what its sender reads of the other family's reach. */
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

/** Takes back an interest that to its sender still looks as if it waited: one declined in silence too. */
export async function withdraw(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const changed = await db
    .updateTable('introductions')
    .set({ withdrawn_at: sql`now()` })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where(looksUnanswered)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .returning('id')
    .execute();
  return changed.length > 0;
}

interface Interest {
  senderId: string;
  recipientId: string;
}

export const accept = (
  db: Kysely<Database>,
  interest: Interest,
  { kinship, named }: KinshipFinding,
): Promise<boolean> => setAnswer(db, interest, { answer: 'accepted', kinship, kinship_named: named });

/** `told`: the reason that the sender reads; null for none. */
export const decline = (db: Kysely<Database>, interest: Interest, told: DeclineReason | null): Promise<boolean> =>
  setAnswer(db, interest, { answer: 'declined', told_because: told });

/** False when no interest waits any more: of answers and withdrawals at once the first one stands. */
async function setAnswer(
  db: Kysely<Database>,
  { senderId, recipientId }: Interest,
  answer: Updateable<Database['introductions']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('introductions')
    .set({ ...answer, answered_at: sql`now()` })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .where('sent_at', '>', ago(INTEREST_DAYS))
    .returning('id')
    .execute();
  return changed.length > 0;
}

const LISTED = 500;

/** What the member sent and received within ninety days, and every acceptance; newest first. */
export function loadIntroductions(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('introductions')
    .select(['sender_id', 'recipient_id', 'note', 'sent_at', 'withdrawn_at', 'answer', 'answered_at', 'told_because'])
    .select('could_be_told')
    .select(sql<boolean>`sent_at <= ${ago(INTEREST_DAYS)}`.as('isOver'))
    .where((eb) => eb.or([eb('sender_id', '=', profileId), eb('recipient_id', '=', profileId)]))
    .where((eb) => eb.or([eb('sent_at', '>', ago(AGAIN_AFTER_DAYS)), eb('answer', '=', 'accepted')]))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

export type IntroductionRow = Awaited<ReturnType<typeof loadIntroductions>>[number];
