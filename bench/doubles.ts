import { skeletonOf } from '#matching/family/sounds-alike.ts';
import type { Gender, Person } from '#matching/person.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { nameSounds } from '#server/domain/names/wanted-name.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { compareProfiles, ENOUGH_BITS, isAnotherSurname, type Known } from '#server/office/approvals/alike.ts';
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
const IN_DEMO = 2_000;
const IN_LARGE = 100_000;
const ASKED = 4_000;
const AGAIN = 4_000;
/**
 * Of the families that register again: the share that gives the same birth date, and the share that makes the candidate
 * some years younger.
 */
const SAME_DAY = 0.7;
const YOUNGER = 0.15;

interface Registered extends Known {
  gender: Gender;
}

/** Measures the percentage of repeated registrations that raise a warning, and the percentage of false alarms. */
export function run(): Promise<Figure[]> {
  const demo = Array.from({ length: IN_DEMO }, (_, index) => ofDemo(index + 1));
  const random = makeRandom(20_261_128);
  const { makeTwice } = makePeople(random, people);
  const gender = (): Gender => (random() < 0.5 ? 'Female' : 'Male');
  const large = Array.from({ length: IN_LARGE }, () => registered(makeTwice(gender())[0], random));
  const again = Array.from({ length: AGAIN }, () => {
    const [first, second] = makeTwice(gender()).map((person) => registered(person, random)) as [Registered, Registered];
    const day = random();
    return [first, { ...second, born: dayAgain(first.born, second.born, day) }] as const;
  });
  const found = again.filter(
    ([first, second]) => isFetched(first, second) && compareProfiles(first, second).bits >= ENOUGH_BITS,
  );
  return Promise.resolve([
    { name: 'families that registered again, found', value: percent(found.length, AGAIN), unit: '%', goal: '≥ 90' },
    ...figuresOf('the demo', demo, demo),
    ...figuresOf(`${IN_LARGE} invented`, large, large.slice(0, ASKED)),
  ]);
}

function figuresOf(of: string, all: readonly Registered[], asked: readonly Registered[]): Figure[] {
  const shelf = new Map<string, Registered[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const others = shelf.get(key);
      if (others) others.push(one);
      else shelf.set(key, [one]);
    }
  const isWarned = (one: Registered) =>
    keysOf(one).some((key) =>
      shelf
        .get(key)
        ?.some((other) => other !== one && isFetched(one, other) && compareProfiles(one, other).bits >= ENOUGH_BITS),
    );
  const warned = asked.filter(isWarned).length;
  return [{ name: `false alarms, ${of}`, value: percent(warned, asked.length), unit: '%', goal: '≤ 2' }];
}

/** Returns the lookup keys of the finder: the sounds of the first name, and the birth date. */
const keysOf = ({ gender, name: own, born }: Registered): string[] => [
  ...new Set(nameSounds(firstNameOf(own)).map((sound) => `${gender} ${skeletonOf(sound)}`)),
  `${gender} ${born}`,
];

/**
 * Whether the finder compares these two: they have the same birth date, or a first name that sounds the same and no
 * different surname.
 */
function isFetched(one: Registered, other: Registered): boolean {
  if (one.born === other.born) return true;
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key)) && !isAnotherSurname(one.name, other.name);
}

function registered(person: Person, random: () => number): Registered {
  const { relatives } = person;
  // The generator uses months of 28 days; this replaces the day of the month.
  const born = (person.birthDate ?? '').replace(/\d\d$/, () => String(1 + Math.floor(random() * 28)).padStart(2, '0'));
  return {
    gender: person.gender,
    name: person.name ?? '',
    born,
    father: relatives?.father?.name ?? '',
    mother: relatives?.mother?.name ?? '',
  };
}

function dayAgain(first: string, second: string, drawn: number): string {
  if (drawn < SAME_DAY) return first;
  if (drawn < SAME_DAY + YOUNGER) return first.replace(/^\d+/, (year) => String(Number(year) + 2));
  return second;
}

function ofDemo(index: number): Registered {
  const { member, name: own, father, mother, personal } = inventMember(index);
  return {
    gender: member.gender,
    name: own,
    father: father.name,
    mother: mother.name,
    born: String(personal.birth_date),
  };
}

const percent = (part: number, of: number): number => (100 * part) / of;
