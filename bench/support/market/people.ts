import { todayInIndia } from '#contract/india-day.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { type Invented, inventMember } from '#scripts/demo/invent-member.ts';
import { type Stored, shownValue } from '#server/domain/answers/stored.ts';
import type { PersonRow } from '#server/domain/visibility/person.queries.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import { comparedAnswers } from '#server/domain/visibility/seen-answers.ts';
import { makeRandom } from '#server/testing/invented-people.ts';

/** The weeks that are simulated. */
export const WEEKS = 26;

/** One side of an invented market. What the engine does not read is drawn as well, for the audit by group. */
export interface Side {
  people: readonly SharedPerson[];
  /** The week in which each is first shown. */
  arrives: Uint8Array;
  /** In what share of weeks each looks in. */
  diligence: Float64Array;
  /** What everybody finds attractive in each, in standard deviations. */
  appeal: Float64Array;
  groups: ReadonlyMap<string, (at: number) => boolean>;
}

export interface MarketPeople {
  women: Side;
  men: Side;
}

/** Ages of invented people are right on the day on which they are invented. */
export const marketDay = todayInIndia();

const WOMEN = 600;
/** The share of people who are there from the first week; the others come in turn until the twentieth. */
const FROM_THE_FIRST = 0.8;
const LAST_ARRIVAL = 20;
/** Half of the families look in at least five weeks of six, some hardly two of five. */
const LEAST_DILIGENT = 0.6;
const OVER = 35;
const ONE_IN_DISABLED = 25;
const villageDistricts = ['Bankura', 'Birbhum', 'Purulia', 'Cooch Behar', 'Malda', 'Murshidabad', 'Jalpaiguri'];

/** People of the demo from one seed, with so many men to a woman. */
export function inventPeople(ratio: number, seed: number): MarketPeople {
  const random = makeRandom(seed);
  const [women, men] = withChance(makeRandom(seed + 1), () => [
    Array.from({ length: WOMEN }, (_, at) => inventMember(2 * at + 1)),
    Array.from({ length: WOMEN * ratio }, (_, at) => inventMember(2 * at + 2)),
  ]);
  return { women: sideOf(women ?? [], random), men: sideOf(men ?? [], random) };
}

/** The demo's people are drawn by `Math.random`. */
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
  const people = invented.map(toPerson);
  const draw = (value: () => number) => Float64Array.from(people, value);
  const person = (at: number): SharedPerson => people[at] ?? { gender: 'Female' };
  const details = (at: number) => invented[at]?.details;
  return {
    people,
    arrives: Uint8Array.from(people, () => (random() < FROM_THE_FIRST ? 0 : 1 + Math.floor(random() * LAST_ARRIVAL))),
    diligence: draw(() => 1 - LEAST_DILIGENT * random() ** 2),
    appeal: draw(() => bell(random)),
    groups: new Map<string, (at: number) => boolean>([
      ['divorcedOrWidowed', (at) => ['divorced', 'widowed'].includes(person(at).maritalStatus ?? '')],
      ['secondMarriageWithChild', (at) => (details(at)?.children ?? 0) > 0],
      // Nothing that the engine reads says it: told or not, it weighs nothing.
      ['disability', (at) => at % ONE_IN_DISABLED === 7],
      ['over35', (at) => (ageOn(person(at).birthDate, marketDay) ?? 0) > OVER],
      ['scStObc', (at) => (person(at).community ?? 1) > 1],
      ['noPhoto', (at) => details(at)?.photo_for === ''],
      ['villageDistrict', (at) => villageDistricts.includes(invented[at]?.address.district ?? '')],
      ['partialHoroscope', (at) => person(at).rashi != null && person(at).nakshatra == null],
    ]),
  };
}

/** As the server's queries would read such a member. */
function toPerson({ member, personal, address, details, wishes, showing }: Invented): SharedPerson {
  const sections: Readonly<Record<string, Stored>> = { profile: member, personal, address, details };
  const answers = comparedAnswers.map((answer) => [
    answer.name,
    shownValue(answer, sections[answer.section]?.[answer.column] ?? null),
  ]);
  const row = {
    ...Object.fromEntries(answers),
    ...{ profile_id: member.profile_id, has_own_words: true, last_active_on: showing.last_active_on, wishes },
  };
  return toSharedPerson(row as PersonRow);
}

/** Nearly normal, with a standard deviation of 1. */
export const bell = (random: () => number): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
