import type { Kysely } from 'kysely';
import { countName } from '#matching/family/name-weight.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { listWrittenNames } from './names.queries.ts';

/**
 * How common a name is, in the group where it is commonest: `times` of the `among` relatives with a countable name have
 * it, in `families` families. A family has two grandfathers and two great-grandfathers.
 */
export interface NameCount {
  kind: 'given' | 'surname';
  name: string;
  families: number;
  times: number;
  among: number;
}

/** Names of fewer families are left out, so that no count identifies a family. */
export const FEWEST_FAMILIES = 20;

/**
 * Counts how common the names are that families wrote: given names by generation (mothers apart), surnames by caste.
 * Each name is counted where it is commonest. The result contains names and counts, and no profile.
 */
export async function countNames(db: Kysely<Database>): Promise<NameCount[]> {
  const givenNames = new Map<string, Tally>();
  const surnames = new Map<string, Tally>();
  for (const { profileId, name, side, generation, caste } of await listWrittenNames(db)) {
    const counted = countName(name);
    if (counted === null) continue;
    const isMother = side === 'maternal' && generation === 'parent';
    add(givenNames, `${isMother ? 'mothers' : 'men'} ${generation}`, { ...counted.given, profileId });
    // The men of a family share one surname, which is counted once.
    const isFather = side === 'paternal' && generation === 'parent';
    if (isFather && counted.surname !== null && caste !== null)
      add(surnames, String(caste), { ...counted.surname, profileId });
  }
  return [...rowsOf('given', givenNames), ...rowsOf('surname', surnames)];
}

/** The names of one group: how often each occurs, in which families, and in which spellings. */
interface Tally {
  /** The number of names that were counted. */
  among: number;
  names: Map<string, { times: number; families: Set<string>; spellings: Map<string, number> }>;
}

interface WrittenName {
  profileId: string;
  /** The same for all spellings of a name. */
  key: string;
  spelling: string;
}

function add(tallies: Map<string, Tally>, group: string, { profileId, key, spelling }: WrittenName): void {
  const tally = tallies.get(group) ?? { among: 0, names: new Map() };
  const name = tally.names.get(key) ?? { times: 0, families: new Set<string>(), spellings: new Map<string, number>() };
  tally.among += 1;
  name.times += 1;
  name.families.add(profileId);
  name.spellings.set(spelling, (name.spellings.get(spelling) ?? 0) + 1);
  tally.names.set(key, name);
  tallies.set(group, tally);
}

/** Returns the names with the group in which each is commonest, the commonest name first, in its commonest spelling. */
function rowsOf(kind: NameCount['kind'], tallies: ReadonlyMap<string, Tally>): NameCount[] {
  const rows = new Map<string, NameCount>();
  for (const { among, names } of tallies.values()) {
    for (const [key, { times, families, spellings }] of names) {
      const commonest = rows.get(key);
      const isCommonerElsewhere = commonest && commonest.times / commonest.among >= times / among;
      if (families.size < FEWEST_FAMILIES || isCommonerElsewhere) continue;
      const [name = key] = [...spellings].sort(([, a], [, b]) => b - a)[0] ?? [];
      rows.set(key, { kind, name, families: families.size, times, among });
    }
  }
  return [...rows.values()].sort((a, b) => b.times / b.among - a.times / a.among);
}
