import { MARRIAGE_AGES } from '#contract/choices.ts';
import type { SuggestedWishes } from '#contract/matches.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';

/** The maximum suggested age difference: grooms older than the bride, brides younger than the groom. */
const YEARS_APART = 7;
/** The highest suggested age. */
const OLDEST = 99;

/** The ids of *Other* and *Prefer not to say* in the list of religions, which are never suggested as a wish. */
const NO_RELIGION_TO_WISH: ReadonlySet<number> = new Set([12, 13]);

/**
 * Returns wishes suggested by the member's own profile, as long as the member has saved no wishes; null afterwards, or
 * if the profile has too little data. They are only shown, and saved only if the member accepts them.
 */
export function suggestWishes(me: SharedPerson, on: string, { entry }: Pick<Lookups, 'entry'>): SuggestedWishes | null {
  const suggested = suggestedBy(me, on);
  if (suggested === null) return null;
  return { ...suggested, religion: (suggested.religion && entry('religion', suggested.religion)) || null };
}

/** Returns the suggested wishes with the religion as an id; null if nothing is suggested. */
function suggestedBy(me: SharedPerson, on: string) {
  if (me.wishes && 'age' in me.wishes) return null;
  const { religion } = me;
  const suggested = {
    age: ageBeside(me, on),
    religion: religion && !NO_RELIGION_TO_WISH.has(religion) ? religion : null,
    neverMarried: me.maritalStatus === 'neverMarried',
    ownClan: Boolean(me.clan),
  };
  return Object.values(suggested).some(Boolean) ? suggested : null;
}

/**
 * Returns the person for whom a list is ordered: the seeker with suggested wishes until they save their own.
 * Suggestions exclude nobody. "Never married" is not added, because it would put widowed and divorced members last.
 */
export function seekerWithSuggested(me: SharedPerson, on: string): SharedPerson {
  const suggested = suggestedBy(me, on);
  if (suggested === null) return me;
  const { age, religion, ownClan } = suggested;
  const strength = 'wish' as const;
  return {
    ...me,
    wishes: {
      ...me.wishes,
      ...(age && { age: { atLeast: age.from, atMost: age.to, strength } }),
      ...(religion && { religion: { anyOf: [religion], strength } }),
      ...(ownClan && { avoidOwnClan: { strength } }),
    },
  };
}

/** Returns the suggested range of ages of the other side, not below the legal age; null if the own age is unknown. */
function ageBeside({ birthDate, gender }: SharedPerson, on: string): SuggestedWishes['age'] {
  const age = ageOn(birthDate, on);
  if (age === null) return null;
  const [from, to, least] =
    gender === 'Female' ? [age, age + YEARS_APART, MARRIAGE_AGES.Male] : [age - YEARS_APART, age, MARRIAGE_AGES.Female];
  return { from: Math.max(from, least), to: Math.min(Math.max(to, least), OLDEST) };
}
