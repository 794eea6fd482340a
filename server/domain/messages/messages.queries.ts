import { type Kysely, sql } from 'kysely';
import { normalPhone } from '#contract/dial.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A message of a visitor or a family to the trust; the office calls it a letter. */
export interface Message {
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  content: string;
}

/** Saves a message. Returns false if another message has this reference. */
export async function insertMessage(db: Kysely<Database>, message: Message): Promise<boolean> {
  const made = await db
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return made !== undefined;
}

/** Lists messages of visitors, the oldest first: those without an answer, or with `isAll` all of them. */
export async function listMessages(db: Kysely<Database>, isAll: boolean) {
  let query = db
    .selectFrom('contact_messages')
    .select(['reference', 'sent_at as sent', 'name', 'subject', 'answered_at as answered'])
    .orderBy('sent_at');
  if (!isAll) query = query.where('answered_at', 'is', null);
  return query.execute();
}

/** Returns a message with the time of its answer; undefined if there is none with this reference. */
export async function loadMessage(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom('contact_messages')
    .select([
      'reference',
      'sent_at as sent',
      'name',
      'email',
      'phone',
      'subject',
      'content as message',
      'answered_at as answered',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Marks a message as answered or not. Returns whether the message exists. A repeated mark keeps the first time. */
export async function markAnswered(db: Kysely<Database>, reference: string, isAnswered: boolean): Promise<boolean> {
  const marked = await db
    .updateTable('contact_messages')
    .set({ answered_at: isAnswered ? sql<Date>`coalesce(answered_at, now())` : null })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

interface LetterAnswer {
  reference: string;
  answer: string;
  /** The member of staff who answers. */
  by: string;
  /** `email`: the site sends the answer. `noted`: the answer was given in another way. */
  how: 'email' | 'noted';
}

/**
 * Saves the answer to a letter, which is a message to the office, and returns the sender's e-mail address. Returns
 * undefined if somebody else has answered the letter meanwhile.
 */
export async function saveLetterAnswer(
  db: Kysely<Database>,
  { reference, answer, by, how }: LetterAnswer,
): Promise<string | undefined> {
  const saved = await db
    .updateTable('contact_messages')
    .set({ answered_at: sql<Date>`now()`, answer, answered_by: by, answered_how: how })
    .where('reference', '=', reference)
    .where('answered_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return saved?.email;
}

/** Which letters to list. */
interface LetterFilter {
  isAnswered: boolean;
  /**
   * Search text: part of the reference of a letter, of a phone, of an e-mail address, or of the name or the subject;
   * `''` for all letters.
   */
  asked: string;
  /** Only letters assigned to this member of staff; null for all. */
  staffId: number | null;
  /** Page number, from 1. */
  page: number;
}

/** Number of letters on one page of the list. */
export const LETTERS_A_PAGE = 50;

/** Minimum number of digits of a search text that is compared, in its normal form, with the ends of phones. */
const FEWEST_DIGITS = 6;

/**
 * Lists letters to the trust: the waiting ones, the oldest first, or the answered ones, the latest first. Returns one
 * more than a page, which shows that there is a next page.
 */
export async function listLetters(db: Kysely<Database>, { isAnswered, asked, staffId, page }: LetterFilter) {
  const typed = asked.trim();
  // Escapes the characters that are wildcards in a `like`.
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const phone = normalPhone(typed);
  let query = db
    .selectFrom('contact_messages')
    .select(['reference', 'sent_at as sent', 'name', 'email', 'phone', 'subject', 'content as words'])
    .select(['answered_at as answered', 'answer', 'answered_by as by', 'answered_how as how'])
    .where('answered_at', isAnswered ? 'is not' : 'is', null)
    .limit(LETTERS_A_PAGE + 1)
    .offset((page - 1) * LETTERS_A_PAGE);
  if (staffId !== null)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('assignments as a')
          .select('a.reference')
          .where('a.kind', '=', 'letter')
          .whereRef('a.reference', '=', 'contact_messages.reference')
          .where('a.staff_id', '=', staffId),
      ),
    );
  if (typed !== '')
    query = query.where(
      sql<boolean>`(reference ilike ${like} or name ilike ${like} or email ilike ${like} or subject ilike ${like}
        or phone ilike ${like} or (length(${phone}) >= ${sql.lit(FEWEST_DIGITS)} and phone like '%' || ${phone}))`,
    );
  return isAnswered
    ? query.orderBy('answered_at', 'desc').orderBy('reference').execute()
    : query.orderBy('sent_at').orderBy('reference').execute();
}

/** Returns a letter to the office with its answer; undefined if there is none. */
export async function loadAnswered(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom('contact_messages')
    .select(['reference', 'email', 'subject', 'answer'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Deletes expired messages, answered or not. */
export async function expireMessages(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('contact_messages').where('sent_at', '<', expiryCutoff('contactMessages')).execute();
}
