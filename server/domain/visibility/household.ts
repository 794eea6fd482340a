import type { Household } from '#contract/household.ts';
import { findEntry } from '#server/domain/answers/stored.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { type HouseholdRow, loadHouseholdRow } from './household.queries.ts';
import type { Layer } from './may-view.ts';

/** Whether strangers read it: by the candidate's yes, or by the family's while no candidate has an account. */
const isOpen = ({ homeFor, hasCandidate }: HouseholdRow): boolean =>
  homeFor === 'Members' || (homeFor === 'Family' && !hasCandidate);

/**
 * The home in three facts, as a reader of this layer sees it: accepted families always, strangers where the family has opened it, and nobody
 * else. Null where it is closed, and where nothing is written: the two look alike.
 */
export async function loadHousehold(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  ownerId: string,
  layer: Layer,
): Promise<Household | null> {
  if (layer < 2) return null;
  const row = await loadHouseholdRow(db, ownerId);
  return row === undefined || (layer < 3 && !isOpen(row)) ? null : presentHousehold(row, lookups);
}

/** What its owner may choose about it: as strangers would read it, and whether they do. */
export async function loadOwnHousehold({ db, lookups }: Pick<DomainServices, 'db' | 'lookups'>, profileId: string) {
  const row = await loadHouseholdRow(db, profileId);
  if (row === undefined) return { household: null, state: 'closed' } as const;
  const isAsked = row.homeFor === 'Asked' || (row.homeFor === 'Family' && row.hasCandidate);
  return {
    household: presentHousehold(row, lookups),
    state: isOpen(row) ? 'open' : isAsked ? 'asked' : 'closed',
  } as const;
}

/** Of a card link the parts are chosen by themselves. */
export async function loadLinkedHousehold(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<Household | null> {
  const row = await loadHouseholdRow(db, profileId);
  return row === undefined ? null : presentHousehold(row, lookups);
}

/** As those read it who may. */
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
  const said = [father.occupation, father.now, mother.occupation, mother.now, ...Object.values(others)];
  return said.every((one) => one === null || one === '') ? null : household;
}
