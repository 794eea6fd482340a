import type { Kysely } from 'kysely';
import type { LookupKind } from '#contract/lookup-kinds.ts';
import { fold } from '#matching/family/fold.ts';
import { districts } from '#matching/places/districts.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Finds the list entry with this spelling. Returns null if there is none or several are possible. */
export type FindEntry = (written: string) => number | null;

const KINDS = [
  'caste',
  'religion',
  'rashi',
  'gon',
  'educational-qualification',
  'profession',
] as const satisfies LookupKind[];
type RegisterList = (typeof KINDS)[number];

/** The search in each of the site's lists, and in that of the districts. */
export type LookupWords = Readonly<Record<RegisterList | 'district', FindEntry>>;

interface Entry {
  id: number;
  names: readonly string[];
  aliases: readonly string[];
}

/** Other spellings of districts in registers, by the English name of our list. */
const OTHER_DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  Kolkata: ['Calcutta', 'কোলকাতা', 'কলি'],
  Hooghly: ['Hugli'],
  Howrah: ['Haora', 'হাওড়া'],
  'North 24 Parganas': ['24 Parganas North', '24 Pgs (N)', 'N 24 Parganas', 'উঃ ২৪ পরগনা', 'উত্তর ২৪ পরগণা'],
  'South 24 Parganas': ['24 Parganas South', '24 Pgs (S)', 'S 24 Parganas', 'দঃ ২৪ পরগনা', 'দক্ষিণ ২৪ পরগণা'],
  'Purba Bardhaman': ['East Burdwan', 'Burdwan East'],
  'Paschim Bardhaman': ['West Burdwan', 'Burdwan West'],
};

/** Loads the site's lists, searchable by what families write: both languages, without brackets, and other spellings. */
export async function loadLookupWords(db: Kysely<Database>): Promise<LookupWords> {
  const rows = await db
    .selectFrom('lookups')
    .select(['kind', 'id', 'name', 'name_bn as nameBn', 'aliases'])
    .where('kind', 'in', [...KINDS])
    .execute();
  const findIn = (kind: RegisterList): FindEntry =>
    makeFinder(
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, name, nameBn, aliases }) => ({ id, names: [name, nameBn], aliases })),
    );
  return {
    caste: findIn('caste'),
    religion: findIn('religion'),
    rashi: findIn('rashi'),
    gon: findIn('gon'),
    'educational-qualification': findIn('educational-qualification'),
    profession: findIn('profession'),
    district: makeFinder(
      districts.map(({ id, name, nameBn }) => ({ id, names: [name, nameBn], aliases: OTHER_DISTRICTS[name] ?? [] })),
    ),
  };
}

/** Normalises a spelling: brackets, full stops, blanks and digits are dropped. */
const normalSpelling = (text: string): string => fold(text.replace(/[().]/g, ' ')).replaceAll(' ', '');

/** Makes the search in a list, first by the whole name, then by the part before a bracket, then by other spellings. */
function makeFinder(entries: readonly Entry[]): FindEntry {
  const idByName = new Map<string, number>();
  /** By the part of the name before a bracket, the head, which several entries may share. */
  const idsByHead = new Map<string, Set<number>>();
  /** A head with an asterisk stands for the general entry of those that share it. */
  const idByOtherSpelling = new Map<string, number>();
  const addSpelling = (text: string, id: number) => {
    const spelling = normalSpelling(text);
    idByOtherSpelling.set(spelling, idByOtherSpelling.get(spelling) ?? id);
  };
  for (const { id, names, aliases } of entries) {
    for (const name of names) {
      idByName.set(normalSpelling(name), id);
      const head = normalSpelling(name.replace(/\(.*\)/, ''));
      idsByHead.set(head, (idsByHead.get(head) ?? new Set()).add(id));
      // Both parts of "Teli / Tili" find the entry.
      for (const part of name.split(' / ')) addSpelling(part, id);
      // Of several entries with one head, the general one is marked in brackets.
      if (/\((?:other|অন্যান্য)\)/.test(name)) idByOtherSpelling.set(`${head}*`, id);
    }
    for (const alias of aliases) addSpelling(alias, id);
  }
  return (written) => {
    const spelling = normalSpelling(written);
    if (spelling === '') return null;
    const idOfName = idByName.get(spelling);
    if (idOfName !== undefined) return idOfName;
    const idsOfHead = idsByHead.get(spelling);
    if (idsOfHead !== undefined) {
      const [firstId] = idsOfHead;
      if (idsOfHead.size === 1 && firstId !== undefined) return firstId;
      return idByOtherSpelling.get(`${spelling}*`) ?? null;
    }
    return idByOtherSpelling.get(spelling) ?? null;
  };
}
