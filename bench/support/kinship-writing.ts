import { gotras } from '#matching/family/gotras.ts';
import type { Gender, Person, Relative, Relatives } from '#matching/person.ts';
import type { Chance } from './kinship-chance.ts';
import { inBengali, middleSpellings, surnameSpellings } from './kinship-names.ts';

export type LineName = 'father' | 'mother';

/** A person's true data, before a family records them. */
export interface Elder {
  given: string;
  middle: string;
  occupation: number;
}

/** The line of the father or of the mother. */
export interface Line {
  surname: string;
  clan: string;
  /** The parent, grandfather and great-grandfather: generations 2 to 4. */
  elders: readonly [Elder, Elder, Elder];
}

/** A family's true data. */
export interface TrueFamily extends Record<LineName, Line> {
  gender: Gender;
  given: string;
  bornIn: number;
  caste: number;
  district: number;
}

/** The habits of families when they fill in forms. Each value is a share. */
export interface Habits {
  /** The share of missing great-grandfathers on the father's side. Other relatives are missing in proportion. */
  missing: number;
  /** The share of missing names with a placeholder: "not known", or a bare surname. */
  nonNames: number;
  /**
   * The share of fathers whose name differs between two families, by a pet name or a mistake. It is higher in older
   * generations.
   */
  misnamed: number;
  /** The share of Latin spellings with a typing error. */
  slips: number;
  /** The share of families who write in Bengali. */
  inBengali: number;
}

/** The elders of a line that are always recorded, from a generation upwards. */
export interface Kept {
  line: LineName;
  generation: number;
}

/** What is needed to write a family's answers. */
interface Writing extends Habits {
  chance: Chance;
  drawElder: (gender: Gender, generation: number) => Elder;
}
/** One family's style: it spells a surname in one way, and prefers one script. */
interface Hand extends Writing {
  isBengali: boolean;
  surnames: Record<LineName, string>;
}

/** The relatives of the form; `missing` multiplies the share of `Habits`. */
const slots = [
  { slot: 'father', line: 'father', generation: 2, missing: 0.02 },
  { slot: 'paternalGrandfather', line: 'father', generation: 3, missing: 0.35 },
  { slot: 'greatPaternalGrandfather', line: 'father', generation: 4, missing: 1 },
  { slot: 'mother', line: 'mother', generation: 2, missing: 0.03 },
  { slot: 'maternalGrandfather', line: 'mother', generation: 3, missing: 0.55 },
  { slot: 'greatMaternalGrandfather', line: 'mother', generation: 4, missing: 1.4 },
] as const;
type Slot = (typeof slots)[number];

/** What families write for a name that they do not know. */
const placeholders = [
  'Not known',
  'not known',
  'Unknown',
  'N.A.',
  'NA',
  '-',
  '.',
  'xx',
  'Late',
  'Sri',
  'Nil',
  'জানা নেই',
  'অজানা',
];
const titlesOfElders = ['Late ', 'Late Sri ', 'Lt. ', 'Swargiya ', '৺ ', 'স্বর্গীয় '];
const titlesOfParents = ['Sri ', 'Shri ', 'Mr. ', 'Dr. ', 'শ্রী '];
/** Typing errors: what is replaced, and by what. */
const slipsOfSpelling: readonly (readonly [RegExp, string])[] = [
  [/a(?=[bdgklmnprst])/, 'o'],
  [/sh/i, 's'],
  [/s(?=[aiou])/, 'sh'],
  [/i(?=[lnprt])/, 'ee'],
  [/u(?=[lmnr])/, 'oo'],
  [/bh/, 'v'],
  [/endra$/, 'endro'],
  [/j/, 'z'],
  [/ay$/, 'oy'],
  [/au|ou/, 'ou'],
  [/kh/, 'k'],
  [/th/, 't'],
  [/a$/, ''],
  [/t(?=[aiu])/, 'tt'],
  [/y(?=a)/, 'i'],
  [/b(?=[aiu])/, 'v'],
];
/** The id of *retired* in the list of occupations. */
const retired = 39;
const bengaliLetter = /[\u0980-\u09FF]/;

/** Returns a family's answers as the family would write them in the forms. `kept` elders are always recorded. */
export function writeFamily(family: TrueFamily, writing: Writing, kept?: Kept): Person {
  const { chance } = writing;
  const isBengali = chance.happens(writing.inBengali);
  const surnames = {
    father: spellSurname(family.father.surname, isBengali, chance),
    mother: spellSurname(family.mother.surname, isBengali, chance),
  };
  const hand: Hand = { ...writing, isBengali, surnames };
  const relatives: Partial<Record<keyof Relatives, Relative>> = {};
  for (const slot of slots) {
    const isKept = kept?.line === slot.line && slot.generation >= kept.generation;
    relatives[slot.slot] =
      isKept || !chance.happens(hand.missing * slot.missing) ? writeElder(family, slot, hand) : leaveOut(slot, hand);
  }
  return {
    gender: family.gender,
    name: `${spell(family.given, hand)} ${surnames.father}`,
    birthDate: new Date(Date.UTC(family.bornIn, chance.upTo(12), 1 + chance.upTo(28))).toISOString().slice(0, 10),
    religion: 1,
    community: 1,
    caste: family.caste,
    clan: writeClan(family.father.clan, 0.8, hand),
    district: chance.happens(0.95) ? family.district : null,
    relatives,
  };
}

/** Returns an elder whom the family does not record: nothing, or a placeholder instead of the name. */
function leaveOut({ line }: Slot, { chance, nonNames, surnames }: Hand): Relative {
  if (!chance.happens(nonNames)) return {};
  return { name: chance.happens(0.15) ? surnames[line] : chance.oneOf(placeholders, '') };
}

function writeElder(family: TrueFamily, { slot, line, generation }: Slot, hand: Hand): Relative {
  const { chance, drawElder, surnames } = hand;
  const isMother = slot === 'mother';
  const elder = family[line].elders[generation - 2] ?? family[line].elders[0];
  const writtenElder = chance.happens(hand.misnamed * (generation - 1))
    ? drawElder(isMother ? 'Female' : 'Male', generation)
    : elder;
  const surname = isMother ? chance.oneOf([surnames.father, surnames.father, 'Devi'], '') : surnames[line];
  const isRetired = chance.happens(generation > 2 ? 0.55 : 0.2);
  const occupation = chance.happens(0.15) ? drawElder('Male', generation).occupation : elder.occupation;
  const clan = family[isMother && chance.happens(0.7) ? 'father' : line].clan;
  return {
    name: spellElder(writtenElder, surname, generation, hand),
    occupation: isRetired ? retired : occupation,
    caste: chance.happens(0.4) ? family.caste : null,
    clan: writeClan(clan, 0.45, hand),
  };
}

function spellElder({ given, middle }: Elder, surname: string, generation: number, hand: Hand): string {
  const { chance } = hand;
  const isElder = generation > 2;
  const title = chance.happens(isElder ? 0.5 : 0.25)
    ? chance.oneOf(isElder ? titlesOfElders : titlesOfParents, '')
    : '';
  return title + [spell(given, hand), ...spellMiddle(middle, hand), surname].join(' ');
}

function spellMiddle(middle: string, hand: Hand): string[] {
  const { chance } = hand;
  if (middle === '' || chance.happens(0.2)) return [];
  return [chance.happens(0.3) ? chance.oneOf(middleSpellings[middle] ?? [], middle) : spell(middle, hand)];
}

function spell(name: string, { chance, isBengali, slips }: Hand): string {
  const bengali = isBengali ? inBengali.get(name) : undefined;
  if (bengali !== undefined) return bengali;
  if (!chance.happens(slips)) return name;
  const fitting = slipsOfSpelling.filter(([pattern]) => pattern.test(name));
  const [pattern, spelling] = chance.oneOf(fitting, [/$/, ''] as const);
  return name.replace(pattern, spelling);
}

function spellSurname(surname: string, isBengali: boolean, { oneOf }: Chance): string {
  return oneOf(inScript(surnameSpellings(surname), isBengali).slice(0, 4), surname);
}

function writeClan(clan: string, share: number, { chance, isBengali }: Hand): string | null {
  if (!chance.happens(share)) return null;
  const spellings = gotras.find((line) => line.startsWith(`${clan},`))?.split(', ') ?? [];
  return chance.oneOf(inScript(spellings, isBengali).slice(0, 3), clan);
}

function inScript(spellings: readonly string[], isBengali: boolean): string[] {
  return spellings.filter((spelling) => bengaliLetter.test(spelling) === isBengali);
}
