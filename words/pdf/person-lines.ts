import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { type Named, writtenName } from '#words/readable-name.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { feetIn, gotraIn, nameIn, yearsIn } from '#words/values.ts';

/** Returns a name in the script of the paper if it is known, followed by the family's own spelling. */
export function printedName(named: Named, language: Language): string {
  const written = writtenName(named, language);
  return written === '' ? named.name : `${named.spelled} (${written})`;
}

const join = (words: readonly string[]): string => words.filter(Boolean).join(' · ');

/**
 * Returns at most three lines about a person, from the view of strangers: age, height and marital status; education and
 * work; religion, caste and gotra.
 */
export function personLines(shared: SharedView, language: Language): string[] {
  const answer = (name: 'maritalStatus' | 'children') => sharedAnswer(shared, name, language);
  return [
    join([
      yearsIn(shared.age, language),
      feetIn(shared.heightCm, language),
      answer('maritalStatus'),
      answer('children'),
    ]),
    join([nameIn(shared.education, language), nameIn(shared.profession, language)]),
    join([nameIn(shared.religion, language), nameIn(shared.caste, language), gotraIn(shared.clan, language)]),
  ].filter(Boolean);
}
