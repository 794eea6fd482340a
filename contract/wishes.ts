import type { Answers } from './answers.ts';
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
import { choices, lookupIds } from './list-rules.ts';
import { messageId } from './message.ts';
import { HEIGHT_CM, optionalNumber } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { choice } from './rules.ts';
import { fact, field, type Values } from './wire.ts';

/** Bounds of wishes: whole years and whole centimetres, or null. */
const wishedAge = optionalNumber({
  pattern: /^\d{2}$/,
  message: messageId('ageOutOfRange', { least: 18, most: 99 }),
  accepts: (value) => value >= 18,
});
const wishedHeightCm = optionalNumber({
  pattern: /^\d{2,3}$/,
  message: messageId('wholeHeightOutOfRange', { least: HEIGHT_CM.least, most: HEIGHT_CM.most }),
  accepts: (value) => value >= HEIGHT_CM.least && value <= HEIGHT_CM.most,
});

/** A wish counts in the order, a must hides who certainly fails it; `''` is no wish. */
const strength = (word: string) => field(`${word}strength`, `row.${word}strength`, choice(WISH_STRENGTHS));

const range = <R extends typeof wishedAge>(word: string, bound: R) => ({
  from: field(`${word}from`, `row.${word}from`, bound),
  to: field(`${word}to`, `row.${word}to`, bound),
  strength: strength(word),
});

const anyId = (word: string) => ({
  anyOf: field(`${word}ids`, `row.${word}ids`, lookupIds),
  strength: strength(word),
});

/**
 * What a member hopes for in the other; musts name only what any member may see. Lists are joined by commas.
 */
export const wishesForm = form(
  {
    age: range('age', wishedAge),
    height: range('height', wishedHeightCm),
    religion: anyId('religion'),
    caste: { ...anyId('caste'), isNoBar: field('castenobar', 'row.castenobar', choice(['Yes'])) },
    community: {
      anyOf: field('communities', 'row.communities', choices(COMMUNITIES)),
      strength: strength('community'),
    },
    education: anyId('education'),
    profession: anyId('profession'),
    diet: { anyOf: field('diets', 'row.diets', choices(DIETS)), strength: strength('diet') },
    maritalStatus: {
      anyOf: field('maritalstatuses', 'row.maritalstatuses', choices(MARITAL_STATUSES)),
      strength: strength('maritalstatus'),
    },
    place: {
      states: field('stateids', 'row.stateids', lookupIds),
      districts: field('districtids', 'row.districtids', lookupIds),
      strength: strength('place'),
    },
    mangalik: { is: field('mangalikis', 'row.mangalikis', choice(YES_NO)), strength: strength('mangalik') },
    ownClan: { strength: strength('ownclan') },
    /** Any of these countries, or with `isAbroad` any but India. */
    country: { ...anyId('country'), isAbroad: field('countryabroad', 'row.countryabroad', choice(['Yes'])) },
    motherTongue: {
      anyOf: field('mothertongues', 'row.mothertongues', choices(MOTHER_TONGUES)),
      strength: strength('mothertongue'),
    },
    desh: { anyOf: field('deshes', 'row.deshes', choices(DESHES)), strength: strength('desh') },
    children: {
      anyOf: field('childrencounts', 'row.childrencounts', choices(CHILDREN_COUNTS)),
      strength: strength('children'),
    },
  },
  ({ age, height }): FormErrors => ({
    ...(isReversed(age) ? { 'age.to': 'rangeReversed' } : {}),
    ...(isReversed(height) ? { 'height.to': 'rangeReversed' } : {}),
  }),
);

interface Bounds {
  from?: number | null;
  to?: number | null;
}

/** Whether the first number of a range is larger than the second. */
export function isReversed(bounds: Bounds | undefined): boolean {
  return bounds?.from != null && bounds.to != null && bounds.from > bounds.to;
}

export type WishName = keyof Values<typeof wishesForm.fields>;

// Lists tell of these by other names than the form's.
const TOLD = { height: 'heightCm', ownClan: 'avoidOwnClan' } as const;

/** By what name lists tell of a wish. */
export type ToldWish<Name extends WishName = WishName> = Name extends keyof typeof TOLD ? (typeof TOLD)[Name] : Name;

export const toldWish = (name: string): string => Object.entries(TOLD).find(([own]) => own === name)?.[1] ?? name;

// Others read a wish in what it does alone.
const FELT = { layer: 'members', as: null } as const;
const STRENGTH = { kind: 'choice', of: WISH_STRENGTHS, layer: 'members', as: null } as const;

/** What the product knows of each. */
export const wishesAnswers = {
  age: {
    from: { column: 'age_from', kind: 'number', ...FELT },
    to: { column: 'age_to', kind: 'number', ...FELT },
    strength: { column: 'age', ...STRENGTH },
  },
  height: {
    from: { column: 'height_from', kind: 'number', ...FELT },
    to: { column: 'height_to', kind: 'number', ...FELT },
    strength: { column: 'height', ...STRENGTH },
  },
  religion: {
    anyOf: { column: 'religion_ids', kind: 'ids', list: 'religion', ...FELT },
    strength: { column: 'religion', ...STRENGTH },
  },
  caste: {
    anyOf: { column: 'caste_ids', kind: 'ids', list: 'caste', ...FELT },
    strength: { column: 'caste', ...STRENGTH },
    isNoBar: { column: 'caste_no_bar', kind: 'flag', ...FELT },
  },
  community: {
    anyOf: { column: 'communities', kind: 'choices', of: COMMUNITIES, ...FELT },
    strength: { column: 'community', ...STRENGTH },
  },
  education: {
    anyOf: { column: 'education_ids', kind: 'ids', list: 'educational-qualification', ...FELT },
    strength: { column: 'education', ...STRENGTH },
  },
  profession: {
    anyOf: { column: 'profession_ids', kind: 'ids', list: 'profession', ...FELT },
    strength: { column: 'profession', ...STRENGTH },
  },
  diet: {
    anyOf: { column: 'diets', kind: 'choices', of: DIETS, ...FELT },
    strength: { column: 'diet', ...STRENGTH },
  },
  maritalStatus: {
    anyOf: { column: 'marital_statuses', kind: 'choices', of: MARITAL_STATUSES, ...FELT },
    strength: { column: 'marital_status', ...STRENGTH },
  },
  place: {
    states: { column: 'state_ids', kind: 'ids', list: 'state', ...FELT },
    districts: { column: 'district_ids', kind: 'ids', list: 'district', ...FELT },
    strength: { column: 'place', ...STRENGTH },
  },
  mangalik: {
    is: { column: 'mangalik_is', kind: 'choice', of: YES_NO, ...FELT },
    strength: { column: 'mangalik', ...STRENGTH },
  },
  ownClan: { strength: { column: 'own_clan', ...STRENGTH } },
  country: {
    anyOf: { column: 'country_ids', kind: 'ids', list: 'country', ...FELT },
    strength: { column: 'country', ...STRENGTH },
    isAbroad: { column: 'country_abroad', kind: 'flag', ...FELT },
  },
  motherTongue: {
    anyOf: { column: 'mother_tongues', kind: 'choices', of: MOTHER_TONGUES, ...FELT },
    strength: { column: 'mother_tongue', ...STRENGTH },
  },
  desh: {
    anyOf: { column: 'deshes', kind: 'choices', of: DESHES, ...FELT },
    strength: { column: 'desh', ...STRENGTH },
  },
  children: {
    anyOf: { column: 'children_counts', kind: 'choices', of: CHILDREN_COUNTS, ...FELT },
    strength: { column: 'children', ...STRENGTH },
  },
} as const satisfies Answers<Values<typeof wishesForm.fields>>;

export const showWishes = call('showwishes', { method: 'GET', access: 'member', returned: wishesForm.fields });

export const updateWishes = call('updatewishes', { ...ofMember, form: wishesForm });

/** How many the wishes of the form would show, before they are saved. */
export const countWished = call('countwished', {
  saves: false,
  access: 'member',
  form: wishesForm,
  returned: { band: fact('band', countBand) },
});
