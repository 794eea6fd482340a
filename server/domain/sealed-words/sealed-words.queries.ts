import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import { SEALED_WORD_DAYS, SEALED_WORD_OPENINGS } from '#contract/sealed-words.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfSealedWord } from '#server/platform/crypto/sealed-words.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** The two candidates of a word, by their profiles. */
interface Pair {
  senderId: string;
  recipientId: string;
}

/** The text to which an account has agreed: its version, its hash and its language. */
interface AgreedText {
  version: string;
  hash: string;
  language: Language;
}

/** Returns the place where a word is stored; the encryption is bound to the place. */
const placeOf = ({ senderId, recipientId }: Pair) => placeOfSealedWord(senderId, recipientId);

/** SQL: whether the word `s` is still valid, even if the sweep is late. */
const IS_VALID = sql<boolean>`s.written_at > now() - make_interval(days => ${SEALED_WORD_DAYS})`;
/** SQL: until when the word `s` is valid. */
const UNTIL = sql<Date>`s.written_at + make_interval(days => ${SEALED_WORD_DAYS})`;

interface WordState {
  /** How often the word has been opened. */
  openings: number;
  until: Date;
}

/** Returns the state of a sealed word, without its text; undefined if there is no valid word. */
export async function findSealedWord(
  db: Kysely<Database>,
  { senderId, recipientId }: Pair,
): Promise<WordState | undefined> {
  return db
    .selectFrom('sealed_words as s')
    .select(['s.openings', UNTIL.as('until')])
    .where('s.sender_id', '=', senderId)
    .where('s.recipient_id', '=', recipientId)
    .where(IS_VALID)
    .executeTakeFirst();
}

/** SQL: whether the word `s` is of this pair and the account `a` with this id can open it. */
const isOpenableBy = ({ senderId, recipientId }: Pair, accountId: number) => sql<boolean>`(
  (s.sender_id, s.recipient_id, s.recipient_account) = (${senderId}, ${recipientId}, ${accountId}) and ${IS_VALID}
    and s.openings < ${SEALED_WORD_OPENINGS}
    and (a.health_closed_at is null or a.health_closed_at < s.written_at))`;

/** Whether this account can still open a word. An account cannot open a word written before health was closed to it. */
export async function mayOpen(
  db: Kysely<Database>,
  pair: Pair,
  { accountId }: Pick<AccountProfile, 'accountId'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from sealed_words s join accounts a on a.id = ${accountId}
    where ${isOpenableBy(pair, accountId)}`.execute(db);
  return rows.length > 0;
}

interface NewWord extends Pair {
  /** The account of the sender. */
  accountId: number;
  words: string;
  agreed: AgreedText;
}

/**
 * Seals a word for the present account of the other candidate. Returns false if the candidate has no account. Call with
 * both members' rows locked, and only if there is no valid word in this direction.
 */
export async function insertSealedWord(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { senderId, recipientId, accountId, words, agreed }: NewWord,
): Promise<boolean> {
  // Removes an expired word that the sweep has not deleted yet.
  await removePair(db, { senderId, recipientId });
  const sealed = cipher.encrypt(words, placeOf({ senderId, recipientId }));
  const { rows } = await sql`
    insert into sealed_words (sender_id, recipient_id, sender_account, recipient_account, words, consent_version, consent_hash, consent_language)
    select ${senderId}, ${recipientId}, ${accountId}, p.account_id, ${sealed}, ${agreed.version}, ${agreed.hash}, ${agreed.language}
      from account_profiles p where p.profile_id = ${recipientId} and p.role = 'candidate'
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Takes back a word. Returns false if it has been opened, or there is none. */
export async function takeBackWord(db: Kysely<Database>, { senderId, recipientId }: Pair): Promise<boolean> {
  const removal = await db
    .deleteFrom('sealed_words')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('openings', '=', 0)
    .executeTakeFirst();
  return removal.numDeletedRows > 0n;
}

/**
 * Counts an opening and returns the words; the last opening erases them. Returns null if there is no word that this
 * account can open.
 */
export async function takeOpening(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { accountId, agreed, ...pair }: Pair & { accountId: number; agreed: AgreedText },
): Promise<{ words: string; openingsLeft: number } | null> {
  const { rows } = await sql<{ sealed: string; openings: number }>`
    update sealed_words o set openings = o.openings + 1, promised_at = coalesce(o.promised_at, now()),
      promise_version = coalesce(o.promise_version, ${agreed.version}), promise_hash = coalesce(o.promise_hash, ${agreed.hash}),
      promise_language = coalesce(o.promise_language, ${agreed.language}),
      words = case when o.openings + 1 < ${SEALED_WORD_OPENINGS} then o.words else '' end
    from (select s.id, s.words from sealed_words s join accounts a on a.id = ${accountId}
      where ${isOpenableBy(pair, accountId)} for update of s) former
    where o.id = former.id returning former.words as sealed, o.openings`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    words: cipher.decrypt(row.sealed, placeOf(pair)),
    openingsLeft: SEALED_WORD_OPENINGS - row.openings,
  };
}

/** Deletes the word of one candidate for the other, if there is one. */
async function removePair(db: Kysely<Database>, { senderId, recipientId }: Pair): Promise<void> {
  await db
    .deleteFrom('sealed_words')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .execute();
}

/** Deletes both words of two families whose acquaintance ends, opened or not. */
export async function removeSealedWords(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await removePair(db, { senderId: one, recipientId: other });
  await removePair(db, { senderId: other, recipientId: one });
}

/**
 * Deletes every word that a member has sealed or that is sealed for the member. Called when the member leaves, or
 * another person turns out to be the bride or groom.
 */
export async function removeSealedWordsOf(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`delete from sealed_words where ${profileId} in (sender_id, recipient_id)`.execute(db);
}

/** Deletes what a member has sealed, because the consent to health answers is withdrawn. */
export async function removeSealedBy(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('sealed_words').where('sender_id', '=', profileId).execute();
}

/** Deletes the words of or for an account that stops looking after a profile. */
export async function removeSealedWith(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await sql`delete from sealed_words where (${profileId}, ${accountId}) in
    ((sender_id, sender_account), (recipient_id, recipient_account))`.execute(db);
}

/**
 * Returns the words that an account has sealed, with their recipients, for its own download. A word that the last
 * opening has erased is `''`.
 */
export async function sealedWordsInDownload(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { accountId, profileId }: AccountProfile,
) {
  const rows = await db
    .selectFrom('sealed_words as s')
    .select(['s.recipient_id', 's.words', 's.written_at', 's.consent_version', 's.consent_language'])
    .where('s.sender_id', '=', profileId)
    .where('s.sender_account', '=', accountId)
    .where(IS_VALID)
    .orderBy('s.id')
    .execute();
  return rows.map(({ recipient_id, words, written_at, consent_version, consent_language }) => ({
    to_member: recipient_id,
    words: cipher.decrypt(words, placeOf({ senderId: profileId, recipientId: recipient_id })),
    written_at,
    consent_version,
    consent_language,
  }));
}

/** Deletes expired sealed words, opened or not. */
export async function expireSealedWords(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sealed_words').where('written_at', '<', expiryCutoff('sealedWords')).execute();
}
