import { todayInIndia } from '#contract/india-day.ts';
import { dayNumber } from '#matching/calendar.ts';
import type { Children, Gender, MaritalStatus, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { abroad } from '#matching/wishes/country-wish.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';

type Random = () => number;
export type SyntheticMember = readonly [id: number, person: SharedPerson];

/**
 * The date of all measurements of lists. It is today, because an index is fast for lists of the week in which it was
 * made and of the next, and families ask for no others.
 */
export const benchDay = todayInIndia();
/** The same date in days since 1970. */
const today = dayNumber(benchDay) ?? 0;
const DAYS_A_YEAR = 365.25;

/** The lowest id of the members. */
export const FIRST_ID = 1_000_000;
/** The difference between two neighbouring ids. */
export const ID_STEP = 7;

// Ids of database/seeds/lookups/countries.json and states.json.
const india = 356;
const westBengal = 35601163;
const states = [35601067, 35601072, 35601071, 35601028];
/** Caste ids by their frequency among the Hindus of a Bengali site; the rest are rare. */
const commonCastes: readonly (readonly [id: number, share: number])[] = [
  ...([
    [1, 0.11],
    [9, 0.12],
    [16, 0.12],
    [17, 0.06],
    [8, 0.04],
    [2, 0.03],
    [19, 0.04],
    [25, 0.06],
    [23, 0.05],
  ] as const),
  ...([
    [11, 0.04],
    [13, 0.04],
    [18, 0.04],
    [15, 0.02],
    [20, 0.02],
    [29, 0.03],
    [27, 0.02],
    [28, 0.02],
  ] as const),
];
const clans = (
  'Shandilya Kashyap Bharadwaj Vatsya Savarna Alambayan Kashyapa কাশ্যপ শাণ্ডিল্য Goutam Maudgalya Parashar Vashishtha ' +
  'Ghrita-Kaushik Agastya Saukalin Vishwamitra মৌদ্গল্য ভরদ্বাজ'
).split(' ');

/** Generates members with realistic frequencies: much is missing, few are new, many are inactive. */
export function* synthesize(count: number, seed: number): Generator<SyntheticMember> {
  const random = makeRandom(seed);
  for (let index = 0; index < count; index++) {
    yield [FIRST_ID + index * ID_STEP, synthesizeOne(random, random() < 0.42 ? 'Female' : 'Male')];
  }
}

function synthesizeOne(random: Random, gender: Gender): SharedPerson {
  const religion =
    weighted(random, [
      [1, 0.8],
      [2, 0.13],
      [3, 0.02],
      [4, 0.01],
      [8, 0.01],
    ]) ?? (random() < 0.5 ? 13 : null);
  const isHindu = religion === 1;
  const caste = isHindu && random() < 0.88 ? (weighted(random, commonCastes) ?? 3 + whole(random, 64)) : null;
  const moon = isHindu && random() < 0.62 ? moonOf(random) : null;
  const years = gender === 'Female' ? 21 + skewed(random, 19) : 24 + skewed(random, 21);
  const born = today - Math.floor(years * DAYS_A_YEAR) - whole(random, 365);
  const person: SharedPerson = {
    gender,
    birthDate: dateOf(born),
    heightCm: Math.round((gender === 'Female' ? 155 : 168) + bell(random) * 6),
    ...homeOf(random),
    district: random() < 0.7 ? districtOf(random) : null,
    religion,
    community: weighted(random, [
      [1, 0.55],
      [2, 0.22],
      [3, 0.04],
      [4, 0.15],
    ]),
    caste,
    clan: isHindu && random() < 0.6 ? (clans[Math.floor(clans.length * random() ** 1.6)] ?? null) : null,
    motherTongue: random() < 0.7 ? 'Bengali' : null,
    desh: random() < 0.5 ? (random() < 0.45 ? 'east' : 'west') : null,
    ...marriageOf(random),
    education: random() < 0.85 ? 1 + Math.floor(40 * random() ** 1.4) : null,
    profession: random() < 0.75 ? 1 + Math.floor(45 * random() ** 1.7) : null,
    diet: random() < 0.7 ? (random() < 0.07 ? 1 : 2) : null,
    rashi: moon?.rashi ?? null,
    nakshatra: moon?.nakshatra ?? null,
    gon: moon && random() < 0.7 ? 1 + whole(random, 3) : null,
    isMangalik: random() < 0.5 ? random() < 0.2 : null,
    hasOwnWords: random() < 0.45 ? true : null,
    lastActiveOn: dateOf(today - Math.floor(69 * random() ** 3)),
  };
  return {
    ...person,
    wishes: random() < 0.65 ? wishesOf(random, person) : { horoscopeCounts: isHindu && random() < 0.5 },
  };
}

/**
 * Returns usual wishes: age and height around the person's own, the same religion, mostly the same caste, and some
 * others.
 */
export function wishesOf(random: Random, person: SharedPerson): Wishes {
  const isMan = person.gender === 'Male';
  const age = 2026 - Number(person.birthDate?.slice(0, 4));
  const height = person.heightCm ?? 160;
  const perhaps = <T>(chance: number, wish: () => T | null): T | null => (random() < chance ? wish() : null);
  const strength = (must = 0.25): Strength => (random() < must ? 'must' : 'wish');
  const likeOwn = <T>(value: T | null | undefined, must?: number) =>
    value == null ? null : { anyOf: [value], strength: strength(must) };
  return {
    age: perhaps(0.85, () => {
      const least = Math.max(18, (isMan ? age - 8 : age) + whole(random, 3));
      return { atLeast: least, atMost: least + 5 + whole(random, 5), strength: strength() };
    }),
    heightCm: perhaps(0.5, () => {
      const least = (isMan ? height - 20 : height + 3) + whole(random, 6);
      return { atLeast: least, atMost: least + 15, strength: strength(0.1) };
    }),
    religion: perhaps(0.85, () => likeOwn(person.religion, 0.8)),
    caste: perhaps(0.65, () => {
      if (random() < 0.25 || person.caste == null) return 'noBar';
      const near =
        random() < 0.5 ? [person.caste] : [person.caste, 1, 8, 9].filter((id, index, all) => all.indexOf(id) === index);
      return { anyOf: near.sort((a, b) => a - b), strength: strength(0.4) };
    }),
    community: perhaps(0.25, () => likeOwn(person.community)),
    education: perhaps(0.35, () => ({ anyOf: span(random, 40, 8), strength: strength(0.15) })),
    profession: perhaps(0.35, () => ({ anyOf: span(random, 45, 10), strength: strength(0.15) })),
    diet: perhaps(0.2, () => likeOwn(person.diet)),
    maritalStatus: perhaps(0.6, () => ({ anyOf: ['neverMarried'], strength: strength(0.7) })),
    place: perhaps(0.45, () =>
      random() < 0.5
        ? { states: [westBengal], strength: strength() }
        : {
            districts: [...new Set([districtOf(random), districtOf(random)])].sort((a, b) => a - b),
            strength: strength(),
          },
    ),
    mangalik: perhaps(0.15, () => ({ isMangalik: false, strength: strength() })),
    avoidOwnClan: perhaps(0.45, () => ({ strength: strength(0.5) })),
    country: perhaps(0.2, () => ({ anyOf: [random() < 0.7 ? india : abroad], strength: strength() })),
    motherTongue: perhaps(0.2, () => ({ anyOf: ['Bengali'], strength: strength() })),
    desh: perhaps(0.15, () => likeOwn(person.desh)),
    children: perhaps(0.25, () => ({ anyOf: ['none'], strength: strength(0.5) })),
    horoscopeCounts: person.religion === 1 && random() < 0.6,
  };
}

/** Returns the same seeker with several musts. */
export function narrow(person: SharedPerson): SharedPerson {
  const age = 2026 - Number(person.birthDate?.slice(0, 4));
  const strength = 'must';
  const wishes: Wishes = {
    ...person.wishes,
    age: { atLeast: Math.max(18, age - 4), atMost: age + 2, strength },
    religion: person.religion == null ? null : { anyOf: [person.religion], strength },
    caste: person.caste == null ? null : { anyOf: [person.caste], strength },
    place: { districts: [Number(person.district ?? 113)], strength },
    maritalStatus: { anyOf: ['neverMarried'], strength },
    education: { anyOf: [9, 10, 27, 28, 30], strength },
  };
  return { ...person, wishes };
}

/** Returns the same seeker without wishes. */
export const open = (person: SharedPerson): SharedPerson => ({
  ...person,
  wishes: { horoscopeCounts: person.wishes?.horoscopeCounts ?? false },
});

/** Returns one of the values by their shares; null for the rest if the shares are less than 1 together. */
function weighted<T>(random: Random, shares: readonly (readonly [T, number])[]): T | null {
  let rest = random();
  for (const [value, share] of shares) {
    rest -= share;
    if (rest < 0) return value;
  }
  return null;
}

// One in sixteen lives abroad: in Dhaka, England or New Jersey.
const homesAbroad = [
  { state: 5000012, country: 50 },
  { state: 82618988, country: 826 },
  { state: 84000847, country: 840 },
];
function homeOf(random: Random) {
  const far = random() < 1 / 16 ? homesAbroad[whole(random, homesAbroad.length)] : undefined;
  const state = random() < 0.82 ? westBengal : (states[whole(random, states.length)] ?? null);
  return far ?? { state, country: state === null ? null : india };
}

function marriageOf(random: Random) {
  const maritalStatus = maritalOf(random);
  if (maritalStatus === null) return { maritalStatus, children: null };
  const children: Children = maritalStatus === 'neverMarried' || random() < 0.5 ? 'none' : 'one';
  return { maritalStatus, children };
}

function maritalOf(random: Random): MaritalStatus | null {
  return weighted<MaritalStatus>(random, [
    ['neverMarried', 0.68],
    ['divorced', 0.07],
    ['widowed', 0.025],
  ]);
}

const PADAS = 108;
const PADAS_A_RASHI = 9;
const PADAS_A_NAKSHATRA = 4;

// Some families know only the rashi, others also the nakshatra.
function moonOf(random: Random) {
  const pada = whole(random, PADAS);
  const known = random();
  return {
    rashi: Math.floor(pada / PADAS_A_RASHI) + 1,
    nakshatra: known < 0.75 ? Math.floor(pada / PADAS_A_NAKSHATRA) + 1 : null,
  };
}

// Kolkata and its neighbours are most frequent.
const districtOf = (random: Random): number => 101 + Math.floor(23 * random() ** 1.5);

/** Returns `length` ids in a row, none above `most`. */
function span(random: Random, most: number, length: number): number[] {
  const from = 1 + whole(random, most - length);
  return Array.from({ length }, (_, index) => from + index);
}

/** Returns a whole number from 0. */
const whole = (random: Random, below: number): number => Math.floor(random() * below);
/** Returns a number from 0 to `most`; small ones are more likely. */
const skewed = (random: Random, most: number): number => most * random() ** 1.8;
/** Returns a random number from -2 to 2 around 0, approximately normal. */
const bell = (random: Random): number => random() + random() + random() + random() - 2;
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
