import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { ThreadName } from '#contract/thread-names.ts';
import { MESSAGES_A_PAGE } from '#contract/threads.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfMessage } from '#server/platform/crypto/messages.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

type Sealer = Pick<HealthCipher, 'encrypt' | 'decrypt'>;

/** A thread as one account may read it. With `accounts`, only messages that these accounts have written may be read. */
export interface OpenThread {
  togetherId: number;
  thread: ThreadName;
  accounts?: readonly number[];
}

/** A message with its text decrypted. */
export interface ReadMessage {
  /** The place in the thread, from 1. */
  number: number;
  /** The profile of the family that wrote the message. */
  authorId: string;
  /** The account that wrote the message; null if it is deleted. */
  accountId: number | null;
  /** The role of that account at the time. */
  writtenAs: Role;
  sentAt: Date;
  words: string;
  /** Whether the message speaks of money, and the writer sent it in spite of the warning. */
  isWarned: boolean;
}

/** Which messages of a thread to return. */
interface MessagePage {
  /** Only messages with a lower number; null for the last messages. */
  before?: number | null;
  /** Maximum number of messages. */
  many?: number;
}

/** Returns the last messages of a thread, or the last ones before a number, the oldest first. */
export async function loadMessages(
  db: Kysely<Database>,
  cipher: Sealer,
  { togetherId, thread, accounts }: OpenThread,
  { before = null, many = MESSAGES_A_PAGE }: MessagePage = {},
): Promise<ReadMessage[]> {
  let query = db
    .selectFrom('together_messages')
    .select(['number', 'author_id as authorId', 'account_id as accountId', 'written_as as writtenAs'])
    .select(['sent_at as sentAt', 'words', 'is_warned as isWarned'])
    .where('together_id', '=', togetherId)
    .where('thread', '=', thread)
    .orderBy('number', 'desc')
    .limit(many);
  if (before !== null) query = query.where('number', '<', before);
  if (accounts) query = query.where('account_id', 'in', [...accounts]);
  const rows = await query.execute();
  return rows
    .reverse()
    .map((row) => ({ ...row, words: decryptWords(cipher, { togetherId, thread, number: row.number }, row) }));
}

interface NewMessage extends OpenThread {
  authorId: string;
  accountId: number;
  writtenAs: Role;
  words: string;
  isWarned: boolean;
  /** Idempotency key of the message; `''` if none. */
  key: string;
}

/**
 * Saves a message. Call within a transaction with both members' rows locked, so that the numbers of a thread are
 * consecutive.
 */
export async function insertMessage(db: Kysely<Database>, cipher: Sealer, message: NewMessage): Promise<void> {
  const { togetherId, thread, authorId, accountId, writtenAs, words, isWarned, key } = message;
  const lastMessage = await db
    .selectFrom('together_messages')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('together_id', '=', togetherId)
    .where('thread', '=', thread)
    .executeTakeFirst();
  const number = (lastMessage?.number ?? 0) + 1;
  const sealedWords = cipher.encrypt(words, placeOfMessage(authorId, { togetherId, thread, number }));
  await db
    .insertInto('together_messages')
    .values({
      together_id: togetherId,
      thread,
      number,
      author_id: authorId,
      account_id: accountId,
      written_as: writtenAs,
      words: sealedWords,
      is_warned: isWarned,
      send_key: key || null,
    })
    .execute();
}

/** Whether a message with this key has arrived before. */
export async function isSentBefore(
  db: Kysely<Database>,
  { togetherId, authorId, key }: { togetherId: number; authorId: string; key: string },
): Promise<boolean> {
  if (key === '') return false;
  const row = await db
    .selectFrom('together_messages')
    .select('number')
    .where('together_id', '=', togetherId)
    .where('author_id', '=', authorId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the messages that a family has sent today (in India) in a thread. */
export async function countToday(
  db: Kysely<Database>,
  { togetherId, thread, authorId }: { togetherId: number; thread: ThreadName; authorId: string },
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from together_messages
    where author_id = ${authorId} and together_id = ${togetherId} and thread = ${thread}
      and sent_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`.execute(db);
  return rows[0]?.many ?? 0;
}

/** Minutes within which a message counts as just written. */
const JUST_WRITTEN_MINUTES = 60;
/** Maximum number of messages that are returned as just written. */
const JUST_WRITTEN_MESSAGES = 5;

/**
 * Returns the texts of the last messages that a family has written in a thread within `JUST_WRITTEN_MINUTES`, at most
 * `JUST_WRITTEN_MESSAGES`, the oldest first.
 */
export async function loadJustWritten(
  db: Kysely<Database>,
  cipher: Sealer,
  { togetherId, thread, authorId }: { togetherId: number; thread: ThreadName; authorId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('together_messages')
    .select(['number', 'words'])
    .where('together_id', '=', togetherId)
    .where('thread', '=', thread)
    .where('author_id', '=', authorId)
    .where('sent_at', '>', sql<Date>`now() - make_interval(mins => ${JUST_WRITTEN_MINUTES})`)
    .orderBy('number', 'desc')
    .limit(JUST_WRITTEN_MESSAGES)
    .execute();
  return rows
    .reverse()
    .map(({ number, words }) => decryptWords(cipher, { togetherId, thread, number }, { authorId, words }));
}

/**
 * Returns what a member has written to others, the oldest first. From the thread of the bride and the groom, includes
 * only messages of this account. A family that is not visible any more is not named.
 */
export async function messagesInDownload(
  db: Kysely<Database>,
  cipher: Sealer,
  { profileId, accountId }: { profileId: string; accountId: number },
) {
  const rows = await db
    .selectFrom('together_messages as w')
    .innerJoin('together as t', 't.id', 'w.together_id')
    .select(['w.together_id', 'w.thread', 'w.number', 'w.words', 'w.sent_at', 'w.written_as'])
    .select(sql<string>`coalesce(case when t.one_id = ${profileId} then t.other_id else t.one_id end, '')`.as('to'))
    .where('w.author_id', '=', profileId)
    .where(({ or, eb }) => or([eb('w.thread', '=', 'families'), eb('w.account_id', '=', accountId)]))
    .orderBy('w.sent_at')
    .execute();
  const seen = await loadSeen(
    { db },
    profileId,
    rows.map(({ to }) => to),
  );
  return rows.map(({ together_id: togetherId, thread, number, to, words, sent_at, written_as }) => ({
    to: seen.has(to) ? to : '',
    thread,
    written_as,
    sent_at,
    words: decryptWords(cipher, { togetherId, thread, number }, { authorId: profileId, words }),
  }));
}

/** Decrypts the text of a message; the encryption is bound to the author and to the place in the thread. */
const decryptWords = (
  cipher: Pick<HealthCipher, 'decrypt'>,
  message: { togetherId: number; thread: ThreadName; number: number },
  { authorId, words }: { authorId: string; words: string },
): string => cipher.decrypt(words, placeOfMessage(authorId, message));
