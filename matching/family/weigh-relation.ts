import { weighAges, weighFacts } from './family-facts.ts';
import { type Family, meetings, type Pair, placeOf } from './lines.ts';
import { compareNames, type WeighedName } from './name-weight.ts';

/**
 * Minimum bits for a possible relation. Labelled pairs of a synthetic population need at least 9 (`npm run bench --
 * kinship`); with half a bit more, a name of ordinary rarity needs two supporting facts.
 */
export const relationThreshold = 9.5;

/** Two families name one person differently: an error, a nickname, or two people. */
const otherName = -4;
/**
 * The evidence for a common ancestor of two families, in bits, after Fellegi and Sunter (1969) with name frequencies:
 * the strongest of all ways in which their lines may join. Agreeing names count by their rarity, a surname once per
 * line; differing names above the join, clan, caste, occupation and place count for or against. Null when no name
 * agrees at a fitting generation. Symmetric.
 */
export function weighRelation(a: Family, b: Family): number | null {
  let most: number | null = null;
  for (const pairs of meetings) {
    const weight = weighMeeting(pairs, a, b);
    if (weight !== null && (most === null || weight > most)) most = weight;
  }
  return most;
}

type Sum = { bits: number; surname: number; agreeing: number };

function weighMeeting(pairs: readonly Pair[], a: Family, b: Family): number | null {
  const line: Sum = { bits: 0, surname: 0, agreeing: 0 };
  let most: number | null = null;
  for (const pair of pairs) {
    if (!addName(line, a.names[pair.ofA.at], b.names[pair.ofB.at])) continue;
    const ages = weighAges(pair, a.person, b.person);
    if (ages === null) continue;
    const { bits, surname, agreeing } = addOtherParent(line, pair, a, b);
    const facts = weighFacts(pair, a.person, b.person);
    // A name alone proves nothing, however rare it is.
    const isAlone = agreeing === 1 && facts.agreeing === 0;
    const weight = isAlone ? 0 : bits + surname + facts.bits + ages;
    if (most === null || weight > most) most = weight;
  }
  return most;
}

/** Adds the evidence of two names and returns whether they agree. */
function addName(line: Sum, one: WeighedName | null | undefined, other: WeighedName | null | undefined): boolean {
  if (!one || !other) return false;
  const bits = compareNames(one, other);
  line.bits += bits ?? otherName;
  if (bits === null || bits === 0) return false;
  line.agreeing += 1;
  const surname = Math.min(one.surnameBits, other.surnameBits);
  if (line.surname === 0 || (surname > 0 && surname < line.surname)) line.surname = surname;
  return true;
}

// Brothers and sisters also share the other parent.
// biome-ignore lint/complexity/useMaxParams: hot path, called for every pair of relatives; an options object would be allocated each time
function addOtherParent(line: Sum, { ofA, ofB }: Pair, a: Family, b: Family): Sum {
  if (ofA.generation !== 2 || ofB.generation !== 2) return line;
  const withBoth = { ...line };
  const { at } = ofA.slot === 'father' ? placeOf.mother : placeOf.father;
  addName(withBoth, a.names[at], b.names[at]);
  return withBoth;
}
