import type { SharedPerson, Wishes } from '#matching/person.ts';
import { india, isInCountries } from '#matching/wishes/country-wish.ts';
import { isInPlace } from '#matching/wishes/place-wish.ts';
import { rangeFit, type WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries, StateAndDistrict } from '../rows/dictionaries.ts';
import { ageOfCodes, anyOfWishes, codeOfAnswer } from '../rows/layout.ts';
import type { Field } from '../rows/packed.ts';
import { type WishColumns, wishColumns } from '../rows/row-columns.ts';
import { birthsOfValue, elsewhere, fields, heightsOfValue, heightValue, idValue, inIndia } from '../short/digest.ts';
import { type AgeLosses, broken, fillOutwards, losableOf, lossOfFit, middleOf } from './losses.ts';

/**
 * A seeker with their wishes and the losses by age on one day. The day and the youngest legal birth are `birthCode`s.
 */
export interface Asked {
  seeker: SharedPerson;
  wishes: Wishes;
  age: AgeLosses;
  onCode: number;
  legalBirth: number;
}

/** Returns the minimum loss of a wish for each value of a digest's field; null if nothing is wished. */
export function leastLosses(name: WishName, asked: Asked, { places }: Dictionaries): Uint16Array | null {
  const { wishes } = asked;
  const wish = wishes[name];
  const field = fields[name];
  if (wish == null || wish === 'noBar' || field === undefined) return null;
  const { unknown, unmet } = losableOf(wish.strength);
  const losses = new Uint16Array(field.highest + 1);
  if (name === 'heightCm') {
    const lossOf = (value: number): number => leastOfHeights(wishes, value);
    const middleCm = wishes.heightCm == null ? 0 : middleOf(wishes.heightCm);
    const middle = heightValue(Math.floor(10 * middleCm)); // from centimetres to tenths
    fillOutwards(losses, { middle: Math.max(1, middle), unmet, lossOf });
    losses[0] = unknown;
    return losses;
  }
  if (name === 'age') {
    losses[0] = unknown;
    for (let value = 1; value < losses.length; value++) losses[value] = leastOfAges(asked, value);
    return losses;
  }
  if (name === 'place') {
    // The last value stands for all further places, so its loss is 0.
    for (let code = 0; code < places.length && code < field.highest; code++)
      losses[code] = placeLoss(wishes, places[code]);
    return losses;
  }
  if (name === 'country') {
    const wished = wishes.country?.anyOf ?? [];
    losses[0] = unknown;
    if (wished.length === 0) {
      losses[inIndia] = unknown;
      losses[elsewhere] = unknown;
      return losses;
    }
    losses[inIndia] = isInCountries(wished, india) ? 0 : unmet;
    losses[elsewhere] = wished.some((country) => country !== india) ? 0 : unmet;
    return losses;
  }
  losses.fill(unmet);
  for (const value of openValues(name, field, asked)) losses[value] = unknown;
  for (const value of metValues(name, field, asked)) losses[value] = 0;
  return losses;
}

/** Returns the minimum loss of the ages that share a digest value. */
function leastOfAges({ age, onCode }: Asked, value: number): number {
  const { from, to } = birthsOfValue(value);
  let least = broken;
  for (let years = Math.max(0, ageOfCodes(to, onCode)); years <= ageOfCodes(from, onCode); years++)
    least = Math.min(least, age.byAge[years] ?? 0);
  return least;
}

/** Returns the minimum loss of the heights that share a digest value. */
function leastOfHeights({ heightCm }: Wishes, value: number): number {
  if (heightCm == null) return 0;
  const { from, to } = heightsOfValue(value);
  // The height in the range that is closest to the wish.
  const nearest = Math.min(to, Math.max(from, heightCm.atLeast ?? from));
  const isAboveWish = nearest > (heightCm.atMost ?? nearest);
  const best = isAboveWish ? Math.max(from, heightCm.atMost ?? from) : nearest;
  return lossOfFit(heightCm.strength, rangeFit('heightCm', heightCm, best));
}

/** Returns the digest values that meet a wish, or may meet it. */
function metValues(name: WishName, field: Field, { seeker, wishes }: Asked): readonly number[] {
  // The digest only knows whether a row's clan is known: 1 if so.
  if (name === 'avoidOwnClan') return seeker.clan ? [1] : [];
  const wish = anyOfWishes.find((each) => each.name === name);
  if (wish === undefined) return [];
  return wishedAnswers(wishes[name])
    .map((answer) => codeOfAnswer(wish, answer))
    .flatMap((code) => (code > 0 ? idValue(field, code) : []));
}

function wishedAnswers(wish: Wishes[WishName]): readonly unknown[] {
  if (wish == null || wish === 'noBar') return [];
  if ('anyOf' in wish) return wish.anyOf;
  return 'isMangalik' in wish ? [wish.isMangalik] : [];
}

/** Returns the values for which a wish is undecided: unknown, declined, and all values if the wish names none. */
function openValues(name: WishName, field: Field, { wishes }: Asked): readonly number[] {
  const wish = wishes[name];
  const namesNoAnswer = wish != null && wish !== 'noBar' && 'anyOf' in wish && wish.anyOf.length === 0;
  if (namesNoAnswer || name === 'avoidOwnClan') return Array.from({ length: field.highest + 1 }, (_, value) => value);
  const { notSaid }: WishColumns = wishColumns[name];
  return notSaid === undefined ? [0] : [0, idValue(field, notSaid)];
}

const nowhere: StateAndDistrict = { state: 0, district: 0 };

function placeLoss({ place }: Wishes, { state, district }: StateAndDistrict = nowhere): number {
  if (place == null) return 0;
  const { unknown, unmet } = losableOf(place.strength);
  const isMet = isInPlace(place, { state: state || null, district: district || null });
  if (isMet === null) return unknown;
  return isMet ? 0 : unmet;
}
