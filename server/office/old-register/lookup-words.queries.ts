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

export type LookupWords = Readonly<Record<RegisterList | 'district', FindEntry>>;

interface Entry {
  id: number;
  names: readonly string[];
  aliases: readonly string[];
}

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

/** Normalises a spelling: brackets, full stops, blanks and digits are dropped. */
const bare = (text: string): string => fold(text.replace(/[().]/g, ' ')).replaceAll(' ', '');

/** Makes the search in a list. In `others`, a name with an asterisk is the general entry of several with that name. */
function makeFinder(entries: readonly Entry[]): FindEntry {
  const whole = new Map<string, number>();
  const heads = new Map<string, Set<number>>();
  const others = new Map<string, number>();
  for (const { id, names, aliases } of entries) {
    for (const name of names) {
      whole.set(bare(name), id);
      const head = bare(name.replace(/\(.*\)/, ''));
      heads.set(head, (heads.get(head) ?? new Set()).add(id));
      // Both parts of "Teli / Tili" find the entry. Of several entries of one name, the general one is marked in
      // brackets.
      for (const part of name.split(' / ')) others.set(bare(part), others.get(bare(part)) ?? id);
      if (/\((?:other|অন্যান্য)\)/.test(name)) others.set(`${head}*`, id);
    }
    for (const alias of aliases) others.set(bare(alias), others.get(bare(alias)) ?? id);
  }
  return (written) => {
    const word = bare(written);
    if (word === '') return null;
    const exact = whole.get(word);
    if (exact !== undefined) return exact;
    const headed = heads.get(word);
    if (headed !== undefined) {
      const [only] = headed;
      if (headed.size === 1 && only !== undefined) return only;
      return others.get(`${word}*`) ?? null;
    }
    return others.get(word) ?? null;
  };
}
