import type { AnswerList } from '#contract/answers.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { districts } from '#matching/places/districts.ts';
import { placeById } from '#matching/places.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';

const districtsById = new Map(districts.map((district) => [district.id, district]));

/** The entry of an id in the list that an answer is chosen from; undefined where the list has none. */
export function findEntry(lookups: Lookups, list: AnswerList, id: number): LookupEntry | undefined {
  if (list === 'country') return lookups.countries().find((country) => country.id === id);
  if (list === 'state') return lookups.stateOf(id);
  if (list === 'district') return districtsById.get(id);
  if (list === 'place') return placeById(id);
  return lookups.entry(list, id);
}
