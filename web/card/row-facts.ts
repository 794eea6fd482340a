import type { Language } from '#contract/choices.ts';
import { digits } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { feetIn, nameIn, shortFeetIn, yearsIn } from '#words/values.ts';
import type { RowMember } from './row-of.ts';

/** The parts of two lines about a member, each short enough for a phone; `''` where nothing is known. */
interface RowFacts {
  /** 29 · 5'11" · Purulia */
  life: string;
  /** The facts of `life` for screen readers: 29 years, 5 ft 11 in, Purulia */
  lifeSaid: string;
  /** Police, B.A. */
  work: string;
  /** Kayastha. The religion is added only if it differs from the reader's or the caste is unknown. */
  community: string;
}

/** Separates the facts of a line. */
const BETWEEN = ' · ';

/** Returns the lines of a member's row for a reader. */
export function rowFactsOf(
  member: Omit<RowMember, 'memberId' | 'picture'>,
  language: Language,
  hasOtherReligion = false,
): RowFacts {
  const { age, heightCm, profession, education, religion, caste } = member;
  const place = placeOf(member, language);
  const faith = hasOtherReligion || caste === null ? nameIn(religion, language) : '';
  const joinKnown = (parts: readonly (string | null | false)[], separator: string) =>
    parts.filter(Boolean).join(separator);
  return {
    life: joinKnown([age !== null && digits(age, language), shortFeetIn(heightCm, language), place], BETWEEN),
    lifeSaid: joinKnown([yearsIn(age, language), feetIn(heightCm, language), place], ', '),
    work: joinKnown([brief(nameIn(profession, language)), briefStudies(nameIn(education, language))], ', '),
    community: joinKnown([brief(faith), brief(nameIn(caste, language))], BETWEEN),
  };
}

/** Shortens a name by a second name after a slash or in brackets: Accountant / CA becomes Accountant. */
const brief = (name: string): string => name.replace(/\s*[(/].*$/, '') || name;

/** Shortens studies to an abbreviation in brackets at their end: Chartered Accountant (CA) becomes CA. */
const briefStudies = (name: string): string => /\(([^\s()]{2,4})\)$/.exec(name)?.[1] ?? brief(name);
