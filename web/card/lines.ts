import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { spouseForGender } from '#words/by-gender.ts';
import { maritalStatuses } from '#words/choices/marital-statuses.ts';
import { choiceIn } from '#words/label.ts';
import { number } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { feetIn, gotraIn, nameIn, yearsIn } from '#words/values.ts';

/** Separates the parts of a line. The no-break space keeps the dot with the word before it. */
const BETWEEN = '\u00a0· ';

/** The lines of a card about a member; `''` for an empty line. */
export interface Lines {
  /** 27 years · 5 ft 3 in · Widowed · 1 child */
  life: string;
  place: string;
  /** M.A., School teacher */
  work: string;
  /** Brahmin · gotra Shandilya. Starts with the religion if that differs from the reader's or the caste is unknown. */
  community: string;
}

/**
 * Returns the lines of a card for a reader. The religion is included only if it differs from the reader's own or the
 * caste is unknown.
 */
export function linesOf(member: SharedView, language: Language, { hasOtherReligion = false } = {}): Lines {
  const { age, heightCm, caste } = member;
  const religion = (hasOtherReligion || caste === null) && nameIn(member.religion, language);
  return {
    life: join(
      unbroken(yearsIn(age, language)),
      unbroken(feetIn(heightCm, language)),
      unbroken(spouseForGender(choiceIn(maritalStatuses, member.maritalStatus ?? '', language), member.gender)),
      member.children !== null && member.children > 0 && unbroken(childrenIn(member.children, language)),
    ),
    place: placeOf(member, language),
    // These words are long. Joined by commas, they may wrap anywhere except before a slash.
    work: [nameIn(member.education, language), nameIn(member.profession, language)]
      .filter(Boolean)
      .join(', ')
      .replaceAll(' /', '\u00a0/'),
    community: join(religion, nameIn(caste, language), gotraIn(member.clan, language)),
  };
}

/** Returns the number of children in words, as `2 children`. */
function childrenIn(children: number, language: Language): string {
  const count = number(children, language);
  if (language === 'bn') return `সন্তান ${count}`;
  return children === 1 ? '1 child' : `${count} children`;
}

/** Keeps words on one line, such as a number and its unit. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(BETWEEN);

/** Splits a line into its parts, for a place that is too narrow for the whole line. */
export const lineParts = (line: string): string[] => line.split(BETWEEN).filter(Boolean);
