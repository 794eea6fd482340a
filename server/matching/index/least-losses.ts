import type { SharedPerson, Strength, Wishes } from '#matching/person.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries, Pair } from './dictionaries.ts';
import { birthValue, fields, heightValue, idValue } from './digest.ts';
import { maritalStatuses } from './layout.ts';
import { broken, weightOf } from './losses.ts';
import { isSaid } from './me.ts';

/** What is lost of a wish where the answer is not known, and where it is another than wished. */
export interface Losable {
  unknown: number;
  unmet: number;
}

export function losableOf(strength: Strength): Losable {
  const weight = weightOf[strength];
  return { unknown: weight, unmet: strength === 'must' ? broken : 2 * weight };
}

/** The wished birth dates, as `birthCode`. */
export interface Born {
  from: number;
  to: number;
}

/** The least that each value of a digest's field loses of a wish; null where nothing is wished. */
export function leastLosses(
  name: WishName,
  seeker: SharedPerson,
  wishes: Wishes,
  born: Born,
  { places }: Dictionaries,
): Uint8Array | null {
  const wish = wishes[name];
  if (wish == null || wish === 'noBar') return null;
  const { unknown, unmet } = losableOf(wish.strength);
  const losses = new Uint8Array(fields[name].highest + 1);
  if (name === 'place') {
    // The last value stands for all later places, and may lose nothing.
    for (const [code, place] of places.slice(0, fields.place.highest).entries())
      losses[code] = placeLoss(wishes, place);
    return losses;
  }
  losses.fill(unmet);
  for (const value of openValues(name, wishes)) losses[value] = unknown;
  for (const value of metValues(name, wishes, seeker, born)) losses[value] = 0;
  return losses;
}

type Name = Exclude<WishName, 'place'>;

/** The values that meet a wish, for certain or perhaps. */
function metValues(name: Name, wishes: Wishes, seeker: SharedPerson, born: Born): readonly number[] {
  switch (name) {
    case 'age':
      return span(birthValue(born.from), birthValue(born.to));
    case 'heightCm': {
      const { atLeast, atMost } = wishes.heightCm ?? {};
      return span(heightValue((atLeast ?? 1) * 10), heightValue((atMost ?? 999) * 10));
    }
    case 'maritalStatus':
      return (wishes.maritalStatus?.anyOf ?? []).map((status) => 1 + maritalStatuses.indexOf(status));
    case 'mangalik':
      return [wishes.mangalik?.isMangalik ? 2 : 1];
    case 'avoidOwnClan':
      return seeker.clan ? [1] : [];
    default:
      return idsOf(wishes[name]).map(idValue);
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

const declined = { religion: declinedIds('religion'), caste: declinedIds('caste') };

function declinedIds(name: 'religion' | 'caste'): number[] {
  return span(1, fields[name].highest).filter((id) => !isSaid(name, id));
}

function placeLoss({ place }: Wishes, at: Pair): number {
  if (place == null) return 0;
  const { states = [], districts = [], strength } = place;
  const { unknown, unmet } = losableOf(strength);
  if (states.includes(at.state) || districts.includes(at.district)) return 0;
  const isOpen = (states.length > 0 && at.state === 0) || (districts.length > 0 && at.district === 0);
  return isOpen || states.length + districts.length === 0 ? unknown : unmet;
}
