import { type Gender, MARRIAGE_AGES } from '#contract/choices.ts';
import { chance, oneOf } from './chance.ts';
import { type Family, goesByGotra } from './families.ts';

type Strength = '' | 'Wish' | 'Must';

/** Returns a must with this probability, and otherwise a wish. */
const strength = (mustShare: number): Strength => (chance(mustShare) ? 'Must' : 'Wish');
/** Returns a strength with this probability, and otherwise no wish. */
const perhaps = (share: number, mustShare: number): Strength => (chance(share) ? strength(mustShare) : '');

// Ids of database/seeds/lookups/educational-qualification.json: degrees of three or more years of college.
const DEGREES = [9, 10, 11, 12, 13, 14, 16, 23, 27, 28, 29, 30, 31, 32, 33, 38, 39];

/** The share of members who say that religion is no bar. */
const FAITH_NO_BAR = 0.08;
/**
 * The share who wish for a partner who never married. The form suggests this wish only to members who never married, so
 * others seldom state it.
 */
const NEVER_MARRIED_WISHED = { first: 0.7, again: 0.2 };

/** The facts of a member on which its wishes depend. */
interface WishingMember {
  gender: Gender;
  age: number;
  isFirst: boolean;
  family: Family;
  homeDistrict: number;
}

/** Returns the wishes of an invented member: similar age and religion, and sometimes more. */
export function inventWishes({ gender, age, isFirst, family, homeDistrict }: WishingMember) {
  const isBride = gender === 'Female';
  const isAnyFaith = chance(FAITH_NO_BAR);
  const wantsOwnCaste = family.caste !== null && chance(0.3);
  const heights = isBride ? [160, 165, 168] : [147, 150, 155];
  const height = perhaps(0.3, 0.1);
  const education = perhaps(0.4, 0.1);
  const diet = perhaps(0.1, 0.3);
  const place = perhaps(0.3, 0.15);
  const mangalik = perhaps(goesByGotra(family) ? 0.15 : 0, 0.2);
  return {
    age_from: isBride ? Math.max(MARRIAGE_AGES.Male, age) : Math.max(MARRIAGE_AGES.Female, age - 8),
    age_to: isBride ? age + 9 : Math.max(MARRIAGE_AGES.Female, age),
    age: strength(0.3),
    height_from: height ? oneOf(heights) : null,
    height,
    religion_ids: isAnyFaith ? [] : [family.religion],
    religion: isAnyFaith ? '' : strength(0.6),
    caste_ids: wantsOwnCaste && family.caste !== null ? [family.caste] : [],
    caste: wantsOwnCaste ? strength(0.2) : '',
    caste_no_bar: !wantsOwnCaste && chance(0.5),
    education_ids: education ? DEGREES : [],
    education,
    diets: diet ? [oneOf(['Veg', 'Non Veg'])] : [],
    diet,
    marital_statuses: ['Never Married'],
    marital_status: perhaps(NEVER_MARRIED_WISHED[isFirst ? 'first' : 'again'], 0.3),
    district_ids: place ? [homeDistrict] : [],
    place,
    mangalik_is: mangalik ? 'No' : '',
    mangalik,
    own_clan: goesByGotra(family) ? perhaps(0.5, 0.4) : '',
  } as const;
}
