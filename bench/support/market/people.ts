import { todayInIndia } from '#contract/india-day.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { between } from '#scripts/demo/chance.ts';
import { type Invented, inventMember } from '#scripts/demo/invent-member.ts';
import { type Stored, shownValue } from '#server/domain/answers/stored.ts';
import type { PersonRow } from '#server/domain/visibility/person.queries.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { comparedAnswers } from '#server/domain/visibility/seen-answers.ts';
import { seekerWithSuggested } from '#server/ranking/suggest-wishes.ts';

/** The number of weeks that are simulated. */
export const WEEKS = 26;

/** One side of an invented market. It also has data that the engine does not read, for the audit by group. */
export interface Side {
  people: readonly SharedPerson[];
  /** The same people as the lists know them: with suggested wishes where they have saved none. */
  seekers: readonly SharedPerson[];
  /** By person: the week in which the person is first shown. */
  arrives: Uint8Array;
  /** By person: the share of weeks in which the person is active. */
  diligence: Float64Array;
  /** By person: the attractiveness to everybody, in standard deviations. */
  appeal: Float64Array;
  groups: ReadonlyMap<string, Group>;
}

/** A group of one side, whose places are compared with those of all. */
export interface Group {
  isIn: (index: number) => boolean;
  /** The kind of wishes that exclude this group more often than others; `nothing` where no wish does. */
  named: NamedBy;
}

/** The wishes that can exclude a group, by their subject. */
export const namedBy = {
  marriage: ['maritalStatus', 'children'],
  age: ['age'],
  birth: ['caste', 'community'],
  ageAndMarriage: ['age', 'maritalStatus', 'children'],
  place: ['place'],
  faith: ['religion'],
  nothing: [],
} as const satisfies Readonly<Record<string, readonly WishName[]>>;
export type NamedBy = keyof typeof namedBy;

export interface MarketPeople {
  women: Side;
  men: Side;
}

/** Today. The ages of invented people are correct on the day on which they are invented. */
export const marketDay = todayInIndia();

/**
 * The share of people who are present from the first week. The others arrive one after another until the twentieth
 * week.
 */
const FROM_THE_FIRST = 0.8;
/** The last week in which somebody arrives. */
const LAST_ARRIVAL = 20;
/**
 * The largest reduction of activity. Half of the families are active in at least five of six weeks, some in little more
 * than two of five.
 */
const LEAST_DILIGENT = 0.6;
/** The demo's people are at most 43 years old. In a market, one person in this many is over fifty. */
const ONE_IN_OVER_FIFTY = 20;
// Years of age.
const MIDDLE = 35;
const FIFTY = 50;
const OLDEST = 66;
/**
 * One person in this many has a disability. It is no multiple of the other intervals, so that the group is spread over
 * all others.
 */
const ONE_IN_DISABLED = 23;
/** One person in this many has saved no wishes. */
const ONE_IN_SILENT = 10;
const isSilent = (index: number): boolean => index % ONE_IN_SILENT === 6;
/** The id in database/seeds/lookups/religion.json. */
const HINDU = 1;
const villageDistricts = ['Bankura', 'Birbhum', 'Purulia', 'Cooch Behar', 'Malda', 'Murshidabad', 'Jalpaiguri'];

/** Invents people as the demo does, from one seed, with `ratio` men for each woman. */
export function inventPeople(brides: number, ratio: number, seed: number): MarketPeople {
  const random = makeRandom(seed);
  const [women, men] = withChance(makeRandom(seed + 1), () => [
    Array.from({ length: brides }, (_, index) => inventMember(2 * index + 1, ageOf(index))),
    Array.from({ length: brides * ratio }, (_, index) => inventMember(2 * index + 2, ageOf(index))),
  ]);
  return { women: sideOf(women ?? [], random), men: sideOf(men ?? [], random) };
}

const ageOf = (index: number): number | undefined =>
  index % ONE_IN_OVER_FIFTY === 3 ? between(FIFTY + 1, OLDEST) : undefined;

/** Returns the same people without wishes of this kind. Musts stay, so that the same people may meet. */
export function withoutWishes({ women, men }: MarketPeople, kind: NamedBy): MarketPeople {
  const change = (side: Side): Side => ({
    ...side,
    people: side.people.map(removeWishes),
    seekers: side.seekers.map(removeWishes),
  });
  return { women: change(women), men: change(men) };

  function removeWishes(person: SharedPerson): SharedPerson {
    const removed: readonly string[] = namedBy[kind];
    const kept = Object.entries(person.wishes ?? {}).filter(
      ([name, wish]) => !removed.includes(name) || (typeof wish === 'object' && wish?.strength === 'must'),
    );
    return { ...person, wishes: Object.fromEntries(kept) };
  }
}

/** Runs `invent` with this generator as `Math.random`, because the demo draws its people with `Math.random`. */
function withChance<Result>(random: () => number, invent: () => Result): Result {
  const usual = Math.random;
  Math.random = random;
  try {
    return invent();
  } finally {
    Math.random = usual;
  }
}

function sideOf(invented: readonly Invented[], random: () => number): Side {
  const people = invented.map((member, index) => toPerson(member, isSilent(index)));
  const seekers = people.map((person) => seekerWithSuggested(person, marketDay));
  const draw = (value: () => number) => Float64Array.from(people, value);
  const person = (index: number): SharedPerson => people[index] ?? { gender: 'Female' };
  const details = (index: number) => invented[index]?.details;
  const age = (index: number) => ageOn(person(index).birthDate, marketDay) ?? 0;
  return {
    people,
    seekers,
    arrives: Uint8Array.from(people, () => (random() < FROM_THE_FIRST ? 0 : 1 + Math.floor(random() * LAST_ARRIVAL))),
    diligence: draw(() => 1 - LEAST_DILIGENT * random() ** 2),
    appeal: draw(() => bell(random)),
    groups: new Map<string, Group>([
      ['earlierMarriage', { isIn: (index) => wasMarried(person(index)), named: 'marriage' }],
      ['withChild', { isIn: (index) => (details(index)?.children ?? 0) > 0, named: 'marriage' }],
      ['from36To50', { isIn: (index) => age(index) > MIDDLE && age(index) <= FIFTY, named: 'age' }],
      ['overFifty', { isIn: (index) => age(index) > FIFTY, named: 'ageAndMarriage' }],
      ['scStObc', { isIn: (index) => (person(index).community ?? 1) > 1, named: 'birth' }],
      [
        'villageDistrict',
        { isIn: (index) => villageDistricts.includes(invented[index]?.address.district ?? ''), named: 'place' },
      ],
      ['notHindu', { isIn: (index) => (person(index).religion ?? HINDU) !== HINDU, named: 'faith' }],
      ['faithNoBar', { isIn: (index) => person(index).wishes?.religion == null, named: 'nothing' }],
      ['casteNoBar', { isIn: (index) => person(index).wishes?.caste === 'noBar', named: 'nothing' }],
      ['noWishes', { isIn: isSilent, named: 'nothing' }],
      ['noPhoto', { isIn: (index) => details(index)?.photo_for === '', named: 'nothing' }],
      [
        'partialHoroscope',
        { isIn: (index) => person(index).rashi != null && person(index).nakshatra == null, named: 'nothing' },
      ],
      [
        'noHoroscope',
        { isIn: (index) => person(index).rashi == null && person(index).nakshatra == null, named: 'nothing' },
      ],
      // The engine does not read the disability, so it has no weight: the measured difference is chance.
      ['disability', { isIn: (index) => index % ONE_IN_DISABLED === 7, named: 'nothing' }],
    ]),
  };
}

const wasMarried = ({ maritalStatus }: SharedPerson): boolean =>
  maritalStatus === 'divorced' || maritalStatus === 'widowed';

/** Returns the person as the server's queries would read such a member. */
function toPerson({ member, personal, address, details, wishes, showing }: Invented, isSilent: boolean): SharedPerson {
  const sections: Readonly<Record<string, Stored>> = { profile: member, personal, address, details };
  const answers = comparedAnswers.map((answer) => [
    answer.name,
    shownValue(answer, sections[answer.section]?.[answer.column] ?? null),
  ]);
  const row = {
    ...Object.fromEntries(answers),
    profile_id: member.profile_id,
    has_own_words: true,
    last_active_on: showing.last_active_on,
    wishes: isSilent ? null : wishes,
  };
  return toSharedPerson(row as PersonRow);
}

/** Returns an approximately normal random number with a standard deviation of 1. */
export const bell = (random: () => number): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
