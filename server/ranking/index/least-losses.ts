import type { SharedPerson, Wishes } from '#matching/person.ts';
import { casteNotSaid, religionNotSaid } from '#matching/wishes/not-said.ts';
import { isInPlace } from '#matching/wishes/place-wish.ts';
import { rangeFit, type WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries, Pair } from './dictionaries.ts';
import { birthsOfValue, fields, heightsOfValue, heightValue, idValue } from './digest.ts';
import { ageOfCodes, maritalStatuses } from './layout.ts';
import { type AgeLosses, broken, fillOutwards, losableOf, lossOfFit, middleOf } from './losses.ts';

/** A seeker, what is wished, and what ages lose on a day, which is a `birthCode` as the youngest legal birth is. */
export interface Asked {
  seeker: SharedPerson;
  wishes: Wishes;
  age: AgeLosses;
  onCode: number;
  legalBirth: number;
}

/** The least that each value of a digest's field loses of a wish; null where nothing is wished. */
export function leastLosses(name: WishName, asked: Asked, { places }: Dictionaries): Uint16Array | null {
  const { seeker, wishes } = asked;
  const wish = wishes[name];
  if (wish == null || wish === 'noBar') return null;
  const { unknown, unmet } = losableOf(wish.strength);
  const losses = new Uint16Array(fields[name].highest + 1);
  if (name === 'heightCm') {
    const lossOf = (value: number): number => leastOfHeights(wishes, value);
    const middle = heightValue(Math.floor(10 * (wishes.heightCm == null ? 0 : middleOf(wishes.heightCm))));
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
    // The last value stands for all later places, and may lose nothing.
    for (let code = 0; code < places.length && code < fields.place.highest; code++)
      losses[code] = placeLoss(wishes, places[code]);
    return losses;
  }
  losses.fill(unmet);
  for (const value of openValues(name, wishes)) losses[value] = unknown;
  for (const value of metValues(name, wishes, seeker)) losses[value] = 0;
  return losses;
}

function leastOfAges({ age, onCode }: Asked, value: number): number {
  const { from, to } = birthsOfValue(value);
  let least = broken;
  for (let years = Math.max(0, ageOfCodes(to, onCode)); years <= ageOfCodes(from, onCode); years++)
    least = Math.min(least, age.byAge[years] ?? 0);
  return least;
}

function leastOfHeights({ heightCm }: Wishes, value: number): number {
  if (heightCm == null) return 0;
  const { from, to } = heightsOfValue(value);
  // The nearest to what is wished.
  const nearest = Math.min(to, Math.max(from, heightCm.atLeast ?? from));
  const best = nearest > (heightCm.atMost ?? nearest) ? Math.max(from, heightCm.atMost ?? from) : nearest;
  return lossOfFit(heightCm.strength, rangeFit('heightCm', heightCm, best));
}

type Name = Exclude<WishName, 'age' | 'heightCm' | 'place'>;

/** The values that meet a wish, for certain or perhaps. */
function metValues(name: Name, wishes: Wishes, seeker: SharedPerson): readonly number[] {
  switch (name) {
    case 'maritalStatus':
      return (wishes.maritalStatus?.anyOf ?? []).map((status) =>
        idValue(fields.maritalStatus, 1 + maritalStatuses.indexOf(status)),
      );
    case 'mangalik':
      return [wishes.mangalik?.isMangalik ? 2 : 1];
    case 'avoidOwnClan':
      return seeker.clan ? [1] : [];
    default:
      return idsOf(wishes[name]).map((id) => idValue(fields[name], id));
  }
}

/** The values of which a wish says nothing: unknown, declined, and all where the wish names none. */
function openValues(name: Name, wishes: Wishes): readonly number[] {
  const wish = wishes[name];
  const isEmpty = wish != null && wish !== 'noBar' && 'anyOf' in wish && wish.anyOf.length === 0;
  if (isEmpty || name === 'avoidOwnClan') return span(0, fields[name].highest);
  return name === 'religion' || name === 'caste' ? [0, ...declined[name]] : [0];
}

const idsOf = (wish: { readonly anyOf: readonly number[] } | 'noBar' | null | undefined): readonly number[] =>
  wish == null || wish === 'noBar' ? [] : wish.anyOf;

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const declined = {
  religion: [idValue(fields.religion, religionNotSaid)],
  caste: [idValue(fields.caste, casteNotSaid)],
};

const nowhere: Pair = { state: 0, district: 0 };

function placeLoss({ place }: Wishes, { state, district }: Pair = nowhere): number {
  if (place == null) return 0;
  const { unknown, unmet } = losableOf(place.strength);
  const isMet = isInPlace(place, { state: state || null, district: district || null });
  return isMet === null ? unknown : isMet ? 0 : unmet;
}
