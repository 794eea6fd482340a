import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { BREACH_DRAFT, isUnfinished } from '#words/breach.ts';
import { beginWork } from './breach-works.queries.ts';
import type { BreachRow } from './breaches.queries.ts';

type Letter = Pick<BreachRow, 'subjectEn' | 'letterEn' | 'subjectBn' | 'letterBn'>;

/** Returns the saved letter, with the draft in place of empty parts. */
export const letterOf = ({ subjectEn, letterEn, subjectBn, letterBn }: Letter): Letter => ({
  subjectEn: subjectEn || BREACH_DRAFT.en.subject,
  letterEn: letterEn || BREACH_DRAFT.en.letter,
  subjectBn: subjectBn || BREACH_DRAFT.bn.subject,
  letterBn: letterBn || BREACH_DRAFT.bn.letter,
});

/**
 * Starts sending the message to those who have not had it. Returns `unfinished` while the letter has blanks to fill in,
 * and `busy` during other work.
 */
export async function sendBreach(
  db: Kysely<Database>,
  breach: BreachRow,
  by: string,
): Promise<'begun' | 'unfinished' | 'busy'> {
  if (Object.values(letterOf(breach)).some(isUnfinished)) return 'unfinished';
  return (await beginWork(db, { breachId: breach.id, by })) ? 'begun' : 'busy';
}
