import type { SectionValues } from '#contract/catalogue.ts';
import type { AnyOf, Range, Strength, Wishes } from '#matching/person.ts';
import type { Shown } from '#server/people/answers/stored.ts';
import { codeOf, communityIds, dietIds, maritalStatuses } from '../codes.ts';

type WishAnswers = Shown<SectionValues['wishes']>;

/** A member's wishes as the engine reads them; what carries no strength is no wish. */
export function toWishes(wishes: WishAnswers): Wishes {
  const { caste, community, diet, maritalStatus } = wishes;
  const place = strengthOf(wishes.place);
  const mangalik = strengthOf(wishes.mangalik);
  const ownClan = strengthOf(wishes.ownClan);
  return {
    age: rangeOf(wishes.age),
    heightCm: rangeOf(wishes.height),
    religion: anyOf(wishes.religion),
    caste: caste.isNoBar === 'Yes' ? 'noBar' : anyOf(caste),
    community: anyOf({ ...community, anyOf: known(community.anyOf, communityIds) }),
    education: anyOf(wishes.education),
    profession: anyOf(wishes.profession),
    diet: anyOf({ ...diet, anyOf: known(diet.anyOf, dietIds) }),
    maritalStatus: anyOf({ ...maritalStatus, anyOf: known(maritalStatus.anyOf, maritalStatuses) }),
    place:
      place && wishes.place.states.length + wishes.place.districts.length > 0
        ? { states: wishes.place.states, districts: wishes.place.districts, strength: place }
        : null,
    mangalik: mangalik && wishes.mangalik.is ? { isMangalik: wishes.mangalik.is === 'Yes', strength: mangalik } : null,
    avoidOwnClan: ownClan && { strength: ownClan },
  };
}

type Strong = Pick<WishAnswers['ownClan'], 'strength'>;

function strengthOf({ strength }: Strong): Strength | null {
  if (strength === '') return null;
  return strength === 'Must' ? 'must' : 'wish';
}

function rangeOf({ from, to, ...wish }: WishAnswers['age']): Range | null {
  const strength = strengthOf(wish);
  if (strength === null || (from === null && to === null)) return null;
  return { ...(from === null ? {} : { atLeast: from }), ...(to === null ? {} : { atMost: to }), strength };
}

function anyOf<T>({ anyOf: values, ...wish }: Strong & { anyOf: readonly T[] }): AnyOf<T> | null {
  const strength = strengthOf(wish);
  return strength === null || values.length === 0 ? null : { anyOf: values, strength };
}

const known = <Choice extends string, T>(values: readonly NoInfer<Choice>[], codes: Readonly<Record<Choice, T>>): T[] =>
  values.flatMap((value) => codeOf(codes, value) ?? []);
