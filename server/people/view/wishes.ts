import type { AnyOf, Range, Strength, Wishes } from '#matching/person.ts';
import { codeOf, communityIds, dietIds, maritalStatuses } from '../codes.ts';
import type { WishRow } from './person.queries.ts';

/** A member's wishes as the engine reads them; what carries no strength is no wish. */
export function toWishes(row: WishRow): Wishes {
  const place = strengthOf(row.place);
  const mangalik = strengthOf(row.mangalik);
  const ownClan = strengthOf(row.own_clan);
  return {
    age: rangeOf(row.age_from, row.age_to, row.age),
    heightCm: rangeOf(row.height_from, row.height_to, row.height),
    religion: anyOf(row.religion_ids, row.religion),
    caste: row.caste_no_bar ? 'noBar' : anyOf(row.caste_ids, row.caste),
    community: anyOf(known(row.communities, communityIds), row.community),
    education: anyOf(row.education_ids, row.education),
    profession: anyOf(row.profession_ids, row.profession),
    diet: anyOf(known(row.diets, dietIds), row.diet),
    maritalStatus: anyOf(known(row.marital_statuses, maritalStatuses), row.marital_status),
    place:
      place && row.state_ids.length + row.district_ids.length > 0
        ? { states: row.state_ids, districts: row.district_ids, strength: place }
        : null,
    mangalik: mangalik && row.mangalik_is ? { isMangalik: row.mangalik_is === 'Yes', strength: mangalik } : null,
    avoidOwnClan: ownClan && { strength: ownClan },
  };
}

function strengthOf(stored: WishRow['age']): Strength | null {
  if (stored === '') return null;
  return stored === 'Must' ? 'must' : 'wish';
}

function rangeOf(from: number | null, to: number | null, stored: WishRow['age']): Range | null {
  const strength = strengthOf(stored);
  if (strength === null || (from === null && to === null)) return null;
  return { ...(from === null ? {} : { atLeast: from }), ...(to === null ? {} : { atMost: to }), strength };
}

function anyOf<T>(values: readonly T[], stored: WishRow['age']): AnyOf<T> | null {
  const strength = strengthOf(stored);
  return strength === null || values.length === 0 ? null : { anyOf: values, strength };
}

const known = <T>(values: readonly string[], ids: Readonly<Record<string, T>>): T[] =>
  values.flatMap((value) => codeOf(ids, value) ?? []);
