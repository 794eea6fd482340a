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
  /** The loss of each code, or `notAsked`. */
  byCode: Uint16Array;
  /** Asks the engine for the loss of a code, and caches it in `byCode`. */
  lossOf(code: number): number;
}

/** Units of loss in one weight. Losses are whole numbers. */
export const lossesAWeight = fitsToOne;
/** The weight of a wish by its strength. */
export const weightOf: Record<Strength, number> = { wish: 1, must: 2 };
/** More than all wishes that fit in a row can lose together. */
export const broken = mostWishes * weightOf.must * 2 * lossesAWeight + 1;
/** Marks a code whose loss the engine has not been asked for yet. */
export const notAsked = 0xffff;

// Codes from this one on are not cached, except those of clans and places; the engine judges them each time.
const mostKept = 2048;

type AnswersOf = (code: number, dictionaries: Dictionaries) => Partial<SharedPerson>;
/** The field of a row that decides a wish, and how its codes become answers for the engine. */
type AnswerInRow = Pick<Losses, 'field'> & { answersOf: AnswersOf };

// Wishes that are not any-of wishes. The wish for an age is missing, because it also depends on the day.
const singleAnswers: Partial<Record<WishName, AnswerInRow>> = {
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

const findAnswerInRow = (name: WishName): AnswerInRow | undefined => {
  const anyOf = anyOfWishes.find((wish) => wish.name === name);
  return anyOf ? { field: anyOf.given, answersOf: (code) => answerAlone(anyOf, code) } : singleAnswers[name];
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
const lookedAtBetween = wishNames.filter((name) => !lookedAtFirst.includes(name) && !lookedAtLast.includes(name));

// In the order of lookup.
const answersInRows = [...lookedAtFirst, ...lookedAtBetween, ...lookedAtLast].flatMap((name) => {
  const inRow = findAnswerInRow(name);
  return inRow ? [{ name, inRow }] : [];
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
  /** The number of musts. */
  musts: number;
}

/** The loss of a wish if the answer is unknown, and if it is unmet. */
export interface Losable {
  unknown: number;
  unmet: number;
}

/** Returns the losses of a wish with this strength. */
export function losableOf(strength: Strength): Losable {
  return { unknown: lossesAWeight * weightOf[strength], unmet: lossOfFit(strength, -1) };
}

/** Returns the loss of a wish with this strength and fit (-1 to 1). */
export function lossOfFit(strength: Strength, fit: number): number {
  return strength === 'must' && fit < 1 ? broken : lossesAWeight * weightOf[strength] * (1 - fit);
}

// Higher than any age by `birthCode`s.
const oldest = 255;

function ageLosses(age: Wishes['age']): AgeLosses {
  const byAge = new Uint16Array(oldest + 1);
  if (age == null) return { unknown: 0, byAge };
  const { unknown, unmet } = losableOf(age.strength);
  const lossOf = (years: number): number => lossOfFit(age.strength, rangeFit('age', age, years));
  fillOutwards(byAge, { middle: Math.min(oldest, Math.floor(middleOf(age))), unmet, lossOf });
  return { unknown, byAge };
}

/** Returns a value in the middle of a range, or its only bound; no other value fits better. */
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

/** Prepares the losses of a seeker's wishes on a day. The engine judges a row's value when it first occurs. */
export function ownLossesOf(seeker: SharedPerson, wishes: Wishes, on: string, dictionaries: Dictionaries): OwnLosses {
  const strengths = new Map<WishName, Strength>();
  for (const name of wishNames) {
    const wish = wishes[name];
    if (wish != null && wish !== 'noBar') strengths.set(name, wish.strength);
  }

  function askEngine(name: WishName, answers: Partial<SharedPerson>): number {
    const strength = strengths.get(name);
    if (strength === undefined) return 0;
    const wisher: SharedPerson = { gender: seeker.gender, clan: seeker.clan ?? null, wishes: { [name]: wishes[name] } };
    const other: SharedPerson = { gender: seeker.gender, ...answers };
    if (strength === 'must' && !meetsMusts(wisher, other, on)) return broken;
    return lossesAWeight * (weightOf[strength] - weighWishes(wisher, other, on).gain);
  }

  function countCodes(name: WishName, field: Field): number {
    if (name === 'avoidOwnClan') return dictionaries.clans.length;
    if (name === 'place') return dictionaries.places.length;
    return Math.min(mostKept, field.highest + 1);
  }

  function lossesOf(name: WishName, { answersOf, field }: AnswerInRow): Losses {
    const byCode = new Uint16Array(countCodes(name, field)).fill(notAsked);
    return {
      field,
      wish: name,
      isMust: strengths.get(name) === 'must',
      byCode,
      lossOf(code) {
        const loss = askEngine(name, code === 0 ? {} : answersOf(code, dictionaries));
        byCode[code] = loss;
        return loss;
      },
    };
  }

  const inRows: Losses[] = [];
  for (const { name, inRow } of answersInRows) {
    if (strengths.has(name)) inRows.push(lossesOf(name, inRow));
  }
  return {
    inRows,
    age: ageLosses(wishes.age),
    musts: [...strengths.values()].filter((strength) => strength === 'must').length,
    weights: [...strengths.values()].reduce((sum, strength) => sum + weightOf[strength], 0),
  };
}
