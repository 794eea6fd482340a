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

/** Every part of these wishes, as the form has them. */
const wishes = <W extends ContractWish>(...names: readonly W[]): readonly WishParts[W][] =>
  names.flatMap((name) => Object.keys(wishesAnswers[name]).map((part) => `wishes.${name}.${part}` as WishParts[W]));

/**
 * The columns of the views `candidate_lines` and, behind them, `candidate_line_ends`, in their order: what a line says of a
 * candidate. Answers are called as the engine calls them, wishes by their parts. The server writes the views of them.
 */
export const candidateColumns = [
  ...(['id', 'gender', 'birthDate', 'heightCm', 'state', 'district', 'religion', 'community', 'caste'] as const),
  ...(['clan', 'motherTongue', 'desh', 'maritalStatus', 'education', 'profession', 'diet', 'rashi'] as const),
  // Two that are empty.
  ...(['nakshatra', 'pada', 'gon', 'logno', 'isMangalik', 'hasOwnWords', 'lastActiveOn', 'shownAt'] as const),
  ...wishes('age', 'height', 'religion', 'caste', 'community', 'education', 'profession', 'diet', 'maritalStatus'),
  ...wishes('place', 'mangalik', 'ownClan'),
  // Behind these, the columns of `candidate_line_ends`. Any country but India is one of the wished countries there.
  ...(['country', 'wishes.country.anyOf', 'wishes.country.strength'] as const),
  ...wishes('motherTongue', 'desh'),
  'children' as const,
  ...wishes('children'),
  ...(['photo', 'badges'] as const),
];

/** Lines of before have as many; what has been added since lies behind these, and is not in all lines. */
export const columnsAtFirst = 52;

export type CandidateColumn = (typeof candidateColumns)[number];

export interface RowColumn extends Column {
  /** The columns of a candidate's line of which it is made. */
  readonly from: readonly CandidateColumn[];
  /** How it is read where it holds what one column of the line says; others are made by `parse-row.ts`. */
  readonly holds?: 'number' | 'choice' | 'choices' | 'ids';
  /** The lookup list whose ids it holds: a server does not start with one that is longer. */
  readonly list?: LookupKind;
  /** What the engine calls the choices of its closed list, by their codes from 1 on. */
  readonly values?: readonly unknown[];
  /** Nothing writes it yet. */
  readonly isReserved?: true;
}

interface ClosedList<Name extends string = string> {
  readonly codes: Readonly<Record<Name, number>>;
  readonly values: readonly unknown[];
}

/** The choices of a list, numbered from 1 on in its order: by what the engine calls them, or as they stand. */
function closed<Name extends string>(choices: Readonly<Record<Name, unknown>> | readonly Name[]): ClosedList<Name>;
function closed(choices: Readonly<Record<string, unknown>> | readonly string[]): ClosedList {
  const values = Object.values(choices);
  const names = Array.isArray(choices) ? values : Object.keys(choices);
  return { codes: Object.fromEntries(names.map((name, at) => [name, at + 1])), values };
}

/** The closed lists that rows hold. */
export const lists = {
  community: closed(choiceCodes.community),
  diet: closed(choiceCodes.diet),
  maritalStatus: closed(choiceCodes.maritalStatus),
  isMangalik: closed(choiceCodes.isMangalik),
  motherTongue: closed(MOTHER_TONGUES),
  desh: closed(choiceCodes.desh),
  children: closed(choiceCodes.children),
  /** Whether members see a photo. */
  photo: closed(['Yes'] as const),
  /** What the trust has seen of a member; phone and e-mail are the account's. */
  badges: closed(['photo', 'identity', 'address', 'paper', 'met'] as const),
};

/** As many wishes as rows have room for. */
export const mostWishes = 24;

const number = (bits: number, from: CandidateColumn): RowColumn => ({ bits, from: [from], holds: 'number' });
const id = (bits: number, list: LookupKind, from: CandidateColumn): RowColumn => ({ ...number(bits, from), list });
const oneOf = (bits: number, list: ClosedList, from: CandidateColumn): RowColumn => ({
  ...{ bits, from: [from], holds: 'choice' },
  ...list,
});
/** A bit for each choice. */
const anyOf = (bits: number, list: ClosedList, from: CandidateColumn): RowColumn => ({
  ...{ bits, from: [from], holds: 'choices', isMask: true },
  ...list,
});
/** The code of a set. */
const ids = (from: CandidateColumn): RowColumn => ({ bits: 24, from: [from], holds: 'ids' });
const made = (bits: number, ...from: readonly CandidateColumn[]): RowColumn => ({ bits, from });
const reserved = (bits: number): RowColumn => ({ bits, from: [], isReserved: true });

/**
 * The table of the ranking rows: each column, its width, and where it comes from. They lie in this order, one behind the
 * other, in words of 32 bits; 0 says unknown or none everywhere. Lists of ids have room for 4,096 and more, and what is
 * reserved can be written without anything else moving. What does not fit is refused: here when the server starts, a longer
 * list by `refuseLongLists`, a value by `put`.
 */
export const rowColumns = {
  /** The number of the profile id. The first, for it is read as a row's first word. */
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
  /** Codes of the dictionaries: place, clan, horoscope, and sets. */
  place: made(19, 'state', 'district'),
  clan: made(24, 'clan'),
  religion: id(8, 'religion', 'religion'),
  /** `weekOfDay` */
  activeWeek: made(13, 'lastActiveOn'),
  /** Of the first showing. */
  shownWeek: made(13, 'shownAt'),
  /** Of all wishes together. */
  weights: made(6),
  wishedAgeFrom: number(8, 'wishes.age.from'),
  wishedAgeTo: number(8, 'wishes.age.to'),
  wishedHeightFrom: number(8, 'wishes.height.from'),
  wishedHeightTo: number(8, 'wishes.height.to'),
  /** A bit for each wish. */
  wished: made(mostWishes),
  wishedDiets: anyOf(8, lists.diet, 'wishes.diet.anyOf'),
  /** Which of the wished are musts. */
  musts: made(mostWishes),
  wishedMaritals: anyOf(8, lists.maritalStatus, 'wishes.maritalStatus.anyOf'),
  wishedReligions: ids('wishes.religion.anyOf'),
  wishedCommunities: anyOf(8, lists.community, 'wishes.community.anyOf'),
  wishedCastes: ids('wishes.caste.anyOf'),
  /** How many are given, these among them. */
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
  /** The class of the Moon's place. */
  horoscope: made(12, 'rashi', 'nakshatra'),
  /** An ISO number is below 1,000. */
  country: number(10, 'country'),
  motherTongue: oneOf(5, lists.motherTongue, 'motherTongue'),
  desh: oneOf(2, lists.desh, 'desh'),
  children: oneOf(2, lists.children, 'children'),
  wishedDeshes: anyOf(2, lists.desh, 'wishes.desh.anyOf'),
  wishedChildrenCounts: anyOf(3, lists.children, 'wishes.children.anyOf'),
  wishedMotherTongues: anyOf(16, lists.motherTongue, 'wishes.motherTongue.anyOf'),
  /** Codes of prices (`price-codes.ts`), by no line: one of the two counts, the other takes those that will count next. */
  firstPrice: made(4),
  secondPrice: made(4),
} satisfies Record<string, RowColumn>;

export type RowName = keyof typeof rowColumns;

export interface WishColumns {
  /** The column of a line that says how much it weighs. */
  readonly strength: CandidateColumn;
  /** The columns of rows that say what is wished: there is a wish where any is not 0. */
  readonly wished: readonly RowName[];
  /** The answer of which any is wished: under one name in rows and the engine. Other wishes are judged by their names. */
  readonly answer?: RowName & keyof SharedAnswers;
  /** Whether a set of ids meets it, where another rule holds than being one of them. */
  readonly isMet?: (wished: readonly number[], code: number) => boolean;
  /** Its entry for who prefers not to say. */
  readonly notSaid?: number;
  /** There is none where this column of a line is true. */
  readonly unless?: CandidateColumn;
}

/** The wishes in the engine's order: the place of each is its bit in the columns `wished` and `musts`. */
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

/** A row in short: enough to say at a glance what it could score at most. */
export const digestColumns = {
  // These two are read as the halves of a word.
  horoscope: { bits: 16 },
  standing: { bits: 16 },
  // From here on none may cross a byte: each byte has a table of losses.
  religion: { bits: 4 },
  community: { bits: 3 },
  /** Whether the clan is known. */
  avoidOwnClan: { bits: 1 },
  maritalStatus: { bits: 2 },
  diet: { bits: 2 },
  mangalik: { bits: 2 },
  /** Not said, India, or elsewhere. */
  country: { bits: 2 },
  caste: { bits: 8 },
  education: { bits: 8 },
  profession: { bits: 8 },
  place: { bits: 8 },
  heightCm: { bits: 8 },
  age: { bits: 8 },
};

/** Of the wishes in short, those that are most often musts and most often failed. */
export const mustsInShort = ['religion', 'caste', 'maritalStatus', 'place', 'age', 'community'] as const;

/**
 * A row's own wishes in short: enough to say at a glance how little it could be pleased. A bit for each value that would meet
 * a wish, several values to a bit; of ages and heights the first and the last step. All bits where nothing is wished.
 */
export const wishDigestColumns = {
  /** Of all wishes. */
  weights: { bits: 6 },
  /** Which are wished, as far as there is room: nothing is said of the others. */
  wished: { bits: 16 },
  /** Which of `mustsInShort` are musts: who is certain to fail one of them need not be looked at. */
  musts: { bits: 6 },
  diet: { bits: 2 },
  mangalik: { bits: 2 },
  caste: { bits: 16 },
  /** Ranges of steps: of two years, of 4 cm. */
  age: { bits: 8 },
  heightCm: { bits: 8 },
  education: { bits: 16 },
  profession: { bits: 16 },
  /** States and districts. */
  place: { bits: 16 },
  religion: { bits: 8 },
  maritalStatus: { bits: 3 },
  community: { bits: 4 },
};
