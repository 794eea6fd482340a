import { dayNumber } from '../calendar.ts';
import type { Person, Relative } from '../person.ts';
import { fold } from './fold.ts';
import { sameClan } from './gotra.ts';
import { type Family, type FamilyPlace, familyPlaces, type Pair, relativeAt, waysToJoin } from './lines.ts';
import { compareNames, type WeighedName } from './name-weight.ts';
import { soundKey } from './sound-key.ts';
import { soundsAlike } from './sounds-alike.ts';

/**
 * Minimum bits for a possible relation. Labelled pairs of a synthetic population need at least 9 (`npm run bench --
 * kinship`); with half a bit more, a name of ordinary rarity needs two supporting facts.
 */
export const relationThreshold = 9.5;

/** Evidence in bits of two families that name one person differently: an error, a nickname, or two people. */
const bitsOfOtherName = -4;
/** The generation of the parents, as counted in `FamilyPlace`. */
const parentGeneration = 2;

/**
 * Returns the evidence for a common ancestor of two families, in bits, after Fellegi and Sunter (1969) with name
 * frequencies: the strongest of all ways in which their lines may join. Agreeing names count by their rarity, a surname
 * once per line; differing names above the join, clan, caste, occupation and place count for or against. Null when no
 * name agrees at a fitting generation. Symmetric.
 */
export function weighRelation(a: Family, b: Family): number | null {
  let strongest: number | null = null;
  for (const pairs of waysToJoin) {
    const weight = weighJoin(pairs, a, b);
    if (weight !== null && (strongest === null || weight > strongest)) strongest = weight;
  }
  return strongest;
}

/** The evidence of one way in which two lines join: its bits, those of the surname, and the agreeing names. */
type Sum = { bits: number; surname: number; agreeing: number };

/** Returns the evidence for one way in which two lines may join; null if no name agrees at a fitting generation. */
function weighJoin(pairs: readonly Pair[], a: Family, b: Family): number | null {
  const line: Sum = { bits: 0, surname: 0, agreeing: 0 };
  let strongest: number | null = null;
  for (const pair of pairs) {
    if (!addName(line, a.names[pair.ofA.index], b.names[pair.ofB.index])) continue;
    const ages = weighAges(pair, a.person, b.person);
    if (ages === null) continue;
    const { bits, surname, agreeing } = addOtherParent(line, pair, a, b);
    const facts = weighFacts(pair, a.person, b.person);
    // A name alone proves nothing, however rare it is.
    const isAlone = agreeing === 1 && facts.agreeing === 0;
    const weight = isAlone ? 0 : bits + surname + facts.bits + ages;
    if (strongest === null || weight > strongest) strongest = weight;
  }
  return strongest;
}

/** Adds the evidence of two names and returns whether they agree. */
function addName(line: Sum, one: WeighedName | null | undefined, other: WeighedName | null | undefined): boolean {
  if (!one || !other) return false;
  const bits = compareNames(one, other);
  line.bits += bits ?? bitsOfOtherName;
  if (bits === null || bits === 0) return false;
  line.agreeing += 1;
  const surname = Math.min(one.surnameBits, other.surnameBits);
  if (line.surname === 0 || (surname > 0 && surname < line.surname)) line.surname = surname;
  return true;
}

/** Returns the sum with the names of the other parent, whom brothers and sisters also share. */
// biome-ignore lint/complexity/useMaxParams: hot path, called for every pair of relatives; an options object would be allocated each time
function addOtherParent(line: Sum, { ofA, ofB }: Pair, a: Family, b: Family): Sum {
  if (ofA.generation !== parentGeneration || ofB.generation !== parentGeneration) return line;
  const withBoth = { ...line };
  const { index } = ofA.slot === 'father' ? familyPlaces.mother : familyPlaces.father;
  addName(withBoth, a.names[index], b.names[index]);
  return withBoth;
}

/**
 * Evidence in bits for or against one shared person: the logarithm of how much more often a fact agrees (or differs)
 * within one family than between two unrelated families of one caste.
 */
const bitsOfFacts = {
  clan: { agrees: 0.7, differs: -4 },
  caste: { agrees: 0.5, differs: -2 },
  place: { agrees: 1, differs: -0.5 },
  occupation: { agrees: 1, differs: -0.5 },
} as const;

/** Ids of occupations that are no evidence: not working, retired, deceased, not known, other; for women, homemaker. */
const vagueMaleOccupations: ReadonlySet<number> = new Set([37, 38, 39, 40, 41, 42]);
const vagueFemaleOccupations: ReadonlySet<number> = new Set([1, 32, 33, 34, 35, 36, 37]);
/** Ids of entries in the list of castes that are no evidence. */
const vagueCastes: ReadonlySet<number> = new Set([65, 66]);
/** A parent's age at a birth: the youngest and oldest counted as possible, and the usual one with its spread. */
const youngestParentYears = 15;
const oldestParentYears = 60;
const usualParentYears = 27;
const spreadYears = 17;
/** The largest difference of age between brothers and sisters. */
const siblingSpanYears = 25;
const daysPerYear = 365.2425;

/** How many facts agree, and the evidence in bits of all known ones. */
type Facts = { readonly agreeing: number; readonly bits: number };

/** Returns the evidence, besides names, that two places are one person. */
function weighFacts(pair: Pair, a: Person, b: Person): Facts {
  const agreements = {
    clan: isOneClan(pair, a, b),
    caste: isOneCaste(pair, a, b),
    place: livesNear(a, b),
    occupation: isOneOccupation(pair, a, b),
  };
  let agreeing = 0;
  let bits = 0;
  for (const fact of ['clan', 'caste', 'place', 'occupation'] as const) {
    const agrees = agreements[fact];
    if (agrees === null) continue;
    if (agrees) agreeing += 1;
    bits += agrees ? bitsOfFacts[fact].agrees : bitsOfFacts[fact].differs;
  }
  return { agreeing, bits };
}

/**
 * Returns the evidence of the members' ages, in bits: members who share an ancestor n generations up on one side and m
 * on the other should be about m - n generations apart. The evidence is never positive, because nearly every couple
 * is of one generation. Null where the ages, or the sex of a member who would be an ancestor, make the join impossible.
 * Unknown births are no evidence, but then a member cannot be the other's ancestor.
 */
function weighAges({ ofA, ofB }: Pair, a: Person, b: Person): number | null {
  const isAncestor = ofA.slot === 'self' || ofB.slot === 'self';
  if (isAncestor) {
    const elder = ofA.slot === 'self' ? a : b;
    const ancestor = ofA.slot === 'self' ? ofB : ofA;
    if ((elder.gender === 'Female') !== (ancestor.slot === 'mother')) return null;
  }
  const bornA = dayNumber(a.birthDate);
  const bornB = dayNumber(b.birthDate);
  if (bornA === null || bornB === null) return isAncestor ? null : 0;
  const steps = ofB.generation - ofA.generation;
  const years = ((bornB - bornA) / daysPerYear) * (steps < 0 ? -1 : 1);
  const generationsApart = Math.abs(steps);
  const span = isAncestor ? 0 : siblingSpanYears;
  const isTooNear = years < generationsApart * youngestParentYears - span;
  const isTooFar = years > generationsApart * oldestParentYears + span;
  if (isTooNear || isTooFar) return null;
  return -(((years - generationsApart * usualParentYears) / spreadYears) ** 2);
}

/**
 * Whether two places have one clan; null if unknown. A clan passes from father to child, so the clan of anyone in the
 * line is used where the two have none recorded. Mothers bear the clan of their fathers or husbands, so theirs may
 * agree but never counts as different.
 */
function isOneClan({ ofA, ofB }: Pair, a: Person, b: Person): boolean | null {
  const areWomen = ofA.slot === 'mother' || ofB.slot === 'mother';
  if (areWomen && sameClan(a.clan, b.clan)) return true;
  const isSameHere = sameClan(relativeAt(a, ofA)?.clan, relativeAt(b, ofB)?.clan);
  if (isSameHere !== null && !areWomen) return isSameHere;
  const clansOfB = lineOf(ofB, b);
  let answer: boolean | null = null;
  for (const one of lineOf(ofA, a)) {
    for (const other of clansOfB) {
      const isSame = sameClan(one.clan, other.clan);
      if (isSame) return true;
      if (isSame === false && one !== a.relatives?.mother && other !== b.relatives?.mother) answer = false;
    }
  }
  return areWomen ? null : answer;
}

/**
 * Whether the castes of two lines agree; null if unknown. The member's own caste is used for both lines, because
 * families mostly marry within their caste.
 */
function isOneCaste({ ofA, ofB }: Pair, a: Person, b: Person): boolean | null {
  const castesOfA = [a, ...lineOf(ofA, a)].map(({ caste }) => caste).filter(isTelling);
  const castesOfB = [b, ...lineOf(ofB, b)].map(({ caste }) => caste).filter(isTelling);
  if (castesOfA.length === 0 || castesOfB.length === 0) return null;
  return castesOfA.some((caste) => castesOfB.includes(caste));
}

/** Whether a caste is known and is evidence. */
function isTelling(caste: number | null | undefined): boolean {
  return caste != null && !vagueCastes.has(caste);
}

/** Whether two places have one occupation; null if one is unknown or too vague to be evidence. */
function isOneOccupation({ ofA, ofB }: Pair, a: Person, b: Person): boolean | null {
  const one = relativeAt(a, ofA)?.occupation;
  const other = relativeAt(b, ofB)?.occupation;
  if (one == null || other == null) return null;
  const areWomen = ofA.slot === 'mother' || ofB.slot === 'mother';
  const vagueOccupations = areWomen ? vagueFemaleOccupations : vagueMaleOccupations;
  return vagueOccupations.has(one) || vagueOccupations.has(other) ? null : one === other;
}

/** Whether two members live in one district, or in one town by its sound; null if unknown. */
function livesNear(a: Person, b: Person): boolean | null {
  const isOneDistrict = a.district == null || b.district == null ? null : a.district === b.district;
  if (isOneDistrict || !a.town || !b.town) return isOneDistrict;
  const [one, other] = [fold(a.town), fold(b.town)];
  if (one === '' || other === '') return isOneDistrict;
  return one === other || soundsAlike(soundKey(one), soundKey(other), true);
}

/** The known people of one line of a family. */
type Line = readonly (Person | Relative)[];

/** Returns the known people of the line to which a place belongs, the youngest first. */
function lineOf({ line }: FamilyPlace, person: Person): Line {
  const { relatives } = person;
  const kin =
    line === 'father'
      ? [person, relatives?.father, relatives?.paternalGrandfather, relatives?.greatPaternalGrandfather]
      : [relatives?.mother, relatives?.maternalGrandfather, relatives?.greatMaternalGrandfather];
  return kin.filter((relative) => relative != null);
}
