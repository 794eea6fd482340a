import { MARRIAGE_AGES } from '#contract/choices.ts';
import type { SuggestedWishes } from '#contract/matches.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';

/** Grooms are looked for among those a little older than the bride, brides among those a little younger. */
const YEARS_APART = 7;
const OLDEST = 99;

/** *Other* and *Prefer not to say*: nobody hopes for these. */
const NO_RELIGION_TO_WISH: ReadonlySet<number> = new Set([12, 13]);

/**
 * What the own profile suggests to wish for, while its owner has decided on no wishes yet; null afterwards, and where it says
 * too little. It is shown, and never kept unless they take it.
 */
export function suggestWishes(me: SharedPerson, on: string, { entry }: Pick<Lookups, 'entry'>): SuggestedWishes | null {
  const suggested = suggestedBy(me, on);
  if (suggested === null) return null;
  return { ...suggested, religion: (suggested.religion && entry('religion', suggested.religion)) || null };
}

/** The religion by its id. */
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
 * Who the order of a list looks for: the seeker with what is suggested as wishes, until they have decided on their own. Nobody
 * is left out by it. That somebody never married is not wished for unasked: it would put the widowed and divorced last.
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

function ageBeside({ birthDate, gender }: SharedPerson, on: string): SuggestedWishes['age'] {
  const age = ageOn(birthDate, on);
  if (age === null) return null;
  const [from, to, least] =
    gender === 'Female' ? [age, age + YEARS_APART, MARRIAGE_AGES.Male] : [age - YEARS_APART, age, MARRIAGE_AGES.Female];
  return { from: Math.max(from, least), to: Math.min(Math.max(to, least), OLDEST) };
}
