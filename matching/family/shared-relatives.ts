import { dayNumber } from '../calendar.ts';
import type { Person, Relative } from '../person.ts';
import { fold } from './fold.ts';
import { sameClan } from './gotra.ts';
import { type Name, readName } from './name.ts';
import { sameName } from './same-name.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';

// Where an ancestor stands; 'self' is the member.
type Place = {
  readonly slot: 'self' | keyof NonNullable<Person['relatives']>;
  /** Counted as Hindu law counts: oneself 1, parents 2. */
  readonly generation: number;
  readonly line: 'own' | 'father' | 'mother';
};

const places: readonly Place[] = [
  { slot: 'self', generation: 1, line: 'own' },
  { slot: 'father', generation: 2, line: 'father' },
  { slot: 'mother', generation: 2, line: 'mother' },
  { slot: 'paternalGrandfather', generation: 3, line: 'father' },
  { slot: 'greatPaternalGrandfather', generation: 4, line: 'father' },
  { slot: 'maternalGrandfather', generation: 3, line: 'mother' },
  { slot: 'greatMaternalGrandfather', generation: 4, line: 'mother' },
];

// Ids that say too little for two men or women to share them: not working, retired, deceased, not known, other; homemaker.
const vagueMaleOccupations: ReadonlySet<number> = new Set([37, 38, 39, 40, 41, 42]);
const vagueFemaleOccupations: ReadonlySet<number> = new Set([1, 32, 33, 34, 35, 36, 37]);
const vagueCastes: ReadonlySet<number> = new Set([65, 66]);
const factsNeeded = 2;
const youngestParentYears = 15;
const oldestParentYears = 60;
const siblingSpanYears = 25;
const daysPerYear = 365.2425;

type Alike = { readonly ofA: Place; readonly ofB: Place };

/** How many of a person's six relatives have a name. */
export function countNamed(person: Person): number {
  return namesOf(person).filter((name, at) => at > 0 && name !== null).length;
}

/**
 * What the names that agree come to: a man of one family and a man of the other (or both mothers, or a member and an
 * ancestor of the other, at a fitting age) are named alike, and two facts beside the name agree. Facts that
 * agree: another relative's name at the same distance, clan, caste, town or district, occupation, a fitting generation. A
 * different recorded clan of two men takes one away: 'opposed' says that without it two would have agreed.
 */
export function weighSharedNames(a: Person, b: Person): 'shared' | 'opposed' | 'none' {
  const alike = findAlikeNames(a, b);
  let found: 'opposed' | 'none' = 'none';
  for (const pair of alike) {
    const { agreeing, against } = countFacts(pair, alike, a, b);
    if (agreeing - against >= factsNeeded) return 'shared';
    if (agreeing >= factsNeeded) found = 'opposed';
  }
  return found;
}

function findAlikeNames(a: Person, b: Person): Alike[] {
  const namesA = namesOf(a);
  const namesB = namesOf(b);
  const alike: Alike[] = [];
  places.forEach((ofA, i) => {
    const one = namesA[i];
    if (one == null) return;
    places.forEach((ofB, j) => {
      const other = namesB[j];
      if (other == null || !mayBeOne(ofA, ofB, a, b) || !sameName(one, other)) return;
      alike.push({ ofA, ofB });
    });
  });
  return alike;
}

function namesOf(person: Person): (Name | null)[] {
  return places.map(({ slot }) => {
    const name = slot === 'self' ? person.name : person.relatives?.[slot]?.name;
    return readName(name);
  });
}

function mayBeOne(ofA: Place, ofB: Place, a: Person, b: Person): boolean {
  if (ofA.slot === 'self' || ofB.slot === 'self') {
    if (ofA.slot === ofB.slot) return false;
    const elder = ofA.slot === 'self' ? a : b;
    const ancestor = ofA.slot === 'self' ? ofB : ofA;
    return (elder.gender === 'Female') === (ancestor.slot === 'mother') && fitsGeneration(ofA, ofB, a, b) === true;
  }
  return (ofA.slot === 'mother') === (ofB.slot === 'mother');
}

type Facts = { readonly agreeing: number; readonly against: number };

function countFacts(pair: Alike, alike: readonly Alike[], a: Person, b: Person): Facts {
  const { ofA, ofB } = pair;
  const oneOccupation = relativeAt(a, ofA)?.occupation;
  const isWoman = ofA.slot === 'mother' || ofB.slot === 'mother';
  const vague = isWoman ? vagueFemaleOccupations : vagueMaleOccupations;
  const isSameClan = clansAgree(ofA, ofB, a, b);
  let agreeing = alike.filter((other) => isAtSameDistance(pair, other)).length;
  if (isSameClan === true) agreeing += 1;
  if (castesAgree(ofA, ofB, a, b)) agreeing += 1;
  if (agree(oneOccupation, relativeAt(b, ofB)?.occupation, vague)) agreeing += 1;
  if (livesNear(a, b)) agreeing += 1;
  if (fitsGeneration(ofA, ofB, a, b) === true) agreeing += 1;
  return { agreeing, against: isSameClan === false && !isWoman ? 1 : 0 };
}

// Two other relatives, as far from each other in generations as this pair is, agree too.
function isAtSameDistance(pair: Alike, other: Alike): boolean {
  if (other.ofA === pair.ofA || other.ofB === pair.ofB) return false;
  return other.ofB.generation - other.ofA.generation === pair.ofB.generation - pair.ofA.generation;
}

function agree(a: number | null | undefined, b: number | null | undefined, vague: ReadonlySet<number>): boolean {
  return a != null && a === b && !vague.has(a);
}

function livesNear(a: Person, b: Person): boolean {
  if (a.district != null && a.district === b.district) return true;
  if (!a.town || !b.town) return false;
  const [one, other] = [fold(a.town), fold(b.town)];
  return one === other ? one !== '' : soundsAlike(soundKey(one), soundKey(other), true);
}

// Sharing a man n generations up on one side and m on the other, the members should be about m - n generations apart.
function fitsGeneration(ofA: Place, ofB: Place, a: Person, b: Person): boolean | null {
  const bornA = dayNumber(a.birthDate);
  const bornB = dayNumber(b.birthDate);
  if (bornA === null || bornB === null) return null;
  const steps = ofB.generation - ofA.generation;
  const years = ((bornB - bornA) / daysPerYear) * (steps < 0 ? -1 : 1);
  const apart = Math.abs(steps);
  if (ofA.slot === 'self' || ofB.slot === 'self') {
    return years >= apart * youngestParentYears && years <= apart * oldestParentYears;
  }
  const least = apart * youngestParentYears - siblingSpanYears;
  const most = apart * oldestParentYears + siblingSpanYears;
  return years >= least && years <= most;
}

function relativeAt(person: Person, { slot }: Place): Relative | null | undefined {
  return slot === 'self' ? null : person.relatives?.[slot];
}

/**
 * Whether the clans recorded for two men's lines agree: by the two men themselves where both are recorded, else by anyone
 * of the lines, because clan passes down from father to child. Mothers bear the clan of their husbands and children.
 */
function clansAgree(ofA: Place, ofB: Place, a: Person, b: Person): boolean | null {
  if (ofA.slot === 'mother' && ofB.slot === 'mother' && sameClan(a.clan, b.clan)) return true;
  const own = sameClan(relativeAt(a, ofA)?.clan, relativeAt(b, ofB)?.clan);
  if (own !== null) return own;
  const clansOfB = lineOf(b, ofB).map(({ clan }) => clan);
  const answers = lineOf(a, ofA).flatMap(({ clan }) => clansOfB.map((other) => sameClan(clan, other)));
  if (answers.includes(true)) return true;
  return answers.includes(false) ? false : null;
}

// The member's own caste speaks for both lines: families mostly marry within theirs.
function castesAgree(ofA: Place, ofB: Place, a: Person, b: Person): boolean {
  const castesOfB = [b, ...lineOf(b, ofB)].map(({ caste }) => caste);
  return [a, ...lineOf(a, ofA)].some(({ caste }) => castesOfB.some((other) => agree(caste, other, vagueCastes)));
}

function lineOf(person: Person, { line }: Place): readonly Pick<Relative, 'clan' | 'caste'>[] {
  const { relatives } = person;
  if (line === 'own') return [person];
  const kin =
    line === 'father'
      ? [person, relatives?.father, relatives?.paternalGrandfather, relatives?.greatPaternalGrandfather]
      : [relatives?.mother, relatives?.maternalGrandfather, relatives?.greatMaternalGrandfather];
  return kin.filter((relative) => relative != null);
}
