import { type Kysely, sql, type Updateable } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/db/tables.ts';
import type { KinshipFinding } from '#server/matching/view/kinship.ts';

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

export interface SentCounts {
  /** Not withdrawn, not accepted, not expired; a declined one holds its place like one that waits. */
  open: number;
  /** Today in India, withdrawn ones included. */
  today: number;
}

export async function countSent(db: Kysely<Database>, senderId: string): Promise<SentCounts> {
  const counts = await db
    .selectFrom('introductions')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('withdrawn_at', 'is', null)
        .filterWhere(sql<boolean>`answer is distinct from 'accepted'`)
        .filterWhere('sent_at', '>', ago(INTEREST_DAYS))
        .as('open'),
      eb.fn
        .countAll<number>()
        .filterWhere(
          sql<boolean>`(sent_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date`,
        )
        .as('today'),
    ])
    .where('sender_id', '=', senderId)
    .executeTakeFirstOrThrow();
  return counts;
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
): Promise<void> {
  await db.insertInto('introductions').values({ sender_id: senderId, recipient_id: recipientId, note }).execute();
}

/** Takes back an interest that to its sender still looks as if it waited: a declined one too. */
export async function withdraw(db: Kysely<Database>, senderId: string, recipientId: string): Promise<boolean> {
  const changed = await db
    .updateTable('introductions')
    .set({ withdrawn_at: sql`now()` })
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`answer is distinct from 'accepted'`)
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

export const decline = (db: Kysely<Database>, interest: Interest): Promise<boolean> =>
  setAnswer(db, interest, { answer: 'declined' });

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
    .select(['sender_id', 'recipient_id', 'note', 'sent_at', 'withdrawn_at', 'answer'])
    .select(sql<boolean>`sent_at <= ${ago(INTEREST_DAYS)}`.as('isOver'))
    .where((eb) => eb.or([eb('sender_id', '=', profileId), eb('recipient_id', '=', profileId)]))
    .where((eb) => eb.or([eb('sent_at', '>', ago(AGAIN_AFTER_DAYS)), eb('answer', '=', 'accepted')]))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

export type IntroductionRow = Awaited<ReturnType<typeof loadIntroductions>>[number];

export async function isOfOneGender(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const rows = await db.selectFrom('members').select('gender').where('profile_id', 'in', [one, other]).execute();
  return new Set(rows.map(({ gender }) => gender)).size < 2;
}
