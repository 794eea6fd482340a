import { type Kysely, sql } from 'kysely';
import { normalPhone } from '#contract/dial.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Wanted {
  isAnswered: boolean;
  /** A number of a letter, a phone, an e-mail address or words of the name or the subject; `''` for all. */
  asked: string;
  page: number;
}

export const LETTERS_A_PAGE = 50;

/** Letters to the trust: those that wait, the oldest first, or those that were answered, the latest first. One more than a page. */
export async function listLetters(db: Kysely<Database>, { isAnswered, asked, page }: Wanted) {
  const typed = asked.trim();
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const phone = normalPhone(typed);
  let query = db
    .selectFrom('contact_messages')
    .select(['reference', 'sent_at as sent', 'name', 'email', 'phone', 'subject', 'content as words'])
    .select(['answered_at as answered', 'answer', 'answered_by as by', 'answered_how as how'])
    .where('answered_at', isAnswered ? 'is not' : 'is', null)
    .limit(LETTERS_A_PAGE + 1)
    .offset((page - 1) * LETTERS_A_PAGE);
  if (typed !== '')
    query = query.where(
      sql<boolean>`(reference ilike ${like} or name ilike ${like} or email ilike ${like} or subject ilike ${like}
        or phone ilike ${like} or (length(${phone}) >= 6 and phone like '%' || ${phone}))`,
    );
  return isAnswered
    ? query.orderBy('answered_at', 'desc').orderBy('reference').execute()
    : query.orderBy('sent_at').orderBy('reference').execute();
}
