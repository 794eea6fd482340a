import type { Kysely } from 'kysely';
import type { Kin } from '#contract/kin.ts';
import { familyFindings } from '#matching/family/family-findings.ts';
import type { Person, Relative, Relatives } from '#matching/person.ts';
import type { Kinship } from '#server/platform/db/meeting-tables.ts';
import { nameRelative } from '#server/platform/db/relatives.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { toSharedPerson } from './person.ts';
import { KIN_NAMES } from './present-family.ts';
import { type KinRow, loadKinRows, loadNamedRows } from './views.queries.ts';

/** Whether two families may be related, as found at their acceptance. */
export interface KinshipFinding {
  kinship: Kinship;
  /** The number of relatives with a name, of twelve, if none of them appears to be shared. */
  named: number | null;
}

/**
 * Finds whether two families may be related, from their relatives as recorded now. Runs once, when both accept each
 * other, and the result is stored. A later run would let either read the other's names by editing their own.
 */
export async function findKinship(db: Kysely<Database>, one: string, other: string): Promise<KinshipFinding> {
  const [a, b] = await loadFamilies(db, [one, other]);
  if (a === undefined || b === undefined) return { kinship: 'relation.unknown', named: null };
  for (const { code, named } of familyFindings(a, b)) {
    if (code === 'relation.possible' || code === 'relation.noneShown') return { kinship: code, named: named ?? null };
  }
  return { kinship: 'relation.unknown', named: null };
}

/** Loads both families with data of layer 3. Only for the matching engine. */
async function loadFamilies(db: Kysely<Database>, ids: readonly string[]): Promise<(Person | undefined)[]> {
  const rows = await loadNamedRows(db, { ids });
  const kin = await loadKinRows(db, ids);
  return ids.map((id) => {
    const row = rows.find(({ profile_id }) => profile_id === id);
    const relatives = toRelatives(kin.filter(({ profile_id }) => profile_id === id));
    return row && { ...toSharedPerson(row), name: row.name, town: row.city, relatives };
  });
}

/** Returns the relatives of one family as the matching engine reads them. */
function toRelatives(kin: readonly KinRow[]): Relatives {
  const relatives: Partial<Record<Kin, Relative>> = {};
  for (const { side, generation, answers } of kin) relatives[KIN_NAMES[nameRelative(side, generation)]] = answers;
  return relatives;
}
