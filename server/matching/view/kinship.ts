import type { Kysely } from 'kysely';
import { familyFindings } from '#matching/family/family-findings.ts';
import type { Person, Relative, Relatives } from '#matching/person.ts';
import type { Kinship } from '#server/db/meeting-tables.ts';
import type { Database } from '#server/db/tables.ts';
import { nameRelative } from '#server/family/sides.ts';
import { loadPersonRows, type PersonRow } from './person.queries.ts';
import { toSharedPerson } from './person.ts';
import { KIN_NAMES } from './present-family.ts';
import { type KinRow, loadKinRows } from './views.queries.ts';

export interface KinshipFinding {
  kinship: Kinship;
  /** How many of the twelve relatives have a name, where none is shown to be shared. */
  named: number | null;
}

/**
 * Whether two families may be related, from the relatives as they are recorded now. Asked once, when both accept each
 * other, and kept: asked again later, it would let either read the other's names by editing their own.
 */
export async function findKinship(db: Kysely<Database>, one: string, other: string): Promise<KinshipFinding> {
  const rows = await loadPersonRows(db, [one, other]);
  const kin = await loadKinRows(db, [one, other]);
  const [a, b] = [one, other].map((id) => rows.find((row) => row.profile_id === id));
  if (a === undefined || b === undefined) return { kinship: 'relation.unknown', named: null };
  for (const { code, named } of familyFindings(toPerson(a, kin), toPerson(b, kin))) {
    if (code === 'relation.possible' || code === 'relation.noneShown') return { kinship: code, named: named ?? null };
  }
  return { kinship: 'relation.unknown', named: null };
}

function toPerson(row: PersonRow, kin: readonly KinRow[]): Person {
  return {
    ...toSharedPerson(row, undefined),
    name: row.name,
    town: row.city,
    relatives: toRelatives(kin.filter(({ profile_id }) => profile_id === row.profile_id)),
  };
}

function toRelatives(kin: readonly KinRow[]): Relatives {
  const relatives: Partial<Record<(typeof KIN_NAMES)[keyof typeof KIN_NAMES], Relative>> = {};
  for (const { side, generation, name, occupation_id, caste_id, clan } of kin) {
    relatives[KIN_NAMES[nameRelative(side, generation)]] = { name, occupation: occupation_id, caste: caste_id, clan };
  }
  return relatives;
}
