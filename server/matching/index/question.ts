import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn, dayNumber } from '#matching/calendar.ts';
import type { SharedAnswers, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import { completenessTerm, freshForDays, freshnessTerm, horoscopeTerm, rankWeights } from '#matching/rank.ts';
import { meetsMusts, type WishName, wishBalance } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, wishNames } from './layout.ts';

/** What a value of a candidate adds to the sum of met and unmet weights of the seeker's wishes; `fails` breaks a must. */
export type Gains = Int8Array;
export const fails = -100;
/** Sums below are those with a broken must. */
export const failed = -50;
const notAsked = 127;

/** A seeker's list, prepared so that a row can be judged by looking up. All of it comes from the engine's own functions. */
export interface Question {
  seeker: SharedPerson;
  on: string;
  today: number;
  /** Youngest legal birth date, as `birthCode`. */
  legalBirth: number;
  bornFrom: number;
  bornTo: number;
  ageMet: number;
  ageUnmet: number;
  heightFrom: number;
  heightTo: number;
  heightMet: number;
  heightUnmet: number;
  religion: Gains;
  caste: Gains;
  community: Gains;
  education: Gains;
  profession: Gains;
  diet: Gains;
  marital: Gains;
  mangalik: Gains;
  /** `notAsked` until a row asks; see `placeGain` and `clanGain`. */
  place: Gains;
  clan: Gains;
  placeGain: (code: number) => number;
  clanGain: (code: number) => number;
  /** Points of the sum of gains, at the sum plus `weights`. */
  ownPoints: Float64Array;
  weights: number;
  /** Points of each horoscope class. */
  horoscope: Float64Array;
  completeness: Float64Array;
  freshness: Float64Array;
  me: Me;
}

/** The seeker as the candidates' wishes see one; 0 is unknown. */
export interface Me {
  age: number;
  heightTenths: number;
  religion: number;
  caste: number;
  community: number;
  education: number;
  profession: number;
  diet: number;
  marital: number;
  mangalik: number;
  state: number;
  district: number;
  /** What the candidate of this clan, wishing another clan than the own, finds in the seeker: 1 another, -1 the same, 0 unknown. */
  clanGain: (code: number) => number;
}

const maritalCodes: readonly NonNullable<SharedPerson['maritalStatus']>[] = ['neverMarried', 'divorced', 'widowed'];

export function ask(seeker: SharedPerson, on: string, dictionaries: Dictionaries): Question {
  const wishes = seeker.wishes ?? {};
  const judge = makeJudge(seeker, wishes, on);
  const { clans, places } = dictionaries;
  const place = judge.isWished('place') ? new Int8Array(places.length).fill(notAsked) : new Int8Array(places.length);
  const clan = judge.isWished('avoidOwnClan')
    ? new Int8Array(clans.length).fill(notAsked)
    : new Int8Array(clans.length);
  const age = judge.range('age', wishes.age);
  const height = judge.range('heightCm', wishes.heightCm);
  const year = Number(on.slice(0, 4));
  const today = dayNumber(on) ?? 0;
  // Born on this day of the year or before is as many years old.
  const bornOn = (years: number) => birthCode(year - years, Number(on.slice(5, 7)), Number(on.slice(8, 10)));
  const weights = judge.weights;
  const other = seeker.gender === 'Male' ? 'Female' : 'Male';
  return {
    seeker,
    on,
    today,
    legalBirth: bornOn(MARRIAGE_AGES[other]),
    bornFrom: wishes.age?.atMost == null ? 1 : bornOn(wishes.age.atMost + 1) + 1,
    bornTo: bornOn(wishes.age?.atLeast ?? 0),
    ageMet: age.met,
    ageUnmet: age.unmet,
    heightFrom: Math.ceil((wishes.heightCm?.atLeast ?? 0) * 10),
    heightTo: Math.floor((wishes.heightCm?.atMost ?? 400) * 10),
    heightMet: height.met,
    heightUnmet: height.unmet,
    religion: judge.table('religion', 32, (religion) => ({ religion })),
    caste: judge.table('caste', 1024, (caste) => ({ caste })),
    community: judge.table('community', 8, (community) => ({ community })),
    education: judge.table('education', 1024, (education) => ({ education })),
    profession: judge.table('profession', 1024, (profession) => ({ profession })),
    diet: judge.table('diet', 4, (diet) => ({ diet })),
    marital: judge.table('maritalStatus', 4, (code) => ({ maritalStatus: maritalCodes[code - 1] ?? null })),
    mangalik: judge.table('mangalik', 4, (code) => ({ isMangalik: code === 2 })),
    place,
    clan,
    placeGain(code) {
      const at = places[code];
      const gain = judge.gain('place', { state: at?.state || null, district: at?.district || null });
      place[code] = gain;
      return gain;
    },
    clanGain(code) {
      const gain = judge.gain('avoidOwnClan', { clan: clans[code] ?? null });
      clan[code] = gain;
      return gain;
    },
    ownPoints: Float64Array.from({ length: 2 * weights + 1 }, (_, at) =>
      weights === 0 ? 0 : rankWeights.ownWishes * ((at - weights) / weights),
    ),
    weights,
    horoscope: horoscopePoints(seeker, dictionaries),
    completeness: completenessPoints,
    freshness: freshnessPoints,
    me: describe(seeker, on, clans),
  };

  function describe(person: SharedPerson, day: string, names: readonly string[]): Me {
    const found = new Int8Array(names.length).fill(notAsked);
    return {
      age: ageOf(person, day),
      heightTenths: Math.round((person.heightCm ?? 0) * 10),
      religion: isSaid('religion', person.religion) ? (person.religion ?? 0) : 0,
      caste: isSaid('caste', person.caste) ? (person.caste ?? 0) : 0,
      community: person.community ?? 0,
      education: person.education ?? 0,
      profession: person.profession ?? 0,
      diet: person.diet ?? 0,
      marital: person.maritalStatus == null ? 0 : maritalCodes.indexOf(person.maritalStatus) + 1,
      mangalik: person.isMangalik == null ? 0 : person.isMangalik ? 2 : 1,
      state: Number(person.state ?? 0),
      district: Number(person.district ?? 0),
      clanGain(code) {
        const known = found[code] ?? notAsked;
        if (known !== notAsked) return known;
        const wisher: SharedPerson = {
          gender: other,
          clan: names[code] ?? null,
          wishes: { avoidOwnClan: { strength: 'wish' } },
        };
        const gain = wishBalance(wisher, person, day);
        found[code] = gain;
        return gain;
      },
    };
  }
}

interface Judge {
  weights: number;
  isWished(name: WishName): boolean;
  gain(name: WishName, answers: Partial<SharedPerson>): number;
  table(name: WishName, length: number, answersOf: (code: number) => Partial<SharedPerson>): Gains;
  range(name: 'age' | 'heightCm', wish: Wishes['age']): { met: number; unmet: number };
}

const weightOf: Record<Strength, number> = { wish: 1, must: 2 };

function makeJudge(seeker: SharedPerson, wishes: Wishes, on: string): Judge {
  const strengths = new Map<WishName, Strength>();
  for (const name of wishNames) {
    const wish = wishes[name];
    if (wish != null && wish !== 'noBar') strengths.set(name, wish.strength);
  }

  function gain(name: WishName, answers: Partial<SharedPerson>): number {
    const strength = strengths.get(name);
    if (strength === undefined) return 0;
    const wisher: SharedPerson = { gender: seeker.gender, clan: seeker.clan ?? null, wishes: { [name]: wishes[name] } };
    const other: SharedPerson = { gender: seeker.gender, ...answers };
    if (!meetsMusts(wisher, other, on)) return fails;
    return weightOf[strength] * wishBalance(wisher, other, on);
  }

  return {
    weights: [...strengths.values()].reduce((sum, strength) => sum + weightOf[strength], 0),
    isWished: (name) => strengths.has(name),
    gain,
    table(name, length, answersOf) {
      const gains = new Int8Array(length);
      const strength = strengths.get(name);
      if (strength === undefined) return gains;
      // Most ids are in no list, and one answer serves all of them.
      gains.fill(gain(name, answersOf(length - 1)), 1);
      for (const code of askedOneByOne(name, wishes, length)) gains[code] = gain(name, answersOf(code));
      return gains;
    },
    range(name, wish) {
      const strength = strengths.get(name);
      if (strength === undefined || wish == null) return { met: 0, unmet: 0 };
      return { met: weightOf[strength], unmet: strength === 'must' ? fails : -weightOf[strength] };
    },
  };
}

// Short lists entirely; of the others what is wished, and the answers that decline to answer.
function askedOneByOne(name: WishName, wishes: Wishes, length: number): readonly number[] {
  if (length <= 32) return Array.from({ length: length - 1 }, (_, code) => code + 1);
  const wish = name === 'caste' || name === 'education' || name === 'profession' ? wishes[name] : null;
  const wished = wish == null || wish === 'noBar' ? [] : wish.anyOf;
  return name === 'caste' ? [...wished, ...unsaidCastes] : wished;
}

const everyAnswer: Required<SharedAnswers> = {
  birthDate: '2000-01-01',
  heightCm: 160,
  state: 1,
  district: 1,
  religion: 1,
  community: 1,
  caste: 1,
  clan: 'Kashyap',
  motherTongue: 1,
  desh: 'east',
  maritalStatus: 'widowed',
  education: 1,
  profession: 1,
  diet: 1,
  rashi: 1,
  nakshatra: 1,
  pada: 1,
  gon: 1,
  logno: 1,
  isMangalik: false,
  hasOwnWords: true,
};
const answers = Object.entries(everyAnswer);

// By how many answers are given.
const completenessPoints = Float64Array.from({ length: answers.length + 1 }, (_, given) =>
  completenessTerm({ gender: 'Male', ...Object.fromEntries(answers.slice(0, given)) }),
);

// By idle days.
const freshnessPoints = Float64Array.from({ length: freshForDays + 1 }, (_, idle) =>
  freshnessTerm({ gender: 'Male', lastActiveOn: dateOf(20_000 - idle) }, dateOf(20_000)),
);

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

// Whether an answer says anything: who prefers not to say is unknown to wishes.
function isSaid(name: 'religion' | 'caste', id: number | null | undefined): boolean {
  if (id == null) return false;
  const wisher: SharedPerson = { gender: 'Male', wishes: { [name]: { anyOf: [id], strength: 'wish' } } };
  return wishBalance(wisher, { gender: 'Female', [name]: id }, '2000-01-01') !== 0;
}

const unsaidCastes = Array.from({ length: 1023 }, (_, id) => id + 1).filter((id) => !isSaid('caste', id));

// In whole years; -1 when unknown.
function ageOf(person: SharedPerson, on: string): number {
  return ageOn(person.birthDate, on) ?? -1;
}

// Only gender and the Moon's place decide, so a few hundred tables serve all seekers.
const horoscopeTables = new WeakMap<Dictionaries, Map<string, Float64Array>>();

function horoscopePoints(seeker: SharedPerson, dictionaries: Dictionaries): Float64Array {
  const { classes } = dictionaries;
  const tables = horoscopeTables.get(dictionaries) ?? new Map<string, Float64Array>();
  horoscopeTables.set(dictionaries, tables);
  const { gender, rashi, nakshatra, pada } = seeker;
  const counts = seeker.wishes?.horoscopeCounts === true;
  const key = `${gender} ${rashi ?? 0} ${nakshatra ?? 0} ${pada ?? 0} ${counts}`;
  const known = tables.get(key);
  if (known !== undefined && known.length === classes.length) return known;
  const other = gender === 'Male' ? 'Female' : 'Male';
  const points = Float64Array.from(classes, (moon) => horoscopeTerm(seeker, { gender: other, ...moon }));
  tables.set(key, points);
  return points;
}
