import { type Children, type SharedAnswers, type SharedPerson, sharedAnswerNames } from '#matching/person.ts';
import { shownAnswers } from '#server/domain/answers/stored.ts';
import { type EngineValue, engineValue } from '../codes.ts';
import type { PersonRow } from './person.queries.ts';
import type { ComparedRow } from './seen-answers.ts';
import { toWishes } from './wishes.ts';

/**
 * Converts a row to a member as wishes and ranking read it: layer 2, the wishes and the day of last activity. Contains
 * nothing from layer 3.
 */
export function toSharedPerson(row: PersonRow): SharedPerson {
  const answers: Required<SharedAnswers> = {
    ...sameAnswers(row),
    district: row['home.id'],
    hasOwnWords: row.has_own_words ? true : null,
    children: childrenOf(row),
  };
  return {
    ...answers,
    gender: row.gender,
    lastActiveOn: row.last_active_on,
    wishes: {
      ...(row.wishes && toWishes(shownAnswers('wishes', row.wishes))),
      horoscopeCounts: row.horoscopeCounts === 'Yes',
    },
  };
}

/**
 * Returns the number of children in the engine's terms; null if unknown. Without an answer, somebody who never married
 * has none.
 */
function childrenOf({ children, maritalStatus }: ComparedRow): Children | null {
  const count = children ?? (maritalStatus === 'Never Married' ? 0 : null);
  if (count === null) return null;
  if (count > 1) return 'more';
  return count === 1 ? 'one' : 'none';
}

type SameName = keyof ComparedRow & keyof SharedAnswers;

/** Returns the answers that the engine knows by the same names as the forms. */
function sameAnswers(row: ComparedRow): { [Name in SameName]: EngineValue<Name, ComparedRow[Name]> };
function sameAnswers(row: Readonly<Record<string, unknown>>): object {
  const answers: Record<string, unknown> = {};
  for (const name of sharedAnswerNames) if (name in row) answers[name] = engineValue(name, row[name]);
  return answers;
}
