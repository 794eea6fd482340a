import type { Language } from '#contract/choices.ts';
import type { Desk } from './desk.ts';

const nameIn = ({ nameEn, nameBn }: Desk['places'][number], language: Language) =>
  language === 'bn' ? nameBn : nameEn;

/** Returns the places of the office as options of a select. */
export const nearOptions = (places: Desk['places'], language: Language) =>
  places.map((place) => ({ value: String(place.id), label: nameIn(place, language) }));

/** Returns the name of a place; `''` for none. */
export function placeNamed(places: Desk['places'], id: number, language: Language): string {
  const place = places.find(({ id: placeId }) => placeId === id);
  return place ? nameIn(place, language) : '';
}
