import type { Kysely } from 'kysely';
import { countName } from '#matching/family/name-weight.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { listWrittenNames } from './names.queries.ts';

/**
 * How common a name is, in the group where it is commonest: `families` of the `among` relatives with a countable name
 * have it. In the groups of grandfathers and great-grandfathers a family may count twice.
 */
export interface NameCount {
  kind: 'given' | 'surname';
  name: string;
  families: number;
  among: number;
}

/** Names of fewer families are left out, so that no count identifies a family. */
export const FEWEST_FAMILIES = 20;

/**
 * Counts how common the names are that families wrote: given names by generation (mothers apart), surnames by caste.
 * Each name is counted where it is commonest. The result contains names and counts, and no profile.
 */
export async function countNames(db: Kysely<Database>): Promise<NameCount[]> {
  const given = new Map<string, Tally>();
  const surnames = new Map<string, Tally>();
  for (const { name, side, generation, caste } of await listWrittenNames(db)) {
    const counted = countName(name);
    if (counted === null) continue;
    const isMother = side === 'maternal' && generation === 'parent';
    add(given, `${isMother ? 'mothers' : 'men'} ${generation}`, counted.given);
    // The men of a family share one surname, which is counted once.
    const isFather = side === 'paternal' && generation === 'parent';
    if (isFather && counted.surname !== null && caste !== null) add(surnames, String(caste), counted.surname);
  }
  return [...rowsOf('given', given), ...rowsOf('surname', surnames)];
}

interface Tally {
  among: number;
  names: Map<string, { families: number; spellings: Map<string, number> }>;
}

function add(tallies: Map<string, Tally>, group: string, { key, spelling }: { key: string; spelling: string }): void {
  const tally = tallies.get(group) ?? { among: 0, names: new Map() };
  const name = tally.names.get(key) ?? { families: 0, spellings: new Map<string, number>() };
  tally.among += 1;
  name.families += 1;
  name.spellings.set(spelling, (name.spellings.get(spelling) ?? 0) + 1);
  tally.names.set(key, name);
  tallies.set(group, tally);
}

function rowsOf(kind: NameCount['kind'], tallies: ReadonlyMap<string, Tally>): NameCount[] {
  const rows = new Map<string, NameCount>();
  for (const { among, names } of tallies.values()) {
    for (const [key, { families, spellings }] of names) {
      const commonest = rows.get(key);
      const isCommonerElsewhere = commonest && commonest.families / commonest.among >= families / among;
      if (families < FEWEST_FAMILIES || isCommonerElsewhere) continue;
      const [name = key] = [...spellings].sort(([, a], [, b]) => b - a)[0] ?? [];
      rows.set(key, { kind, name, families, among });
    }
  }
  return [...rows.values()].sort((a, b) => b.families / b.among - a.families / a.among);
}
