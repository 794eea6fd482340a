import type { Kysely } from 'kysely';
import { countName } from '#matching/family/name-weight.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { listWrittenNames } from './names.queries.ts';

/** Of `among` families that wrote such a name, `families` wrote this one: where it is commonest. */
export interface NameCount {
  kind: 'given' | 'surname';
  name: string;
  families: number;
  among: number;
}

/** A name that fewer families bear is left out: a count must lead to nobody. */
export const fewestFamilies = 20;

/**
 * How common the names are that the members' families wrote: given names in the generation, surnames in the caste, in
 * which each is commonest. Numbers alone.
 */
export async function countNames(db: Kysely<Database>): Promise<NameCount[]> {
  const given = new Map<string, Tally>();
  const surnames = new Map<string, Tally>();
  for (const { name, side, generation, caste } of await listWrittenNames(db)) {
    const counted = countName(name);
    if (counted === null) continue;
    const isMother = side === 'maternal' && generation === 'parent';
    add(given, `${isMother ? 'mothers' : 'men'} ${generation}`, counted.given);
    // A family's men bear one surname, and it counts once.
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
      if (families < fewestFamilies || (commonest && commonest.families / commonest.among >= families / among))
        continue;
      const [name = key] = [...spellings].sort(([, a], [, b]) => b - a)[0] ?? [];
      rows.set(key, { kind, name, families, among });
    }
  }
  return [...rows.values()].sort((a, b) => b.families / b.among - a.families / a.among);
}
