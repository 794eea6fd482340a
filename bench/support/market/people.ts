import { ageOn } from '#matching/calendar.ts';
import type { Gender, SharedPerson } from '#matching/person.ts';
import { makeRandom } from '#server/testing/invented-people.ts';
import { benchDay, synthesize } from '../synthetic-members.ts';

/** The weeks that are simulated. */
export const WEEKS = 26;

/** One side of an invented market. What the engine does not read (photo, village) is drawn as well, for the audit by group. */
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

const WOMEN = 600;
/** The share of people who are there from the first week; the others come in turn until the twentieth. */
const FROM_THE_FIRST = 0.8;
const LAST_ARRIVAL = 20;
/** Of 23 districts, those of which few families are in a town. */
const FIRST_VILLAGE_DISTRICT = 112;

/** People from one seed, with so many men to a woman. */
export function inventPeople(ratio: number, seed: number): MarketPeople {
  const random = makeRandom(seed);
  const wanted: Record<Gender, number> = { Female: WOMEN, Male: WOMEN * ratio };
  const found: Record<Gender, SharedPerson[]> = { Female: [], Male: [] };
  for (const [, person] of synthesize(WOMEN * 10, seed)) {
    const side = found[person.gender];
    if (side.length < wanted[person.gender]) side.push(person);
  }
  return { women: sideOf(found.Female, random), men: sideOf(found.Male, random) };
}

function sideOf(people: readonly SharedPerson[], random: () => number): Side {
  const draw = (value: () => number) => Float64Array.from(people, value);
  const hasNoPhoto = draw(() => (random() < 0.3 ? 1 : 0));
  const person = (at: number): SharedPerson => people[at] ?? { gender: 'Female' };
  return {
    people,
    arrives: Uint8Array.from(people, () =>
      random() < FROM_THE_FIRST ? 0 : 1 + Math.floor(random() * LAST_ARRIVAL),
    ),
    diligence: draw(() => 0.3 + 0.7 * random()),
    appeal: draw(() => bell(random)),
    groups: new Map([
      ['divorcedOrWidowed', (at) => ['divorced', 'widowed'].includes(person(at).maritalStatus ?? '')],
      ['over35', (at) => (ageOn(person(at).birthDate, benchDay) ?? 0) > 35],
      ['scStObc', (at) => (person(at).community ?? 1) > 1],
      ['noPhoto', (at) => hasNoPhoto[at] === 1],
      ['villageDistrict', (at) => Number(person(at).district ?? 0) >= FIRST_VILLAGE_DISTRICT],
      ['partialHoroscope', (at) => person(at).rashi != null && person(at).nakshatra == null],
    ]),
  };
}

/** Nearly normal, with a standard deviation of 1. */
export const bell = (random: () => number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);
