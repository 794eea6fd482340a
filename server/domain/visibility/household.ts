import type { Household } from '#contract/household.ts';
import { findEntry } from '#server/domain/answers/stored.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { type HouseholdRow, loadHouseholdRow } from './household.queries.ts';
import type { Layer } from './may-view.ts';

/**
 * Whether strangers can read the facts: the candidate has agreed, or the family has while no candidate has an account.
 */
const isOpenToStrangers = ({ homeFor, hasCandidate }: HouseholdRow): boolean =>
  homeFor === 'Members' || (homeFor === 'Family' && !hasCandidate);

/**
 * Returns the facts of the home for a reader of this layer. Accepted families (from layer 3 on) always see them,
 * strangers (layer 2) only if they are opened. Returns null if they are closed or not filled in; the two look alike.
 */
export async function loadHousehold(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  ownerId: string,
  layer: Layer,
): Promise<Household | null> {
  if (layer < 2) return null;
  const row = await loadHouseholdRow(db, ownerId);
  if (row === undefined) return null;
  const isClosed = layer < 3 && !isOpenToStrangers(row);
  return isClosed ? null : presentHousehold(row, lookups);
}

/** Returns the home's facts for its owner, as strangers would read them, and whether strangers can. */
export async function loadOwnHousehold({ db, lookups }: Pick<DomainServices, 'db' | 'lookups'>, profileId: string) {
  const row = await loadHouseholdRow(db, profileId);
  if (row === undefined) return { household: null, state: 'closed' } as const;
  const isAsked = row.homeFor === 'Asked' || (row.homeFor === 'Family' && row.hasCandidate);
  const closedState = isAsked ? 'asked' : 'closed';
  return {
    household: presentHousehold(row, lookups),
    state: isOpenToStrangers(row) ? 'open' : closedState,
  } as const;
}

/**
 * Returns the home's facts for a card link, whose parts the family chooses separately; null if nothing is filled in.
 */
export async function loadLinkedHousehold(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<Household | null> {
  const row = await loadHouseholdRow(db, profileId);
  return row === undefined ? null : presentHousehold(row, lookups);
}

/** Returns the home's facts for a reader who may see them; null if nothing is filled in. */
export function presentHousehold(
  { homeFor: _, hasCandidate: __, ...row }: HouseholdRow,
  lookups: Lookups,
): Household | null {
  const entry = (list: 'male-occupation' | 'female-occupation', id: number | null) => {
    const found = id === null ? undefined : findEntry(lookups, list, id);
    return found ? { id: found.id, name: found.name, nameBn: found.nameBn } : null;
  };
  const household: Household = {
    ...row,
    father: { ...row.father, occupation: entry('male-occupation', row.father.occupation) },
    mother: { ...row.mother, occupation: entry('female-occupation', row.mother.occupation) },
  };
  const { father, mother, ...others } = household;
  const values = [father.occupation, father.now, mother.occupation, mother.now, ...Object.values(others)];
  return values.every((value) => value === null || value === '') ? null : household;
}
