import { INDIA, type Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { feetIn, gotraIn, nameIn, yearsIn } from '#words/values.ts';

/** Who a member is, in the lines of a card; `''` where nothing is given. */
export interface Lines {
  /** 27 years · 5 ft 3 in */
  life: string;
  place: string;
  /** M.A. · School teacher */
  work: string;
  /** Brahmin · gotra Shandilya, after the religion where it is asked for or nothing else is known. */
  community: string;
}

type Home = Pick<SharedView, 'district' | 'state' | 'country'>;

/** Where a member lives, with the country where it is not India; that without what its name has in brackets. */
export function placeOf({ district, state, country }: Home, language: Language): string {
  const home = nameIn(district, language) || nameIn(state, language);
  const abroad = country?.id === INDIA ? '' : nameIn(country, language).replace(/ \(.*/, '');
  // Singapore is a state of Singapore.
  return [home, home === abroad ? '' : abroad].filter(Boolean).join(', ');
}

/** The lines of a card for a reader; the religion stands there only if it differs from the reader's own. */
export function linesOf(member: SharedView, language: Language, { hasOtherReligion = false } = {}): Lines {
  const { age, heightCm, caste } = member;
  const religion = (hasOtherReligion || caste === null) && nameIn(member.religion, language);
  return {
    life: join(yearsIn(age, language), feetIn(heightCm, language)),
    place: placeOf(member, language),
    work: join(nameIn(member.education, language), nameIn(member.profession, language)),
    community: join(religion, nameIn(caste, language), gotraIn(member.clan, language)),
  };
}

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
