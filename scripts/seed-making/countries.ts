// Makes database/seeds/lookups/countries.json and states.json from ISO 3166 data. The package is fetched for
// this one run and is not a dependency:
//   npm install --prefix /tmp/iso iso-3166@4.4.0
//   node scripts/seed-making/countries.ts /tmp/iso/node_modules/iso-3166/index.js
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const isoData = z.object({
  iso31661: z.array(z.object({ alpha2: z.string(), numeric: z.string() })),
  iso31662: z.array(z.object({ code: z.string(), parent: z.string(), name: z.string() })),
});
/** A first-level unit of a country; `code` is the part of its ISO 3166-2 code after the hyphen. */
type Unit = { code: string; en: string; bn?: string };

// Exceptions to Unicode's names: its long forms, spellings that are unusual in Kolkata, and errors in its Bengali
// (Seychelles reads "Sicily" there).
const countryNames: Record<string, [en: string, bn: string]> = {
  BH: ['Bahrain', 'বাহরাইন'],
  CG: ['Congo - Brazzaville', 'কঙ্গো-ব্রাজাভিল'],
  CI: ['Côte d’Ivoire', 'আইভরি কোস্ট'],
  CN: ['China', 'চিন'],
  CZ: ['Czechia', 'চেক প্রজাতন্ত্র'],
  DO: ['Dominican Republic', 'ডোমিনিকান প্রজাতন্ত্র'],
  GB: ['United Kingdom', 'ব্রিটেন (যুক্তরাজ্য)'],
  GF: ['French Guiana', 'ফরাসি গায়ানা'],
  GL: ['Greenland', 'গ্রিনল্যান্ড'],
  GP: ['Guadeloupe', 'গুয়াদেলুপ'],
  GQ: ['Equatorial Guinea', 'ইকুয়েটোরিয়াল গিনি'],
  GR: ['Greece', 'গ্রিস'],
  HK: ['Hong Kong', 'হংকং'],
  HM: ['Heard & McDonald Islands', 'হার্ড ও ম্যাকডোনাল্ড দ্বীপপুঞ্জ'],
  KG: ['Kyrgyzstan', 'কিরগিজস্তান'],
  KH: ['Cambodia', 'কাম্বোডিয়া'],
  LI: ['Liechtenstein', 'লিখটেনস্টাইন'],
  MM: ['Myanmar', 'মায়ানমার'],
  MO: ['Macao', 'ম্যাকাও'],
  MP: ['Northern Mariana Islands', 'উত্তর মারিয়ানা দ্বীপপুঞ্জ'],
  MV: ['Maldives', 'মালদ্বীপ'],
  PF: ['French Polynesia', 'ফরাসি পলিনেশিয়া'],
  PH: ['Philippines', 'ফিলিপিন্স'],
  SC: ['Seychelles', 'সেশেলস'],
  SI: ['Slovenia', 'স্লোভেনিয়া'],
  SJ: ['Svalbard & Jan Mayen', 'স্বালবার্ড ও ইয়ান মায়েন'],
  ST: ['São Tomé & Príncipe', 'সাও টোমে ও প্রিন্সিপে'],
  TF: ['French Southern Territories', 'ফরাসি দক্ষিণাঞ্চল'],
  TL: ['Timor-Leste', 'তিমোর-লেস্তে'],
  UM: ['U.S. Outlying Islands', 'আমেরিকার অন্যান্য দ্বীপ'],
  US: ['United States', 'আমেরিকা (মার্কিন যুক্তরাষ্ট্র)'],
  VI: ['U.S. Virgin Islands', 'আমেরিকান ভার্জিন দ্বীপপুঞ্জ'],
  YT: ['Mayotte', 'মায়োট'],
};
// Names that the package truncates.
const repairedNames: Record<string, string> = {
  'GR-A': 'Anatolikí Makedonía kai Thráki',
  'NA-KA': 'Karas',
  'RU-KB': 'Kabardino-Balkariya',
  'RU-KC': 'Karachayevo-Cherkesiya',
  'RU-KHM': 'Khanty-Mansiyskiy okrug',
  'RU-YAN': 'Yamalo-Nenetskiy okrug',
};
// ISO 3166-2 codes of groups of units, and of territories that are separate countries in these lists.
const omittedUnits = new Set(
  'ID-JW ID-KA ID-ML ID-NU ID-PP ID-SL ID-SM CN-HK CN-MO CN-TW NL-AW NL-BQ1 NL-BQ2 NL-BQ3 NL-CW NL-SX'.split(' '),
);
// Words like "republic", "province" or "city" that the package leaves in some names.
const kindOfUnit =
  / \([^)]*\)$|, (Respublika|Hlavní město|unitatea .*)$| (Sheng|Shi|Zizhiqu|län|oblysy)$|-(teukbyeolsi|gwangyeoksi|teukbyeoljachido)$/i;
const firstInLists = ['IN', 'BD'];

// For countries where many of our members live, state-names.txt lists the first-level units in both languages: country,
// code, English, Bengali. Such a country has exactly these units; codes that the package lacks are added (Norway and
// Denmark changed after its data was collected).
const statesByHand = readFileSync(new URL('state-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const packagePath = process.argv[2];
if (!packagePath) throw new Error('Say where iso-3166 lies: node scripts/seed-making/countries.ts <index.js>');
const { iso31661, iso31662 } = isoData.parse({ ...(await import(pathToFileURL(packagePath).href)) });
const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const bengaliNames = new Intl.DisplayNames('bn', { type: 'region' });

const countries = iso31661
  .map(({ alpha2, numeric }) => {
    const [en, bn] = countryNames[alpha2] ?? [englishNames.of(alpha2) ?? alpha2, bengaliNames.of(alpha2) ?? alpha2];
    return { id: Number(numeric), code: alpha2, en, bn: bn.normalize('NFC') };
  })
  .sort((a, b) => rank(a.code) - rank(b.code) || a.en.localeCompare(b.en, 'en'));

const states = countries.flatMap((country) => {
  const units = readUnitsByHand(country.code) ?? readUnitsOfPackage(country.code);
  if (units.length === 0) units.push({ code: '', en: country.en, bn: country.bn });
  return units
    .sort((a, b) => a.en.localeCompare(b.en, 'en'))
    .map(({ code, en, bn }) => ({
      id: stateId(country.id, code),
      countryId: country.id,
      en,
      bn: bn?.normalize('NFC'),
    }));
});

writeLines('countries', countries);
writeLines('states', states);

/** Returns the position of a country in `firstInLists`, or the number after the last one. */
function rank(code: string): number {
  const place = firstInLists.indexOf(code);
  return place < 0 ? firstInLists.length : place;
}

// The id is made of the country's id and the ISO 3166-2 suffix as a number in base 36, which is below 46,656. So an id
// never changes when the list does. West Bengal, IN-WB, is 356 01163.
function stateId(countryId: number, suffix: string): number {
  return countryId * 100_000 + (suffix === '' ? 0 : Number.parseInt(suffix, 36));
}

/** Returns the units that state-names.txt lists for a country; undefined if it lists none. */
function readUnitsByHand(country: string): Unit[] | undefined {
  const units = statesByHand.filter((line) => line.startsWith(`${country}|`));
  if (units.length === 0) return undefined;
  return units.map((line) => {
    const [, code = '', en = '', bn] = line.split('|');
    return { code, en, bn };
  });
}

/** Returns the units that the package lists for a country, each name once. */
function readUnitsOfPackage(country: string): Unit[] {
  const byName = new Map<string, Unit>();
  for (const { code, parent, name } of iso31662) {
    const en = repairedNames[code] ?? name.replace(kindOfUnit, '').normalize('NFC');
    // A city and its district share a name: one entry is enough for an address.
    if (parent !== country || omittedUnits.has(code) || byName.has(en)) continue;
    byName.set(en, { code: code.slice(3), en });
  }
  return [...byName.values()];
}

function writeLines(kind: string, entries: readonly object[]): void {
  const file = new URL(`../../database/seeds/lookups/${kind}.json`, import.meta.url);
  writeFileSync(file, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
}
