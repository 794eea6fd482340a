import { MOTHER_TONGUES } from '#contract/choices.ts';
import type { LookupKind } from '#contract/lookup-kinds.ts';
import { type WishName as ContractWish, wishesAnswers } from '#contract/wishes.ts';
import { choiceCodes } from '#matching/choice-codes.ts';
import type { SharedAnswers } from '#matching/person.ts';
import { isInCountries } from '#matching/wishes/country-wish.ts';
import { casteNotStated, religionNotStated } from '#matching/wishes/not-stated.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Column } from './packed.ts';

type WishParts = { [W in ContractWish]: `wishes.${W}.${keyof (typeof wishesAnswers)[W] & string}` };

/** Returns every part of these wishes under its name in the form. */
const wishes = <W extends ContractWish>(...names: readonly W[]): readonly WishParts[W][] =>
  names.flatMap((name) => Object.keys(wishesAnswers[name]).map((part) => `wishes.${name}.${part}` as WishParts[W]));

/**
 * The columns of a candidate's line: those of the view `candidate_lines`, then those of `candidate_line_ends`. Answers
 * have the engine's names, and wishes the names of their parts. The server makes the views from this list.
 */
export const candidateColumns = [
  ...(['id', 'gender', 'birthDate', 'heightCm', 'state', 'district', 'religion', 'community', 'caste'] as const),
  ...(['clan', 'motherTongue', 'desh', 'maritalStatus', 'education', 'profession', 'diet', 'rashi'] as const),
  // Includes two columns that are always empty.
  ...(['nakshatra', 'pada', 'gon', 'logno', 'isMangalik', 'hasOwnWords', 'lastActiveOn', 'shownAt'] as const),
  ...wishes('age', 'height', 'religion', 'caste', 'community', 'education', 'profession', 'diet', 'maritalStatus'),
  ...wishes('place', 'mangalik', 'ownClan'),
  // From here on, the columns of `candidate_line_ends`. There, "any country but India" is one of the wished countries.
  ...(['country', 'wishes.country.anyOf', 'wishes.country.strength'] as const),
  ...wishes('motherTongue', 'desh'),
  'children' as const,
  ...wishes('children'),
  ...(['photo', 'badges'] as const),
];

/** The number of columns in the oldest lines. Columns added later come after these and are missing in some lines. */
export const columnsAtFirst = 52;

export type CandidateColumn = (typeof candidateColumns)[number];

export interface RowColumn extends Column {
  /** The line columns from which this column is made. */
  readonly from: readonly CandidateColumn[];
  /** How the value is read, if it copies one line column. `parse-row.ts` makes the others. */
  readonly holds?: 'number' | 'choice' | 'choices' | 'ids';
  /** The lookup list of its ids. The server does not start if the list has an id that does not fit. */
  readonly list?: LookupKind;
  /** The engine's names for the choices of its closed list, by code from 1 on. */
  readonly values?: readonly unknown[];
  /** Whether the column is reserved and not written yet. */
  readonly isReserved?: true;
}

interface ClosedList<Name extends string = string> {
  readonly codes: Readonly<Record<Name, number>>;
  readonly values: readonly unknown[];
}

/** Returns the choices of a list, numbered from 1 in its order, with the engine's names or unchanged. */
function closed<Name extends string>(choices: Readonly<Record<Name, unknown>> | readonly Name[]): ClosedList<Name>;
function closed(choices: Readonly<Record<string, unknown>> | readonly string[]): ClosedList {
  const values = Object.values(choices);
  const names = Array.isArray(choices) ? values : Object.keys(choices);
  return { codes: Object.fromEntries(names.map((name, at) => [name, at + 1])), values };
}

/** The closed lists in rows. */
export const lists = {
  community: closed(choiceCodes.community),
  diet: closed(choiceCodes.diet),
  maritalStatus: closed(choiceCodes.maritalStatus),
  isMangalik: closed(choiceCodes.isMangalik),
  motherTongue: closed(MOTHER_TONGUES),
  desh: closed(choiceCodes.desh),
  children: closed(choiceCodes.children),
  /** Whether every member sees a photo. */
  photo: closed(['Yes'] as const),
  /** The badges of a member. Those for phone and e-mail belong to the account and are not in rows. */
  badges: closed(['photo', 'identity', 'address', 'paper', 'met'] as const),
};

/** The maximum number of wishes in a row. */
export const mostWishes = 24;

const number = (bits: number, from: CandidateColumn): RowColumn => ({ bits, from: [from], holds: 'number' });
const id = (bits: number, list: LookupKind, from: CandidateColumn): RowColumn => ({ ...number(bits, from), list });
const oneOf = (bits: number, list: ClosedList, from: CandidateColumn): RowColumn => ({
  ...{ bits, from: [from], holds: 'choice' },
  ...list,
});
/** A column with one bit for each choice. */
const anyOf = (bits: number, list: ClosedList, from: CandidateColumn): RowColumn => ({
  ...{ bits, from: [from], holds: 'choices', isMask: true },
  ...list,
});
/** A column with the dictionary code of a set. */
const ids = (from: CandidateColumn): RowColumn => ({ bits: 24, from: [from], holds: 'ids' });
const made = (bits: number, ...from: readonly CandidateColumn[]): RowColumn => ({ bits, from });
const reserved = (bits: number): RowColumn => ({ bits, from: [], isReserved: true });

/**
 * The columns of the ranking rows: width and source. They are laid out in this order in 32-bit words; 0 means unknown
 * or none, except in `horoscope`. Id columns except `religion` have room for at least 4,096 entries, and reserved
 * columns can be used without moving others.
 *
 * What does not fit is refused: too many columns when the server starts, a list that is too long by `refuseLongLists`,
 * a value by `put`.
 */
export const rowColumns = {
  /** The number of the profile id. Must be first, because it is read as a row's first word. */
  id: number(32, 'id'),
  /** `birthCode` */
  birth: made(16, 'birthDate'),
  heightTenths: made(12, 'heightCm'),
  diet: oneOf(4, lists.diet, 'diet'),
  caste: id(13, 'caste', 'caste'),
  education: id(13, 'educational-qualification', 'education'),
  community: oneOf(4, lists.community, 'community'),
  isMangalik: oneOf(2, lists.isMangalik, 'isMangalik'),
  profession: id(13, 'profession', 'profession'),
  /** The columns place, clan, horoscope and sets contain codes of the dictionaries. */
  place: made(19, 'state', 'district'),
  clan: made(24, 'clan'),
  religion: id(8, 'religion', 'religion'),
  /** `weekOfDay` */
  activeWeek: made(13, 'lastActiveOn'),
  /** The week of the first showing. */
  shownWeek: made(13, 'shownAt'),
  /** The total weight of all wishes. */
  weights: made(6),
  wishedAgeFrom: number(8, 'wishes.age.from'),
  wishedAgeTo: number(8, 'wishes.age.to'),
  wishedHeightFrom: number(8, 'wishes.height.from'),
  wishedHeightTo: number(8, 'wishes.height.to'),
  /** A bit for each wish. */
  wished: made(mostWishes),
  wishedDiets: anyOf(8, lists.diet, 'wishes.diet.anyOf'),
  /** A bit for each wish that is a must. */
  musts: made(mostWishes),
  wishedMaritals: anyOf(8, lists.maritalStatus, 'wishes.maritalStatus.anyOf'),
  wishedReligions: ids('wishes.religion.anyOf'),
  wishedCommunities: anyOf(8, lists.community, 'wishes.community.anyOf'),
  wishedCastes: ids('wishes.caste.anyOf'),
  /** The number of given answers, also of `gon` and `hasOwnWords`, which no other column holds. */
  answers: made(6, 'gon', 'hasOwnWords'),
  photo: oneOf(2, lists.photo, 'photo'),
  wishedEducations: ids('wishes.education.anyOf'),
  badges: anyOf(8, lists.badges, 'badges'),
  wishedProfessions: ids('wishes.profession.anyOf'),
  wishedBadges: reserved(8),
  wishedStates: ids('wishes.place.states'),
  maritalStatus: oneOf(4, lists.maritalStatus, 'maritalStatus'),
  wishedIsMangalik: anyOf(2, lists.isMangalik, 'wishes.mangalik.is'),
  wishedPhoto: reserved(2),
  wishedDistricts: ids('wishes.place.districts'),
  wishedCountries: ids('wishes.country.anyOf'),
  /** The class of the Moon's position. */
  horoscope: made(12, 'rashi', 'nakshatra'),
  /** An ISO number is below 1,000. */
  country: number(10, 'country'),
  motherTongue: oneOf(5, lists.motherTongue, 'motherTongue'),
  desh: oneOf(2, lists.desh, 'desh'),
  children: oneOf(2, lists.children, 'children'),
  wishedDeshes: anyOf(2, lists.desh, 'wishes.desh.anyOf'),
  wishedChildrenCounts: anyOf(3, lists.children, 'wishes.children.anyOf'),
  wishedMotherTongues: anyOf(16, lists.motherTongue, 'wishes.motherTongue.anyOf'),
  /**
   * Codes of prices (`price-codes.ts`), which no line contains. One column is in use; the other receives the next
   * prices.
   */
  firstPrice: made(4),
  secondPrice: made(4),
} satisfies Record<string, RowColumn>;

export type RowName = keyof typeof rowColumns;

export interface WishColumns {
  /** The line column with the strength of the wish. */
  readonly strength: CandidateColumn;
  /** The row columns with the wished values. The wish exists if any of them is not 0. */
  readonly wished: readonly RowName[];
  /**
   * The answer of which any value is wished; rows and the engine use the same name. Other wishes have separate code by
   * name.
   */
  readonly answer?: RowName & keyof SharedAnswers;
  /** Whether a code meets a set of wished ids, if the rule is not simple membership. */
  readonly isMet?: (wished: readonly number[], code: number) => boolean;
  /** The list's entry for "prefers not to say". */
  readonly notSaid?: number;
  /** The wish does not exist if this line column is true. */
  readonly unless?: CandidateColumn;
}

/** The wishes in the engine's order. The position of each is its bit in the columns `wished` and `musts`. */
export const wishColumns = {
  age: { strength: 'wishes.age.strength', wished: ['wishedAgeFrom', 'wishedAgeTo'] },
  heightCm: { strength: 'wishes.height.strength', wished: ['wishedHeightFrom', 'wishedHeightTo'] },
  religion: {
    strength: 'wishes.religion.strength',
    wished: ['wishedReligions'],
    answer: 'religion',
    notSaid: religionNotStated,
  },
  caste: {
    ...{ strength: 'wishes.caste.strength', wished: ['wishedCastes'], answer: 'caste' },
    ...{ notSaid: casteNotStated, unless: 'wishes.caste.isNoBar' },
  },
  community: { strength: 'wishes.community.strength', wished: ['wishedCommunities'], answer: 'community' },
  education: { strength: 'wishes.education.strength', wished: ['wishedEducations'], answer: 'education' },
  profession: { strength: 'wishes.profession.strength', wished: ['wishedProfessions'], answer: 'profession' },
  diet: { strength: 'wishes.diet.strength', wished: ['wishedDiets'], answer: 'diet' },
  place: { strength: 'wishes.place.strength', wished: ['wishedStates', 'wishedDistricts'] },
  maritalStatus: { strength: 'wishes.maritalStatus.strength', wished: ['wishedMaritals'], answer: 'maritalStatus' },
  mangalik: { strength: 'wishes.mangalik.strength', wished: ['wishedIsMangalik'], answer: 'isMangalik' },
  avoidOwnClan: { strength: 'wishes.ownClan.strength', wished: [] },
  country: {
    strength: 'wishes.country.strength',
    wished: ['wishedCountries'],
    answer: 'country',
    isMet: isInCountries,
  },
  motherTongue: { strength: 'wishes.motherTongue.strength', wished: ['wishedMotherTongues'], answer: 'motherTongue' },
  desh: { strength: 'wishes.desh.strength', wished: ['wishedDeshes'], answer: 'desh' },
  children: { strength: 'wishes.children.strength', wished: ['wishedChildrenCounts'], answer: 'children' },
} as const satisfies Record<WishName, WishColumns>;

/** What is read first of a row. Both columns are read as the halves of one word. */
export const headColumns = {
  horoscope: { bits: 16 },
  standing: { bits: 16 },
};

/**
 * The digest of a row's answers: enough to bound what they lose of a seeker's wishes. No column may cross a byte
 * boundary, because each byte has a table of losses.
 */
export const digestColumns = {
  religion: { bits: 4 },
  community: { bits: 3 },
  /** Whether the clan is known. */
  avoidOwnClan: { bits: 1 },
  maritalStatus: { bits: 2 },
  diet: { bits: 2 },
  mangalik: { bits: 2 },
  /** Not stated, India, or elsewhere. */
  country: { bits: 2 },
  caste: { bits: 8 },
  education: { bits: 8 },
  profession: { bits: 8 },
  place: { bits: 8 },
  heightCm: { bits: 8 },
  age: { bits: 8 },
};

/** The digest of a row's own wishes, apart from those for listed values (`valuesInSets`). Without wishes the weight is 0. */
export const wishDigestColumns = {
  /** The total weight of all wishes. */
  weights: { bits: 6 },
  /** Wished ranges: the first and the last step, of two years and of 4 cm. The whole scale without such a wish. */
  age: { bits: 8 },
  heightCm: { bits: 8 },
};

/**
 * What row sets know of whom a row's wishes turn away, and how many values they distinguish: several ids share one value
 * if there are more. A place is turned away if its state and its district are; an age has steps of two years.
 */
export const valuesInSets = {
  ...{ caste: 32, states: 8, districts: 32, age: 16, education: 48, profession: 48 },
  ...{ religion: 8, maritalStatus: 3, community: 4, diet: 2, mangalik: 2 },
} as const;
