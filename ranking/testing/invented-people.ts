import type { Children, Gender, MaritalStatus, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { abroad } from '#matching/wishes/country-wish.ts';

/** Makes a random generator from 0 to 1 that is reproducible by its seed. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

/** Returns one of the values; null if there is none. */
const oneOf = <T>(random: Random, values: readonly T[]): T | null =>
  values[Math.floor(random() * values.length)] ?? null;
/** Returns the value or, in half of the cases, null. */
const perhaps = <T>(random: Random, value: () => T): T | null => (random() < 0.5 ? null : value());

const maritals: readonly MaritalStatus[] = ['neverMarried', 'divorced', 'widowed'];

/**
 * Invents a person with few possible values, so that answers meet wishes, scores tie, and any answer may be missing.
 */
export function inventPerson(random: Random, gender: Gender): SharedPerson {
  const some = <T>(...values: T[]) => perhaps(random, () => oneOf(random, values));
  return {
    gender,
    birthDate: perhaps(random, () => inventDay(random, 3_000, 14_500)),
    heightCm: some(142, 150.5, 158, 165, 171.5, 180),
    ...perhapsHome(random),
    district: some(101, 107, 108, 201),
    religion: some(1, 1, 2, 13),
    community: some(1, 2, 3, 4),
    caste: some(1, 2, 9, 66),
    clan: some('Kashyap', 'কাশ্যপ', 'Shandilya', 'Hansda', 'হাঁসদা', 'a\tb\\c'),
    motherTongue: some('Bengali', 'Hindi'),
    desh: some<'east' | 'west'>('east', 'west'),
    ...inventMarriage(random),
    education: some(9, 27, 28),
    profession: some(5, 13, 20),
    diet: some(1, 2),
    rashi: some(1, 6, 9, 12),
    nakshatra: some(1, 13, 20),
    gon: some(1, 2, 3),
    isMangalik: some(true, false),
    hasOwnWords: some(true),
    lastActiveOn: inventDay(random, 20_630, 20_777),
    wishes: perhaps(random, () => inventWishes(random)),
  };
}

/** A state and its country. */
const homes = [
  { state: 35601163, country: 356 },
  { state: 35601071, country: 356 },
  { state: 5000012, country: 50 },
  { state: 82618988, country: 826 },
];
const perhapsHome = (random: Random) => perhaps(random, () => oneOf(random, homes)) ?? { state: null, country: null };

/**
 * Invents marital status and children as the server reads them: a person who never married has no children by default.
 */
function inventMarriage(random: Random) {
  const maritalStatus = perhaps(random, () => oneOf(random, maritals));
  const children = perhaps(random, () => oneOf<Children>(random, ['none', 'one', 'more']));
  return { maritalStatus, children: children ?? (maritalStatus === 'neverMarried' ? ('none' as const) : null) };
}

/** Invents wishes, each with a probability of about one third. */
export function inventWishes(random: Random): Wishes {
  const strength = (): Strength => (random() < 0.75 ? 'wish' : 'must');
  const perchance = <T>(value: () => T): T | null => (random() < 0.35 ? value() : null);
  const anyOf = <T>(...values: T[]) => {
    const chosen = values.filter(() => random() < 0.5);
    return chosen.length === 0 ? null : { anyOf: chosen, strength: strength() };
  };
  const range = (least: number, most: number) => {
    const atLeast = least + Math.floor(random() * (most - least));
    const width = Math.floor(random() * 30);
    if (random() < 0.2) return { atMost: atLeast + width, strength: strength() };
    return { atLeast, ...(random() < 0.8 && { atMost: atLeast + width }), strength: strength() };
  };
  return {
    age: perchance(() => range(18, 45)),
    heightCm: perchance(() => range(140, 180)),
    religion: perchance(() => anyOf(1, 2, 13)),
    caste: perchance(() => (random() < 0.3 ? ('noBar' as const) : anyOf(1, 2, 9, 66))),
    community: perchance(() => anyOf(1, 2, 3, 4)),
    education: perchance(() => anyOf(9, 27, 28)),
    profession: perchance(() => anyOf(5, 13)),
    diet: perchance(() => anyOf(1, 2)),
    maritalStatus: perchance(() => anyOf(...maritals)),
    place: perchance(() => ({
      ...(random() < 0.6 && { states: [35601163] }),
      districts: [101, 108],
      strength: strength(),
    })),
    mangalik: perchance(() => ({ isMangalik: random() < 0.3, strength: strength() })),
    avoidOwnClan: perchance(() => ({ strength: strength() })),
    horoscopeCounts: random() < 0.6,
    country: perchance(() => anyOf(356, 826, abroad)),
    motherTongue: perchance(() => anyOf<number | string>('Bengali', 'Sylheti')),
    desh: perchance(() => anyOf<'east' | 'west'>('east', 'west')),
    children: perchance(() => anyOf<Children>('none', 'one')),
  };
}

const msADay = 86_400_000;

/** Invents a date between two days, both included, which are counted from 1970. */
export function inventDay(random: Random, from: number, to: number): string {
  const day = Math.floor(from + random() * (to - from + 1));
  return new Date(day * msADay).toISOString().slice(0, 10);
}
