import { skeletonOf } from '#matching/family/sounds-alike.ts';
import type { Gender, Person } from '#matching/person.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { nameSounds } from '#server/domain/names/wanted-name.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { type ComparedFacts, compareProfiles, ENOUGH_BITS, isAnotherSurname } from '#server/office/approvals/alike.ts';
import { inventMember } from '../scripts/demo/invent-member.ts';
import type { Figure } from './figure.ts';
import { type Assumptions, makePeople } from './support/kinship-families.ts';

export const name = 'doubles';

/**
 * How families write when they register again: other spellings and scripts, some parents left out, some with another
 * name.
 */
const people: Assumptions = {
  nameSpread: 0.7,
  outsideTable: 0.2,
  staysNear: 0.4,
  missing: 0.5,
  nonNames: 0.4,
  misnamed: 0.02,
  slips: 0.35,
  inBengali: 0.4,
};
/** The number of families in the demo. */
const IN_DEMO = 2_000;
/** The number of families in a large population. */
const IN_LARGE = 100_000;
/** The number of these that are checked for false alarms. */
const ASKED = 4_000;
/** The number of families that register again. */
const AGAIN = 4_000;
/** Of the families that register again: the share that gives the same birth date. */
const SAME_DAY = 0.7;
/** Of the families that register again: the share that makes the candidate two years younger. */
const YOUNGER = 0.15;

interface Registered extends ComparedFacts {
  gender: Gender;
}

/** Measures the percentage of repeated registrations that raise a warning, and the percentage of false alarms. */
export function run(): Promise<Figure[]> {
  const demo = Array.from({ length: IN_DEMO }, (_, index) => readDemoMember(index + 1));
  const random = makeRandom(20_261_128);
  const { makeTwice } = makePeople(random, people);
  const gender = (): Gender => (random() < 0.5 ? 'Female' : 'Male');
  const large = Array.from({ length: IN_LARGE }, () => toRegistered(makeTwice(gender())[0], random));
  const again = Array.from({ length: AGAIN }, () => {
    const twice = makeTwice(gender()).map((person) => toRegistered(person, random));
    const [first, second] = twice as [Registered, Registered];
    const day = random();
    return [first, { ...second, born: dayAgain(first.born, second.born, day) }] as const;
  });
  const found = again.filter(
    ([first, second]) => isCompared(first, second) && compareProfiles(first, second).bits >= ENOUGH_BITS,
  );
  return Promise.resolve([
    { name: 'families that registered again, found', value: percent(found.length, AGAIN), unit: '%', goal: '≥ 90' },
    ...figuresOf('the demo', demo, demo),
    ...figuresOf(`${IN_LARGE} invented`, large, large.slice(0, ASKED)),
  ]);
}

function figuresOf(population: string, all: readonly Registered[], asked: readonly Registered[]): Figure[] {
  const familiesByKey = new Map<string, Registered[]>();
  for (const family of all)
    for (const key of keysOf(family)) {
      const others = familiesByKey.get(key);
      if (others) others.push(family);
      else familiesByKey.set(key, [family]);
    }
  const areAlike = (family: Registered, other: Registered) =>
    other !== family && isCompared(family, other) && compareProfiles(family, other).bits >= ENOUGH_BITS;
  const isWarned = (family: Registered) =>
    keysOf(family).some((key) => familiesByKey.get(key)?.some((other) => areAlike(family, other)));
  const warned = asked.filter(isWarned).length;
  return [{ name: `false alarms, ${population}`, value: percent(warned, asked.length), unit: '%', goal: '≤ 2' }];
}

/**
 * Returns the keys by which the finder, the office's search for double registrations, looks a family up: the sounds of
 * the first name, and the birth date.
 */
const keysOf = ({ gender, name: fullName, born }: Registered): string[] => [
  ...new Set(nameSounds(firstNameOf(fullName)).map((sound) => `${gender} ${skeletonOf(sound)}`)),
  `${gender} ${born}`,
];

/**
 * Returns whether the finder compares these two: they have the same birth date, or a first name that sounds the same
 * and no different surname.
 */
function isCompared(one: Registered, other: Registered): boolean {
  if (one.born === other.born) return true;
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key)) && !isAnotherSurname(one.name, other.name);
}

/** Returns the facts of an invented person that the finder reads. */
function toRegistered(person: Person, random: () => number): Registered {
  const { relatives } = person;
  // Replaces the day of the month by another one from 1 to 28. The generator already draws it so; without this second
  // draw, all later random numbers and the recorded figures would be others.
  const born = (person.birthDate ?? '').replace(/\d\d$/, () => String(1 + Math.floor(random() * 28)).padStart(2, '0'));
  return {
    gender: person.gender,
    name: person.name ?? '',
    born,
    father: relatives?.father?.name ?? '',
    mother: relatives?.mother?.name ?? '',
  };
}

/** Returns the birth date that a family gives when it registers again; `drawn` is a random number below 1. */
function dayAgain(first: string, second: string, drawn: number): string {
  if (drawn < SAME_DAY) return first;
  if (drawn < SAME_DAY + YOUNGER) return first.replace(/^\d+/, (year) => String(Number(year) + 2));
  return second;
}

function readDemoMember(index: number): Registered {
  const { member, name: fullName, father, mother, personal } = inventMember(index);
  return {
    gender: member.gender,
    name: fullName,
    father: father.name,
    mother: mother.name,
    born: String(personal.birth_date),
  };
}

const percent = (part: number, whole: number): number => (100 * part) / whole;
