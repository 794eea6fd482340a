import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LookupKind, lookupKinds } from '#contract/lookup-kinds.ts';

type LookupSeed = { id: number; en: string; bn: string; aliases?: string[] };
type CountrySeed = { id: number; code: string; en: string; bn: string };
/** A state without a Bengali name uses the English one. */
type StateSeed = { id: number; countryId: number; en: string; bn?: string };

/** The absolute path of the folder database/seeds/lookups. */
export const lookupFolder = join(import.meta.dirname, 'seeds/lookups');

/**
 * Loads the lists, countries and states of database/seeds/lookups, in the order of the files. `id` and `countryId` are
 * the permanent ids of the tables.
 */
export function loadLookupSeeds(): {
  lookups: { kind: LookupKind; entries: LookupSeed[] }[];
  countries: CountrySeed[];
  states: StateSeed[];
} {
  return {
    lookups: lookupKinds.map((kind) => ({ kind, entries: readSeed(kind) })),
    countries: readSeed('countries'),
    states: readSeed('states'),
  };
}

// lookup-seeds.test.ts checks the shape of these files, so it is not checked again at every start.
function readSeed(name: string) {
  return JSON.parse(readFileSync(join(lookupFolder, `${name}.json`), 'utf8'));
}
