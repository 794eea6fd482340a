import type { AnyOf, Range, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { type WishName, wishBalance } from '#matching/wishes/wish-fit.ts';
import { broken, weightOf } from './losses.ts';
import { birthStep, fewShift, heightStep, idBit, stepBits, summaryWord } from './summary.ts';

/**
 * The least that rows can lose of a wish, by a word of their summary: nothing when it has one of the bits `met`,
 * `unknown` when it has one of `open`, else `unmet`.
 */
interface Bound {
  word: number;
  met: number;
  open: number;
  unknown: number;
  unmet: number;
}

/** The least that rows can lose of the place: met by state or district, unknown where one of the asked is. */
interface PlaceBound {
  states: number;
  districts: number;
  unknown: number;
  unmet: number;
}

export interface Bounds {
  each: readonly Bound[];
  place: PlaceBound | null;
}

const everything = -1;

/**
 * How a seeker's wishes read a summary. May promise more than a row holds, for several values share a bit; never less.
 * `born` are the wished birth dates, as `birthCode`.
 */
export function boundsOf(seeker: SharedPerson, wishes: Wishes, born: { from: number; to: number }): Bounds {
  const each: Bound[] = [];
  const bound = (word: number, { strength }: { strength: Strength }, met: number, open: number): void => {
    each.push({ word, met, open, ...lossesOf(strength) });
  };
  const among = (name: ListName, wish: AnyOf<number> | null | undefined): void => {
    if (wish != null) bound(summaryWord[name], wish, bitsOf(wish.anyOf, idBit), openBits(name, wish));
  };
  const few = <T>(
    name: keyof typeof fewShift,
    wish: AnyOf<T> | null | undefined,
    codeOf: (value: T) => number,
  ): void => {
    if (wish == null) return;
    const open = wish.anyOf.length === 0 ? everything : 1 << fewShift[name];
    bound(
      summaryWord.few,
      wish,
      bitsOf(wish.anyOf, (value) => 1 << (fewShift[name] + codeOf(value))),
      open,
    );
  };
  const { age, heightCm, caste, mangalik, avoidOwnClan } = wishes;
  if (caste !== 'noBar') among('caste', caste);
  among('religion', wishes.religion);
  among('education', wishes.education);
  among('profession', wishes.profession);
  if (age) bound(summaryWord.birth, age, stepBits(birthStep(born.from), birthStep(born.to)), 1);
  if (heightCm) bound(summaryWord.heightCm, heightCm, heightBits(heightCm), 1);
  few('maritalStatus', wishes.maritalStatus, (status) => 1 + maritals.indexOf(status));
  few('diet', wishes.diet, (diet) => diet);
  few('community', wishes.community, (community) => community);
  if (mangalik) few('mangalik', { ...mangalik, anyOf: [mangalik.isMangalik] }, (isMangalik) => (isMangalik ? 2 : 1));
  if (avoidOwnClan) few('avoidOwnClan', { ...avoidOwnClan, anyOf: seeker.clan ? [1] : [] }, (known) => known);
  return { each, place: placeBound(wishes.place) };
}

const maritals: readonly string[] = ['neverMarried', 'divorced', 'widowed'];

function lossesOf(strength: Strength) {
  const weight = weightOf[strength];
  return { unknown: weight, unmet: strength === 'must' ? broken : 2 * weight };
}

const bitsOf = <T>(values: readonly T[], bitOf: (value: T) => number): number =>
  values.reduce((bits, value) => bits | bitOf(value), 0);

function heightBits({ atLeast = 0, atMost = 999 }: Range): number {
  return stepBits(heightStep(atLeast * 10), heightStep(atMost * 10));
}

type ListName = 'religion' | 'caste' | 'education' | 'profession';

// An empty list says nothing of anybody.
const openBits = (name: ListName, { anyOf }: AnyOf<number>): number =>
  anyOf.length === 0 ? everything : 1 | saysNothing[name];

// The bits of the ids that decline to answer, asked of the engine once.
const saysNothing: Record<ListName, number> = {
  religion: declining('religion', 31),
  caste: declining('caste', 1023),
  education: 0,
  profession: 0,
};

function declining(name: Extract<WishName, 'religion' | 'caste'>, most: number): number {
  let bits = 0;
  for (let id = 1; id <= most; id++) {
    const wisher: SharedPerson = { gender: 'Male', wishes: { [name]: { anyOf: [id], strength: 'wish' } } };
    if (wishBalance(wisher, { gender: 'Female', [name]: id }, '2000-01-01') === 0) bits |= idBit(id);
  }
  return bits;
}

function placeBound(place: Wishes['place']): PlaceBound | null {
  if (place == null) return null;
  const { states = [], districts = [], strength } = place;
  return {
    states: bitsOf(states, (id) => idBit(Number(id))),
    districts: bitsOf(districts, (id) => idBit(Number(id))),
    ...lossesOf(strength),
  };
}

/** The least that the rows of a summary lose of the seeker's wishes; `broken` and more when none meets the musts. */
export function leastLoss({ each, place }: Bounds, summaries: Uint32Array, at: number): number {
  let loss = 0;
  for (let which = 0; which < each.length; which++) {
    const bound = each[which];
    if (bound === undefined) break;
    const bits = summaries[at + bound.word] ?? 0;
    if ((bits & bound.met) === 0) loss += (bits & bound.open) === 0 ? bound.unmet : bound.unknown;
  }
  return place === null ? loss : loss + placeLoss(place, summaries, at);
}

function placeLoss(place: PlaceBound, summaries: Uint32Array, at: number): number {
  const states = summaries[at + summaryWord.state] ?? 0;
  const districts = summaries[at + summaryWord.district] ?? 0;
  if ((states & place.states) !== 0 || (districts & place.districts) !== 0) return 0;
  if (place.states === 0 && place.districts === 0) return place.unknown;
  const isStateOpen = place.states !== 0 && (states & 1) !== 0;
  const isDistrictOpen = place.districts !== 0 && (districts & 1) !== 0;
  return isStateOpen || isDistrictOpen ? place.unknown : place.unmet;
}
