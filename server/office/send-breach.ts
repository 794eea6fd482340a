import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { BREACH_DRAFT, isUnfinished } from '#words/breach.ts';
import { type BreachRow, noteDeed, sendLetters } from './breaches.queries.ts';

type Letter = Pick<BreachRow, 'subjectEn' | 'letterEn' | 'subjectBn' | 'letterBn'>;

/** As it was saved, else the draft. */
export const letterOf = ({ subjectEn, letterEn, subjectBn, letterBn }: Letter): Letter => ({
  subjectEn: subjectEn || BREACH_DRAFT.en.subject,
  letterEn: letterEn || BREACH_DRAFT.en.letter,
  subjectBn: subjectBn || BREACH_DRAFT.bn.subject,
  letterBn: letterBn || BREACH_DRAFT.bn.letter,
});

/** Sends the letter to whoever has not had it; undefined, and nothing sent, while something in it is still to be filled in. */
export async function sendBreach(db: Kysely<Database>, breach: BreachRow, by: string): Promise<number | undefined> {
  if (Object.values(letterOf(breach)).some(isUnfinished)) return undefined;
  const sent = await sendLetters(db, breach.id);
  await noteDeed(db, { id: breach.id, by, kind: 'sent', words: `${sent}` });
  return sent;
}
