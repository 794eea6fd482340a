import type { Person, Relative } from '../person.ts';
import { type WeighedName, weighName } from './name-weight.ts';

/** A position in the family; 'self' is the member. */
export type FamilyPlace = {
  readonly slot: 'self' | keyof NonNullable<Person['relatives']>;
  /** Counted as in Hindu law: the member is 1, the parents are 2. */
  readonly generation: number;
  readonly line: 'father' | 'mother';
  /** Index among all places: the name at this place is `names[index]` of `Family`. */
  readonly index: number;
};

/** All places, from the member upwards. A member belongs to the father's line and shares its clan and surname. */
export const familyPlaces: Readonly<Record<FamilyPlace['slot'], FamilyPlace>> = {
  self: { slot: 'self', generation: 1, line: 'father', index: 0 },
  father: { slot: 'father', generation: 2, line: 'father', index: 1 },
  paternalGrandfather: { slot: 'paternalGrandfather', generation: 3, line: 'father', index: 2 },
  greatPaternalGrandfather: { slot: 'greatPaternalGrandfather', generation: 4, line: 'father', index: 3 },
  mother: { slot: 'mother', generation: 2, line: 'mother', index: 4 },
  maternalGrandfather: { slot: 'maternalGrandfather', generation: 3, line: 'mother', index: 5 },
  greatMaternalGrandfather: { slot: 'greatMaternalGrandfather', generation: 4, line: 'mother', index: 6 },
};
const allPlaces: readonly FamilyPlace[] = Object.values(familyPlaces);

/** One place in each family, compared to see whether one person is at both. */
export type Pair = { readonly ofA: FamilyPlace; readonly ofB: FamilyPlace };

/** By how many generations a place of one family may differ from its counterpart in the other. */
const generationOffsets = [-3, -2, -1, 0, 1, 2, 3];

/**
 * Every way in which a line of one family may join a line of the other, each with its pairs from the eldest down: if
 * one pair is the same person, the pairs above it are too.
 */
export const waysToJoin: readonly (readonly Pair[])[] = (['father', 'mother'] as const).flatMap((lineOfA) =>
  (['father', 'mother'] as const).flatMap((lineOfB) =>
    generationOffsets.map((offset) => pairsOf(lineOfA, lineOfB, offset)).filter((pairs) => pairs.length > 0),
  ),
);

/**
 * Returns the pairs of a place in A's line and a place in B's line that may be the same person, where B's generation
 * number is `offset` higher than A's. The eldest generation comes first.
 */
function pairsOf(lineOfA: FamilyPlace['line'], lineOfB: FamilyPlace['line'], offset: number): Pair[] {
  return allPlaces
    .filter(({ line }) => line === lineOfA)
    .reverse()
    .flatMap((ofA) => {
      const ofB = allPlaces.find(({ line, generation }) => line === lineOfB && generation === ofA.generation + offset);
      return ofB !== undefined && mayBeOnePerson(ofA, ofB) ? [{ ofA, ofB }] : [];
    });
}

/** Whether two places may be one person. A member of either sex may be an ancestor; otherwise a man is no mother. */
function mayBeOnePerson({ slot: one }: FamilyPlace, { slot: other }: FamilyPlace): boolean {
  if (one === 'self' || other === 'self') return one !== other;
  return (one === 'mother') === (other === 'mother');
}

/** A member with the names at all places in the order of `familyPlaces`; null for a place without a name. */
export type Family = { readonly person: Person; readonly names: readonly (WeighedName | null)[] };

/** Prepares the names of a member and of the relatives for weighing. */
export function readFamily(person: Person): Family {
  const { name, relatives } = person;
  const names = allPlaces.map(({ slot }) => weighName(slot === 'self' ? name : relatives?.[slot]?.name));
  return { person, names };
}

/** Returns how many of the relatives have a name. The member's own name, the first, does not count. */
export function countNamed({ names }: Family): number {
  return names.filter((name, index) => index > 0 && name !== null).length;
}

/** Returns the relative at a place; null for the place of the member. */
export function relativeAt({ relatives }: Person, { slot }: FamilyPlace): Relative | null | undefined {
  return slot === 'self' ? null : relatives?.[slot];
}
