import type { Language } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import { number } from './numbers.ts';
import { nameIn } from './values.ts';

/**
 * Returns the home in a few sentences, as one family tells another: who lives there, the parents' work, brothers and
 * sisters.
 */
export function householdIn(household: Household, language: Language): string[] {
  const { atHome, parents, siblings } = language === 'bn' ? bengali(household) : english(household);
  return [atHome, parents, siblings].filter(Boolean);
}

type Sentences = Record<'atHome' | 'parents' | 'siblings', string>;
type Parent = Household['father'];

/** Entries that name no work, in either list of occupations. */
const NO_WORK = /^(Not known|Other)$/;
/** Returns the occupation of a parent; null if it names no work. */
const workOf = ({ occupation }: Parent): Parent['occupation'] =>
  occupation && NO_WORK.test(occupation.name) ? null : occupation;

/** Entries of the lists of occupations that have other words in a sentence, by their English names. */
const SPOKEN: Readonly<Record<string, Record<Language, string>>> = {
  'Self-employed': { en: 'self-employed', bn: 'নিজের কাজ' },
  Police: { en: 'the police', bn: 'পুলিশের চাকরি' },
  'Police / defence': { en: 'the police or defence', bn: 'পুলিশ বা প্রতিরক্ষার চাকরি' },
  'Defence services': { en: 'the defence services', bn: 'প্রতিরক্ষার চাকরি' },
  'Driver / transport': { en: 'driver', bn: 'গাড়িচালক' },
  'Weaver / handloom': { en: 'weaver', bn: 'তাঁতি' },
  'Tailor / boutique': { en: 'tailor', bn: 'দরজির কাজ' },
  'Handloom / handicraft': { en: 'handicraft', bn: 'হাতের কাজ' },
  'Anganwadi / ASHA worker': { en: 'anganwadi or ASHA worker', bn: 'অঙ্গনওয়াড়ি বা আশা কর্মী' },
};

/** Returns a parent's work as one says it in a sentence; `''` if the entry names no work. */
function spokenWork(parent: Parent, language: Language): string {
  const work = workOf(parent);
  if (work === null || isStateAlone(parent) || isEntry(parent, 'Not working')) return '';
  const spoken = SPOKEN[work.name]?.[language];
  if (spoken) return spoken;
  const name = nameIn(work, language);
  const words = language === 'bn' || /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
  const or = language === 'bn' ? 'বা' : 'or';
  const names = words.split(' / ');
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${or} ${last}`;
}

const isEntry = (parent: Parent, name: string): boolean => parent.occupation?.name === name;
const isLate = (parent: Parent): boolean => parent.now === 'Late' || isEntry(parent, 'Deceased');
const isRetired = (parent: Parent): boolean => parent.now === 'Retired' || isEntry(parent, 'Retired');
/** Whether the occupation names only a state and no work. */
const isStateAlone = (parent: Parent): boolean => ['Deceased', 'Retired'].some((name) => isEntry(parent, name));

/** The numbers from one to ten, before a noun, each at its own index. */
const FEW_BN = ['', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়', 'দশ'];
/** "Of two people" to "of ten people", each at the index of its number. */
const OF_BN = ['', '', 'দুজনের', 'তিনজনের', 'চারজনের', 'পাঁচজনের', 'ছজনের', 'সাতজনের', 'আটজনের', 'নজনের', 'দশজনের'];
/** Who lives at home, as a sentence without its full stop. */
const WHO_BN: Record<Exclude<Household['household'], ''>, string> = {
  Parents: 'বাড়িতে মা-বাবা আর ছেলেমেয়ে',
  Mother: 'বাড়িতে মা আর ছেলেমেয়ে',
  Father: 'বাড়িতে বাবা আর ছেলেমেয়ে',
  'Elders Too': 'বড়রাও সঙ্গে থাকেন',
  'Joint Family': 'একান্নবর্তী পরিবার',
  Siblings: 'বাড়িতে ভাইবোনেরা',
  Alone: 'একাই থাকেন',
};
/** The end of an occupation that names what somebody does (service, business, work), not what somebody is. */
const DONE_BN = /(চাকরি|ব্যবসা|কাজ)$/;

function bengali({ father, mother, household, peopleAtHome, ...siblings }: Household): Sentences {
  const ofHowMany =
    peopleAtHome && peopleAtHome > 1 ? (OF_BN[peopleAtHome] ?? `${number(peopleAtHome, 'bn')} জনের`) : '';
  const who = household && WHO_BN[household];
  const isJoint = household === 'Joint Family';
  const size = ofHowMany && (isJoint ? `${ofHowMany} ${WHO_BN[household]}।` : `${ofHowMany} সংসার।`);
  // The size mentions a joint family itself, and contradicts living alone.
  const isSizeEnough = size !== '' && (isJoint || household === 'Alone');
  const atHome = [size, who && !isSizeEnough && `${who}।`].filter(Boolean).join(' ');
  const workOfParent = (name: string, parent: Parent) => {
    const work = bengaliWork(parent);
    return work && `${name} ${work}`;
  };
  const parents = [workOfParent('বাবা', father), workOfParent('মা', mother)].filter(Boolean).join('; ');
  const countInWords = (word: string, count: number | null, married: number | null) => {
    if (!count) return '';
    const all = `${FEW_BN[count] ?? number(count, 'bn')} ${word}`;
    if (married === null) return all;
    if (married === 0) return `${all}, বিয়ে হয়নি`;
    if (count === 1) return `${all}, বিয়ে হয়ে গেছে`;
    if (married === count) return `${all}, সবার বিয়ে হয়ে গেছে`;
    return `${all}, ${FEW_BN[married] ?? number(married, 'bn')}জনের বিয়ে হয়েছে`;
  };
  return {
    atHome,
    parents: parents && `${parents}।`,
    siblings: siblingsOf(siblings, countInWords, { brother: 'ভাই', sister: 'বোন', none: 'ভাইবোন নেই।', stop: '।' }),
  };
}

/** Returns what follows the word for a parent in the sentence about work; `''` if nothing is known. */
function bengaliWork(parent: Parent): string {
  if (isEntry(parent, 'Not working') && !isLate(parent)) return isRetired(parent) ? 'অবসর নিয়েছেন' : 'এখন কাজ করেন না';
  const work = spokenWork(parent, 'bn');
  const isHome = isEntry(parent, 'Homemaker');
  const isSomethingDone = DONE_BN.test(work);
  if (isLate(parent)) {
    if (work === '' || isHome) return 'প্রয়াত';
    return isSomethingDone ? `প্রয়াত, ${work} করতেন` : `প্রয়াত, ${work} ছিলেন`;
  }
  if (isHome) return 'ঘর সামলান';
  if (isRetired(parent)) {
    if (work === '') return 'অবসর নিয়েছেন';
    return isSomethingDone ? `${work} করতেন, এখন অবসরে` : `অবসরপ্রাপ্ত ${work}`;
  }
  return isSomethingDone ? `${work} করেন` : work;
}

/** The numbers from no to ten, each at its own index. */
const FEW_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Who lives at home, as a sentence without its full stop. */
const WHO_EN: Record<Exclude<Household['household'], ''>, string> = {
  Parents: 'Parents and children at home',
  Mother: 'Mother and children at home',
  Father: 'Father and children at home',
  'Elders Too': 'The elders live with them',
  'Joint Family': 'A joint family',
  Siblings: 'Brothers and sisters at home',
  Alone: 'Lives alone',
};
/** The end of an occupation that names what somebody does, not what somebody is. */
const DONE_EN = /(service|services|business|handicraft|police|defence)$/;
/** Words that begin with the sound of a vowel. */
const VOWEL_FIRST = /^([aeio]|u(?!ni)|IT)/;

function english({ father, mother, household, peopleAtHome, ...siblings }: Household): Sentences {
  const numberInWords = (value: number) => FEW_EN[value] ?? number(value, 'en');
  const isJoint = household === 'Joint Family';
  const family = isJoint ? 'joint family' : 'family';
  const size = peopleAtHome && peopleAtHome > 1 ? `A ${family} of ${numberInWords(peopleAtHome)}.` : '';
  const who = household && WHO_EN[household];
  // The size mentions a joint family itself, and contradicts living alone.
  const isSizeEnough = size !== '' && (isJoint || household === 'Alone');
  const atHome = [size, who && !isSizeEnough && `${who}.`].filter(Boolean).join(' ');
  const workOfParent = (name: string, parent: Parent) => {
    const work = englishWork(parent);
    return work && `${name}${work}`;
  };
  const parents = capital([workOfParent('father', father), workOfParent('mother', mother)].filter(Boolean).join('; '));
  const countInWords = (word: string, count: number | null, married: number | null) => {
    if (!count) return '';
    const all = `${numberInWords(count)} ${word}${count > 1 ? 's' : ''}`;
    if (married === null) return all;
    if (married === 0) return `${all}, not married`;
    if (count === 1) return `${all}, married`;
    if (married === count) return `${all}, ${count === 2 ? 'both' : 'all'} married`;
    return `${all}, ${numberInWords(married)} married`;
  };
  return {
    atHome,
    parents: parents && `${parents}.`,
    siblings: siblingsOf(siblings, countInWords, {
      brother: 'brother',
      sister: 'sister',
      none: 'No brothers or sisters.',
      stop: '.',
    }),
  };
}

/** Returns what follows `father` or `mother`, with its blank or comma in front; `''` if nothing is known. */
function englishWork(parent: Parent): string {
  if (isEntry(parent, 'Not working') && !isLate(parent))
    return isRetired(parent) ? ' is retired' : ' does not work at present';
  const work = spokenWork(parent, 'en');
  const isHome = isEntry(parent, 'Homemaker');
  const article = VOWEL_FIRST.test(work) ? 'an' : 'a';
  const workAfterVerb = DONE_EN.test(work) ? `in ${work}` : `${article} ${work}`;
  const workWithArticle = work === 'self-employed' ? work : workAfterVerb;
  if (isLate(parent)) return work && !isHome ? `, who was ${workWithArticle}, has passed away` : ' has passed away';
  if (isHome) return ' is a homemaker';
  if (isRetired(parent)) return work ? ` was ${workWithArticle} and is now retired` : ' is retired';
  return work && ` is ${workWithArticle}`;
}

type Siblings = Pick<Household, 'brothers' | 'sisters' | 'brothersMarried' | 'sistersMarried'>;

/** Returns the sentence about brothers and sisters; `''` if nothing is known about them. */
function siblingsOf(
  { brothers, sisters, brothersMarried, sistersMarried }: Siblings,
  countInWords: (word: string, count: number | null, married: number | null) => string,
  { brother, sister, none, stop }: Record<'brother' | 'sister' | 'none' | 'stop', string>,
): string {
  if (brothers === 0 && sisters === 0) return none;
  const ofBrothers = countInWords(brother, brothers, brothersMarried);
  const ofSisters = countInWords(sister, sisters, sistersMarried);
  const parts = [ofBrothers, ofSisters].filter(Boolean);
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}${stop}`;
}

const capital = (words: string): string => (words[0]?.toUpperCase() ?? '') + words.slice(1);
