import type { Range, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { fitsToOne, meetsMusts, rangeFit, type WishName, weighWishes } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { type AnyOfWish, answerOfCode, anyOfWishes, rowFields, wishNames } from '../rows/layout.ts';
import type { Field } from '../rows/packed.ts';
import { mostWishes } from '../rows/row-columns.ts';

/**
 * The losses of the seeker's wishes by the values of one answer, in units of 1 / `lossesAWeight` of a weight: 0 if met,
 * the weight if unknown, twice the weight if unmet, `broken` for an unmet must. Computed by the engine; `notAsked`
 * until a row has the value.
 */
export interface Losses {
  wish: WishName;
  isMust: boolean;
  /** The field of a row with the value. */
  field: Field;
  byCode: Uint16Array;
  lossOf(code: number): number;
}

/** Units of loss in one weight. Losses are whole numbers. */
export const lossesAWeight = fitsToOne;
export const weightOf: Record<Strength, number> = { wish: 1, must: 2 };
/** More than all wishes that fit in a row can lose together. */
export const broken = mostWishes * weightOf.must * 2 * lossesAWeight + 1;
export const notAsked = 0xffff;

// Values beyond this are not cached; the engine judges them each time.
const mostKept = 2048;

type AnswersOf = (code: number, dictionaries: Dictionaries) => Partial<SharedPerson>;
type Place = Pick<Losses, 'field'> & { answersOf: AnswersOf };

const made: Partial<Record<WishName, Place>> = {
  place: {
    field: rowFields.place,
    answersOf: (code, { places }) => ({
      state: places[code]?.state || null,
      district: places[code]?.district || null,
    }),
  },
  heightCm: { field: rowFields.heightTenths, answersOf: (tenths) => ({ heightCm: tenths / 10 }) },
  avoidOwnClan: {
    field: rowFields.clan,
    answersOf: (code, { clans }) => ({ clan: clans[code] ?? null }),
  },
};

const placeOf = (name: WishName): Place | undefined => {
  const anyOf = anyOfWishes.find((wish) => wish.name === name);
  return anyOf ? { field: anyOf.given, answersOf: (code) => answerAlone(anyOf, code) } : made[name];
};

function answerAlone(wish: AnyOfWish, code: number): Partial<SharedPerson>;
function answerAlone(wish: AnyOfWish, code: number): object {
  return { [wish.answer]: answerOfCode(wish, code) };
}

// Wishes that most often distinguish two members come first, because then most rows are rejected after one or two
// lookups.
const lookedAtFirst: readonly WishName[] = [
  ...(['place', 'education', 'profession', 'heightCm', 'diet', 'mangalik', 'maritalStatus', 'community'] as const),
];
// Neighbours in a block mostly have the same caste and religion.
const lookedAtLast: readonly WishName[] = ['avoidOwnClan', 'caste', 'religion'];
const others = wishNames.filter((name) => !lookedAtFirst.includes(name) && !lookedAtLast.includes(name));

const answersInRows = [...lookedAtFirst, ...others, ...lookedAtLast].flatMap((name) => {
  const place = placeOf(name);
  return place ? [{ name, place }] : [];
});

/** Losses by age in completed years. */
export interface AgeLosses {
  unknown: number;
  byAge: Uint16Array;
}

export interface OwnLosses {
  /** Losses of the wishes that a row itself decides, in the order of lookup. */
  inRows: Losses[];
  age: AgeLosses;
  /** Weights of all wishes. */
  weights: number;
}

/** The loss of a wish if the answer is unknown, and if it is unmet. */
export interface Losable {
  unknown: number;
  unmet: number;
}

export function losableOf(strength: Strength): Losable {
  return { unknown: lossesAWeight * weightOf[strength], unmet: lossOfFit(strength, -1) };
}

/** Returns the loss of a wish with this strength and fit (-1 to 1). */
export function lossOfFit(strength: Strength, fit: number): number {
  return strength === 'must' && fit < 1 ? broken : lossesAWeight * weightOf[strength] * (1 - fit);
}

const oldest = 255;

function ageLosses(age: Wishes['age']): AgeLosses {
  const byAge = new Uint16Array(oldest + 1);
  if (age == null) return { unknown: 0, byAge };
  const { unknown, unmet } = losableOf(age.strength);
  const lossOf = (years: number): number => lossOfFit(age.strength, rangeFit('age', age, years));
  fillOutwards(byAge, { middle: Math.min(oldest, Math.floor(middleOf(age))), unmet, lossOf });
  return { unknown, byAge };
}

/** Returns a value in the middle of a range; no other value fits better. */
export function middleOf({ atLeast, atMost }: Range): number {
  return ((atLeast ?? atMost ?? 0) + (atMost ?? atLeast ?? 0)) / 2;
}

interface Outwards {
  /** The value with the smallest loss. */
  middle: number;
  /** The maximum loss. */
  unmet: number;
  lossOf(value: number): number;
}

/** Fills in the losses of all values of a scale, from the middle of a range outwards until everything is lost. */
export function fillOutwards(losses: Uint16Array, { middle, unmet, lossOf }: Outwards): void {
  losses.fill(unmet);
  for (let value = middle; value >= 0; value--) {
    const loss = lossOf(value);
    if (loss >= unmet) break;
    losses[value] = loss;
  }
  for (let value = middle + 1; value < losses.length; value++) {
    const loss = lossOf(value);
    if (loss >= unmet) break;
    losses[value] = loss;
  }
}

export function loseBy(seeker: SharedPerson, wishes: Wishes, on: string, dictionaries: Dictionaries): OwnLosses {
  const strengths = new Map<WishName, Strength>();
  for (const name of wishNames) {
    const wish = wishes[name];
    if (wish != null && wish !== 'noBar') strengths.set(name, wish.strength);
  }

  function lossOf(name: WishName, answers: Partial<SharedPerson>): number {
    const strength = strengths.get(name);
    if (strength === undefined) return 0;
    const wisher: SharedPerson = { gender: seeker.gender, clan: seeker.clan ?? null, wishes: { [name]: wishes[name] } };
    const other: SharedPerson = { gender: seeker.gender, ...answers };
    if (strength === 'must' && !meetsMusts(wisher, other, on)) return broken;
    return lossesAWeight * (weightOf[strength] - weighWishes(wisher, other, on).gain);
  }

  function lossesOf(name: WishName, { answersOf, field }: Place): Losses {
    const { clans, places } = dictionaries;
    const codes =
      name === 'avoidOwnClan' ? clans.length : name === 'place' ? places.length : Math.min(mostKept, field.highest + 1);
    const byCode = new Uint16Array(codes).fill(notAsked);
    return {
      field,
      wish: name,
      isMust: strengths.get(name) === 'must',
      byCode,
      lossOf(code) {
        const loss = lossOf(name, code === 0 ? {} : answersOf(code, dictionaries));
        byCode[code] = loss;
        return loss;
      },
    };
  }

  const inRows: Losses[] = [];
  for (const { name, place } of answersInRows) {
    if (strengths.has(name)) inRows.push(lossesOf(name, place));
  }
  return {
    inRows,
    age: ageLosses(wishes.age),
    weights: [...strengths.values()].reduce((sum, strength) => sum + weightOf[strength], 0),
  };
}
