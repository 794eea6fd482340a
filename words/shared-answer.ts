import type { AnswersIn } from '#contract/catalogue.ts';
import { INDIA, type Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { spouseForGender } from './by-gender.ts';
import { personChoices } from './choices/person.ts';
import { sharedChoices } from './choices/shared.ts';
import { choiceIn, type Labels } from './label.ts';
import type { SharedAnswer } from './labels/shared.ts';
import { number } from './numbers.ts';
import { padaIn } from './pada.ts';
import { heightIn, nameIn, yearsIn } from './values.ts';

type Chosen = Extract<AnswersIn<'personal' | 'details'>, { answer: { kind: 'choice' } }>['name'] & SharedAnswer;

/**
 * Names of the chosen values by closed list. All but one use the list's own name. A missing list is a compile error.
 */
const choices: Readonly<Record<Chosen, Labels>> = {
  ...personChoices,
  ...sharedChoices,
  isMangalik: personChoices.yesNo,
};

/** Returns an answer of layer 2 in the reader's language; `''` if it is not given. */
export function sharedAnswer(shared: SharedView, name: SharedAnswer, language: Language): string {
  if (name === 'age') return yearsIn(shared.age, language);
  if (name === 'heightCm') return heightIn(shared.heightCm, language);
  if (name === 'nakshatra') return starIn(shared, language);
  // India is the default and is not mentioned.
  if (name === 'country' && shared.country?.id === INDIA) return '';
  const value = shared[name];
  if (typeof value === 'number') return number(value, language);
  if (typeof value === 'string')
    return isChosen(name) ? spouseForGender(choiceIn(choices[name], value, language), shared.gender) : value;
  return nameIn(value, language);
}

const isChosen = (name: string): name is Chosen => Object.keys(choices).includes(name);

function starIn({ nakshatra, pada }: SharedView, language: Language): string {
  const star = nakshatra === null ? '' : (nakshatraNames[language][nakshatra - 1] ?? '');
  return star && pada !== null ? `${star}, ${padaIn(pada, language)}` : star;
}

const NAMES: Record<Language, string> = {
  en:
    'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, ' +
    'Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, ' +
    'Purva Ashadha, Uttara Ashadha, Shravana, Dhanishtha, Shatabhisha, Purva Bhadrapada, ' +
    'Uttara Bhadrapada, Revati',
  bn:
    'অশ্বিনী, ভরণী, কৃত্তিকা, রোহিণী, মৃগশিরা, আর্দ্রা, পুনর্বসু, পুষ্যা, অশ্লেষা, মঘা, ' +
    'পূর্বফাল্গুনী, উত্তরফাল্গুনী, হস্তা, চিত্রা, স্বাতী, বিশাখা, অনুরাধা, জ্যেষ্ঠা, মূলা, ' +
    'পূর্বাষাঢ়া, উত্তরাষাঢ়া, শ্রবণা, ধনিষ্ঠা, শতভিষা, পূর্বভাদ্রপদ, উত্তরভাদ্রপদ, রেবতী',
};

/** The 27 nakshatras in their order, as the lookup list names them. */
const nakshatraNames: Record<Language, readonly string[]> = {
  en: NAMES.en.split(', '),
  bn: NAMES.bn.split(', '),
};
