import type { AnswerList, Answers } from './answers.ts';
import { call } from './call.ts';
import {
  CHILDREN_COUNTS,
  COMMUNITIES,
  DESHES,
  DIETS,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  WISH_STRENGTHS,
  YES_NO,
} from './choices.ts';
import { countBand } from './count-band.ts';
import { type FormErrors, form } from './form.ts';
import { choices, listOf } from './list-rule.ts';
import { messageId } from './message.ts';
import { HEIGHT_CM, optionalNumber } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { choice, type Rule } from './rules.ts';
import { fact, field, sentOnly, type Values } from './wire.ts';

/**
 * Ids of a lookup list, joined by commas on the wire, sorted and without duplicates. The server checks whether the list
 * contains them.
 */
export const lookupIds = listOf((part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));

/** The ages that a wish may name. The pattern of two digits gives the upper limit. */
const AGES = { least: 18, most: 99 } as const;

/** A bound of a wish in whole years, or null. */
export const wishedAge = optionalNumber({
  pattern: /^\d{2}$/,
  message: messageId('ageOutOfRange', AGES),
  accepts: (value) => value >= AGES.least,
});
/** A bound of a wish in whole centimetres, or null. */
const wishedHeightCm = optionalNumber({
  pattern: /^\d{2,3}$/,
  message: messageId('wholeHeightOutOfRange', { least: HEIGHT_CM.least, most: HEIGHT_CM.most }),
  accepts: (value) => value >= HEIGHT_CM.least && value <= HEIGHT_CM.most,
});

/** Others never read a wish. They only notice its effects. */
const HIDDEN_FROM_OTHERS = { layer: 'members', as: null } as const;

/** `maritalStatus` → `marital_status`: columns are derived from names, so that browsers need not load them. */
type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;

function snake<S extends string>(name: S): Snake<S>;
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a field of a wish with its metadata. Its wire name and its column follow from its name. */
const part = <const N extends string, R extends Rule, const A extends object>(name: N, rule: R, about: A) => ({
  field: field(name.toLowerCase(), `row.${name.toLowerCase()}`, rule),
  answer: { column: snake(name), ...about, ...HIDDEN_FROM_OTHERS },
});

/**
 * The strength of a wish. A wish changes the order; a must hides members who certainly fail it; `''` is no wish. Its
 * column belongs to the wish.
 */
const strength = <const N extends string>(name: N) => ({
  field: part(`${name}Strength`, choice(WISH_STRENGTHS), {}).field,
  answer: { column: snake(name), kind: 'choice', of: WISH_STRENGTHS, ...HIDDEN_FROM_OTHERS } as const,
});

/** A wish for a range: two bounds, each of which may be empty, and a strength. */
const range = <R extends typeof wishedAge, const N extends string>(name: N, bound: R) => ({
  from: part(`${name}From`, bound, { kind: 'number' }),
  to: part(`${name}To`, bound, { kind: 'number' }),
  strength: strength(name),
});

/** A wish for any of several entries of a lookup list. */
const ids = <const N extends string, const L extends AnswerList>(name: N, list: L) =>
  part(`${name}Ids`, lookupIds, { kind: 'ids', list });

/** A wish for any of several values of a closed list. */
const anyChoice = <const T extends string, const N extends string>(name: N, of: readonly T[]) =>
  part(name, choices(of), { kind: 'choices', of });

/** A tick that belongs to a wish. */
const isYes = <const N extends string>(name: N) => part(name, choice(['Yes']), { kind: 'flag' });

/** The wishes: each part under its name in the form, with its rule and its kind. */
const wishTable = {
  age: range('age', wishedAge),
  height: range('height', wishedHeightCm),
  religion: { anyOf: ids('religion', 'religion'), strength: strength('religion') },
  caste: { anyOf: ids('caste', 'caste'), strength: strength('caste'), isNoBar: isYes('casteNoBar') },
  community: { anyOf: anyChoice('communities', COMMUNITIES), strength: strength('community') },
  education: { anyOf: ids('education', 'educational-qualification'), strength: strength('education') },
  profession: { anyOf: ids('profession', 'profession'), strength: strength('profession') },
  diet: { anyOf: anyChoice('diets', DIETS), strength: strength('diet') },
  maritalStatus: { anyOf: anyChoice('maritalStatuses', MARITAL_STATUSES), strength: strength('maritalStatus') },
  place: { states: ids('state', 'state'), districts: ids('district', 'district'), strength: strength('place') },
  mangalik: { is: part('mangalikIs', choice(YES_NO), { kind: 'choice', of: YES_NO }), strength: strength('mangalik') },
  ownClan: { strength: strength('ownClan') },
  /** Any of these countries, or, with `isAbroad`, any country but India. */
  country: { anyOf: ids('country', 'country'), strength: strength('country'), isAbroad: isYes('countryAbroad') },
  motherTongue: { anyOf: anyChoice('motherTongues', MOTHER_TONGUES), strength: strength('motherTongue') },
  desh: { anyOf: anyChoice('deshes', DESHES), strength: strength('desh') },
  children: { anyOf: anyChoice('childrenCounts', CHILDREN_COUNTS), strength: strength('children') },
};

type WishTable = typeof wishTable;
type PartsOf<P extends 'field' | 'answer'> = {
  [W in keyof WishTable]: { [N in keyof WishTable[W]]: WishTable[W][N] extends Record<P, infer V> ? V : never };
};

/** Returns the table with only the fields or only the answers of each part. */
function wishSide<P extends 'field' | 'answer'>(side: P): PartsOf<P>;
function wishSide(side: 'field' | 'answer'): object {
  return mapped(wishTable, (parts: Readonly<Record<string, Readonly<Record<'field' | 'answer', unknown>>>>) =>
    mapped(parts, (wishPart) => wishPart[side]),
  );
}

/** Returns the same table with each value converted by `make`. */
const mapped = <V>(table: Readonly<Record<string, V>>, make: (value: V) => unknown) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(value)]));

/** A member's wishes for the other person. Musts concern only what any member may see. Lists are joined by commas. */
export const wishesForm = form(
  wishSide('field'),
  ({ age, height }): FormErrors => ({
    ...(isReversed(age) ? { 'age.to': 'rangeReversed' } : {}),
    ...(isReversed(height) ? { 'height.to': 'rangeReversed' } : {}),
  }),
);

interface Bounds {
  from?: number | null;
  to?: number | null;
}

/** Whether the first number of a range is greater than the second. */
export function isReversed(bounds: Bounds | undefined): boolean {
  return bounds?.from != null && bounds.to != null && bounds.from > bounds.to;
}

/** The name of a wish in the form. */
export type WishName = keyof Values<typeof wishesForm.fields>;

/** The wishes that have another name in lists than in the form. */
const RANKING_NAMES = { height: 'heightCm', ownClan: 'avoidOwnClan' } as const;

/** The name of a wish in lists. */
export type RankingName<Name extends WishName = WishName> = Name extends keyof typeof RANKING_NAMES
  ? (typeof RANKING_NAMES)[Name]
  : Name;

/** Returns the name of a wish in lists. Any other name is returned as it is. */
export const rankingNameOf = (name: string): string =>
  name === 'height' || name === 'ownClan' ? RANKING_NAMES[name] : name;

/** Metadata of each answer of this form. */
export const wishesAnswers = wishSide('answer') satisfies Answers<Values<typeof wishesForm.fields>>;

/** The gate is proposed when this many waiting interests come from families that fail one of its wishes. */
export const GATE_PROPOSED_FROM = 5;

/**
 * The gate: families that fail the wish for age, religion or marital status are moved to *Others who wrote*. A page
 * that shows the gate sends `hasGate`, and then a missing tick means no; otherwise the gate stays unchanged.
 */
const gate = { isGated: field('gate', 'gate', choice(['Yes'])) };

/**
 * Whether religion is no bar, like the same statement about caste. Both are told openly to every member once a page
 * that explains this sends `hasNoBar`; otherwise the open statements stay unchanged.
 */
const noBar = { isReligionNoBar: field('religionnobar', 'religionnobar', choice(['Yes'])) };

/** The wishes in the form of their own page. */
export const ownWishesForm = form(
  {
    ...wishesForm.fields,
    ...gate,
    hasGate: sentOnly('gateform', choice(['1'])),
    ...noBar,
    hasNoBar: sentOnly('nobarform', choice(['1'])),
  },
  ...wishesForm.crossRules,
  // Together with "no bar", a religion can be a wish but not a must.
  ({ religion, isReligionNoBar }): FormErrors =>
    isReligionNoBar === 'Yes' && religion?.strength === 'Must' && (religion.anyOf?.length ?? 0) > 0
      ? { 'religion.strength': 'noBarIsNoMust' }
      : {},
);

/** Returns the wishes, the gate, and whether religion is no bar. */
export const showWishes = call('showwishes', {
  method: 'GET',
  access: 'member',
  returned: { ...wishesForm.fields, ...gate, ...noBar },
});

export const updateWishes = call('updatewishes', { ...ofMember, form: ownWishesForm });

/** Returns how many members the unsaved wishes of the form would show. */
export const countWished = call('countwished', {
  saves: false,
  access: 'member',
  form: wishesForm,
  returned: { band: fact('band', countBand) },
});
