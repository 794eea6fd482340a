import { type WeighedName, weighName } from '#matching/family/name-weight.ts';
import { sameGivenNames, sameName } from '#matching/family/same-name.ts';
import { skeletonOf } from '#matching/family/sounds-alike.ts';
import { equalSurnames } from '#matching/family/surname.ts';

/** What two profiles are compared by. `born` is an ISO day or `''`. */
export interface Known {
  name: string;
  father: string;
  mother: string;
  born: string;
}

export type Fact = keyof Known;

export interface Alike {
  agrees: Fact[];
  differs: Fact[];
  /** How much speaks for one person, in bits: agreement in what one of sixteen has is worth four. */
  bits: number;
}

/**
 * From here on a warning is worth its reading (`bench/doubles.ts`): a common name and one parent do not reach it, nor a name and a birthday; both
 * parents do, or one parent and the day of birth.
 */
export const ENOUGH_BITS = 18;

/** One of five thousand is born on the same day, one of a hundred where two of year, month and day are the same. */
const BITS_OF_DAY = 12.4;
const BITS_OF_NEARLY = 6;
/** A name that is another's speaks against one person, a birthday less: it is changed more easily. */
const AGAINST = { name: 6, father: 6, mother: 4, born: 2 } as const;

/** What two profiles agree and differ in; what is blank in one of them is in neither. */
export function compare(one: Known, other: Known): Alike {
  const found: Alike = { agrees: [], differs: [], bits: 0 };
  const weigh = (fact: Fact, bits: number | null) => {
    if (bits === null) return;
    found[bits > 0 ? 'agrees' : 'differs'].push(fact);
    found.bits += bits > 0 ? bits : -AGAINST[fact];
  };
  weigh('name', bitsOfName(weighName(one.name), weighName(other.name)));
  weigh('father', bitsOfParent(weighName(one.father), weighName(other.father)));
  weigh('mother', bitsOfParent(weighName(one.mother), weighName(other.mother)));
  weigh('born', bitsOfDay(one.born, other.born));
  return found;
}

/** Whether both have a surname, and not the same: then their parents are worth reading only where the day of birth is the same. */
export function isAnotherSurname(one: string, other: string): boolean {
  const [a, b] = [weighName(one), weighName(other)];
  return a !== null && b !== null && haveSurnames(a, b) && !equalSurnames(a.name.surname, b.name.surname);
}

type Weighed = WeighedName | null;

const haveSurnames = (one: WeighedName, other: WeighedName): boolean => one.surnameBits > 0 && other.surnameBits > 0;

/** Null where nothing can be said, 0 where they differ. */
function bitsOfName(one: Weighed, other: Weighed): number | null {
  if (one === null || other === null) return null;
  const areWhole = haveSurnames(one, other);
  if (!(areWhole ? sameName(one.name, other.name) : sameGivenNames(one.name, other.name)))
    return slipOrOther(one, other);
  return Math.min(one.givenBits, other.givenBits) + (areWhole ? Math.min(one.surnameBits, other.surnameBits) : 0);
}

/** Of a parent the given name alone counts: the surname is the family's, and a mother writes hers in several ways. */
function bitsOfParent(one: Weighed, other: Weighed): number | null {
  if (one === null || other === null) return null;
  return sameGivenNames(one.name, other.name) ? Math.min(one.givenBits, other.givenBits) : slipOrOther(one, other);
}

/** Sova and Sov, Gita and Git: a slip of the hand, or another name; it speaks for nothing. */
function slipOrOther({ name: one }: WeighedName, { name: other }: WeighedName): number | null {
  const [a, b] = [one.given, other.given].map((given) => (given ? skeletonOf(given) : ''));
  return a !== '' && a === b ? null : 0;
}

function bitsOfDay(one: string, other: string): number | null {
  if (one === '' || other === '') return null;
  if (one === other) return BITS_OF_DAY;
  const [a, b] = [one.split('-'), other.split('-')];
  const isTurned = a[0] === b[0] && a[1] === b[2] && a[2] === b[1];
  return isTurned || a.filter((part, at) => part === b[at]).length === 2 ? BITS_OF_NEARLY : 0;
}
