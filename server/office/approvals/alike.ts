import { type WeighedName, weighName } from '#matching/family/name-weight.ts';
import { sameGivenNames, sameName } from '#matching/family/same-name.ts';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { equalSurnames } from '#matching/family/surname.ts';

/** The facts by which two profiles are compared. `born` is an ISO day or `''`. */
export interface ComparedFacts {
  name: string;
  father: string;
  mother: string;
  born: string;
}

/** A fact by which two profiles are compared. */
export type Fact = keyof ComparedFacts;

/** In which facts two profiles agree and differ, and how likely they are of the same person. */
export interface ProfileComparison {
  agrees: Fact[];
  differs: Fact[];
  /**
   * Evidence that both are the same person, in bits. An agreement in a value that one of sixteen people has counts four
   * bits.
   */
  bits: number;
}

/**
 * Bits from which a warning is shown (`bench/doubles.ts`). A common name and one parent do not reach it, nor do a name
 * and a birthday. A name with both parents does, or with one parent and the day of birth.
 */
export const ENOUGH_BITS = 18;

/** Bits of an equal birthday: one of five thousand people has the same one. */
const BITS_OF_DAY = 12.4;
/**
 * Bits of a birthday that is equal in two of year, month and day, which one of a hundred people has (6.6 bits, rounded
 * down).
 */
const BITS_OF_NEARLY = 6;
/** Bits subtracted for a fact that differs. A name counts more than a birthday, which is changed more easily. */
const BITS_AGAINST = { name: 6, father: 6, mother: 4, born: 2 } as const;

/** Compares two profiles. A fact that is blank in one of them counts neither as agreement nor as difference. */
export function compareProfiles(one: ComparedFacts, other: ComparedFacts): ProfileComparison {
  const comparison: ProfileComparison = { agrees: [], differs: [], bits: 0 };
  const weigh = (fact: Fact, bits: number | null) => {
    if (bits === null) return;
    const isEqual = bits > 0;
    comparison[isEqual ? 'agrees' : 'differs'].push(fact);
    comparison.bits += isEqual ? bits : -BITS_AGAINST[fact];
  };
  weigh('name', bitsOfName(weighName(one.name), weighName(other.name)));
  weigh('father', bitsOfParent(weighName(one.father), weighName(other.father)));
  weigh('mother', bitsOfParent(weighName(one.mother), weighName(other.mother)));
  weigh('born', bitsOfDay(one.born, other.born));
  return comparison;
}

/**
 * Whether both have surnames and these differ. Their parents are then worth reading only if the day of birth is equal.
 */
export function isAnotherSurname(one: string, other: string): boolean {
  const [a, b] = [weighName(one), weighName(other)];
  return a !== null && b !== null && haveSurnames(a, b) && !equalSurnames(a.name.surname, b.name.surname);
}

/** A name with its bits; null if the name is blank. */
type Weighed = WeighedName | null;

const haveSurnames = (one: WeighedName, other: WeighedName): boolean => one.surnameBits > 0 && other.surnameBits > 0;

/** Returns the bits of two names; null if nothing can be concluded, 0 if they differ. */
function bitsOfName(one: Weighed, other: Weighed): number | null {
  if (one === null || other === null) return null;
  const areWhole = haveSurnames(one, other);
  const isSame = areWhole ? sameName(one.name, other.name) : sameGivenNames(one.name, other.name);
  if (!isSame) return slipOrOther(one, other);
  const surnameBits = areWhole ? Math.min(one.surnameBits, other.surnameBits) : 0;
  return Math.min(one.givenBits, other.givenBits) + surnameBits;
}

/**
 * Returns the bits of two parents by their given names only. The surname is the family's, and mothers write theirs in
 * several ways.
 */
function bitsOfParent(one: Weighed, other: Weighed): number | null {
  if (one === null || other === null) return null;
  return sameGivenNames(one.name, other.name) ? Math.min(one.givenBits, other.givenBits) : slipOrOther(one, other);
}

/** Returns null if the given names may differ only by a slip (Sova and Sov, Gita and Git), else 0. */
function slipOrOther({ name: one }: WeighedName, { name: other }: WeighedName): number | null {
  const [a, b] = [one.given, other.given].map((given) => (given ? skeletonOf(given) : ''));
  return a !== '' && a === b ? null : 0;
}

/** Returns the bits of two birthdays; null if one is blank, 0 if they differ. Day and month may be exchanged. */
function bitsOfDay(one: string, other: string): number | null {
  if (one === '' || other === '') return null;
  if (one === other) return BITS_OF_DAY;
  const [a, b] = [one.split('-'), other.split('-')];
  const isExchanged = a[0] === b[0] && a[1] === b[2] && a[2] === b[1];
  const areTwoEqual = a.filter((part, index) => part === b[index]).length === 2;
  return isExchanged || areTwoEqual ? BITS_OF_NEARLY : 0;
}
