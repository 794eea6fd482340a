import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { api, ownCalls, specifiedCalls } from '#contract/api.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { loadAll } from '#server/office/commands/commands.ts';
import { retentionIn } from '#words/retention.ts';
import biome from '../biome.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { HEADING, listProgram, listTables } from './table-owners.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const foldersOf = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The code spans of a text. */
const spansOf = (text: string): Set<string> => new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span));

test.each([
  [
    'contract',
    api,
    'name each in contract/session-rights.ts with who may make it, or in contract/api.ts if anybody may',
  ],
  ['contract/staff', officeCalls, 'name each in contract/staff/rights.ts with who may make it'],
])('the calls of %s are all known, because no test checks a call that no table lists', (room, calls, what) => {
  const files = readdirSync(join(root, room)).filter((name) => /^[\w-]+\.ts$/.test(name));
  const describedPaths = files.flatMap((name) =>
    [...read(`${room}/${name}`).matchAll(/\bcall\(\s*'([\w/]+)'/g)].map(([, path = '']) => path),
  );
  const knownPaths = calls.map(({ path }) => path);
  expect(describedPaths.length).toBeGreaterThan(50);
  expect(
    describedPaths.filter((path) => !knownPaths.includes(path)),
    what,
  ).toEqual([]);
});

test('docs/calls.md has a line for each of our calls, and for no other', () => {
  const [, section = ''] = read('docs/calls.md').split('## Calls of ours');
  const lines = [...section.matchAll(/^\| (GET|POST) \| (\w+) \| \S/gm)].map(
    ([, method, path]) => `| ${method} | ${path} |`,
  );
  const calls = ownCalls.map(({ method, path }) => `| ${method} | ${path} |`);
  expect(
    calls.filter((line) => !lines.includes(line)),
    'add these lines to docs/calls.md, with what they are for',
  ).toEqual([]);
  expect(
    lines.filter((line) => !calls.includes(line)),
    'these calls of docs/calls.md are gone',
  ).toEqual([]);
});

test('docs/map.md names each call and each table', () => {
  const [nouns = ''] = read('docs/map.md').split(HEADING);
  const spans = spansOf(nouns);
  const calls = [...specifiedCalls, ...ownCalls].map(({ path }) => path);
  const missing = [...calls, ...listTables({ views: true })].filter((name) => !spans.has(name));
  expect(missing, 'add each to the row of its noun in docs/map.md, in backquotes').toEqual([]);
});

test('docs/privacy.md has the table of retention periods that the sweep uses', () => {
  const [, section = ''] = read('docs/privacy.md').split('## How long it is kept\n');
  const [table = ''] = section.split('\n## ');
  const lines = [...table.matchAll(/^\| .* \|$/gm)].map(([line]) => line).slice(1);
  expect(lines).toEqual(retentionIn('en').map(({ what, howLong }) => `| ${what} | ${howLong} |`));
});

/** A period that SQL names itself, instead of reading it from the table of retention periods. */
const OWN_PERIOD = /\binterval\b|days => \d|'\d+ (hour|day|year)/;

test('what expires knows no other times, and the sweep lists all of it', () => {
  const sources = listProgram().map(read);
  const expiries = sources.flatMap((source) => [
    ...source.matchAll(/^export async function (expire\w+)\([\s\S]*?^\}$/gm),
  ]);
  expect(expiries.length).toBeGreaterThan(30);
  expect(expiries.filter(([body]) => OWN_PERIOD.test(body)).map(([, name]) => name)).toEqual([]);
  const [, steps = ''] = read('server/sweep.ts').split('const STEPS');
  expect(expiries.map(([, name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(steps))).toEqual([]);
  const members = ['remove-member', 'paper-entries', 'deletion-letters'].map(
    (name) => `server/domain/members/${name}.queries.ts`,
  );
  const others = ['server/sweep.ts', ...members];
  expect(others.filter((path) => OWN_PERIOD.test(read(path)))).toEqual([]);
});

test('docs/glossary.md gives each of our own words one meaning', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (.+?) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((word) => !['word', '---'].includes(word));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

/** The rows of the map: a noun, its pages and its calls. */
const rowsOfMap = () =>
  [...read('docs/map.md').matchAll(/^\| ([a-z-]+) \| (.*?) \| (.*?) \|/gm)]
    .map(([, noun = '', pages = '', calls = '']) => ({ noun, pages: spansOf(pages), calls: spansOf(calls) }))
    .filter(({ noun }) => noun !== 'noun');

test('a noun of docs/map.md has its calls in contract/<noun>.ts', () => {
  const elsewhere = rowsOfMap().flatMap(({ noun, calls }) =>
    [...calls].filter((name) => /^[a-z_0-9]+$/.test(name) && !read(`contract/${noun}.ts`).includes(`'${name}'`)),
  );
  expect(elsewhere, 'move the call to the row of the noun whose contract describes it').toEqual([]);
});

test.each(['server/features', 'web/features'])('each folder of %s is a noun of docs/map.md', (room) => {
  const nouns = rowsOfMap().map(({ noun }) => noun);
  expect(
    foldersOf(room).filter((folder) => !nouns.includes(folder)),
    'name the folder as the contract names its calls, and add its row',
  ).toEqual([]);
});

test('docs/map.md has every URL of the tables of routes, and no other', () => {
  const addresses = [
    ...['web/routes.tsx', 'web/public-routes.tsx', 'web/member-routes.tsx']
      .map((file) => read(file))
      .join('')
      .matchAll(/(?:page\(|path: )'(\/[^']*)'/g),
  ].map(([, path = '']) => path.replace(':profileId', 'SV…').replace(/:(token|version)/, '…'));
  const named = new Set(rowsOfMap().flatMap(({ pages }) => [...pages].filter((span) => span.startsWith('/'))));
  const ofTheFrame = ['/power-link-seen'];
  expect(
    addresses.filter((path) => !named.has(path) && !ofTheFrame.includes(path)),
    'add each to the row of its noun',
  ).toEqual([]);
  expect(
    [...named].filter((path) => !addresses.includes(path)),
    'these addresses are gone',
  ).toEqual([]);
});

test.each(['server', 'web'])('each folder of %s/ has import restrictions in biome.json', (part) => {
  const restrictedGlobs = biome.overrides
    .filter(({ linter }) => 'noRestrictedImports' in (linter.rules.style ?? {}))
    .flatMap(({ includes }) => includes)
    .filter((glob) => glob !== `${part}/**`);
  const unrestrictedFolders = foldersOf(part).filter(
    (folder) =>
      !['testing', 'public'].includes(folder) &&
      !restrictedGlobs.some((glob) => matchesGlob(`${part}/${folder}/any.ts`, glob)),
  );
  expect(unrestrictedFolders, 'say in biome.json which rooms this one must not know').toEqual([]);
});

test('there are no import cycles', () => {
  expect(JSON.stringify(biome).match(/"noImportCycles":"?\w+/g)).toEqual(['"noImportCycles":"error']);
});

test('server/README.md lists each folder of server/', () => {
  const spans = spansOf(read('server/README.md'));
  const missing = foldersOf('server').filter((folder) => !spans.has(`${folder}/`));
  expect(missing, 'add each to the table of server/README.md, as `name/`').toEqual([]);
});

test('SQL is only in *.queries.ts, platform/db/, platform/backup/ and the places that server/README.md lists', () => {
  const spans = spansOf(read('server/README.md'));
  const places = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !/\.(queries|test)\.ts$|^(testing|platform\/db|platform\/backup)\//.test(path) &&
      hasSql(read(`server/${path}`)),
  );
  expect(
    places.filter((path) => !spans.has(path)),
    'move the SQL into *.queries.ts, or say why not in server/README.md',
  ).toEqual([]);
});

const hasSql = (source: string): boolean =>
  /\.(selectFrom|insertInto|updateTable|deleteFrom|query)\(|\bsql(<[^`]*>)?`/.test(source);

test('scripts/README.md lists each script of package.json', () => {
  const spans = spansOf(read('scripts/README.md'));
  const missing = Object.keys(packageJson.scripts).filter((name) => !spans.has(name));
  expect(missing, 'add a line to the table of scripts/README.md').toEqual([]);
});

test('docs/operations.md shows each command of the office', async () => {
  const text = read('docs/operations.md');
  const missing = (await loadAll()).map(({ name }) => `npm run office -- ${name}`);
  expect(
    missing.filter(
      (line) => !new RegExp(`(?:^|\\s)${line.replace('office', '(?:--silent )?office')}(?:\\s|$)`, 'm').test(text),
    ),
    'add an example to docs/operations.md',
  ).toEqual([]);
});

test('every file and folder in docs/law.md exists, and every row names code and a test', () => {
  const law = read('docs/law.md');
  const rows = law.split('\n').filter((line) => /^\| (?!law |---)/.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(19);
  const named = [...spansOf(law)].filter((span) => span.includes('/'));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  for (const row of rows) {
    const [, name, , code = '', tests = ''] = row.split('|');
    expect(code, name).toMatch(/`/);
    expect(tests, name).toMatch(/\.(test|spec)\.ts`/);
  }
});

/** The decision records: names, titles and texts. */
const records = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => /^\d{4}-.*\.md$/.test(name))
  .map((name) => {
    const text = read(`docs/decisions/${name}`);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    return { name, number: Number(number), title, text, words: text.split(/\s+/).length };
  });

test.each(records)(
  '$name has its number, a short title, a status, a date and the headings',
  ({ name, number, ...record }) => {
    expect(number).toBe(Number(name.slice(0, 4)));
    expect(record.title.length).toBeGreaterThan(0);
    expect(record.title.length).toBeLessThanOrEqual(70);
    expect(record.text).toMatch(
      /^# .+\n\nStatus: (accepted|superseded by .+)\nDate: \d{4}-\d\d-\d\d(, changed \d{4}-\d\d-\d\d)?\n/,
    );
    const headings = [...record.text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 3)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(headings.slice(3).every((heading) => heading === 'Superseded by')).toBe(true);
    expect(record.words, 'say it shorter').toBeLessThanOrEqual(700);
  },
);

test('docs/decisions/README.md lists each record once, by its title, and no other', () => {
  const index = read('docs/decisions/README.md');
  const lines = [...index.matchAll(/^- (\[.+\]\(.+\))$/gm)].map(([, line]) => line);
  const expected = records.map(({ number, title, name }) => `[${number}. ${title}](${name})`);
  expect(lines.toSorted(), 'add or mend its line under its room').toEqual(expected.toSorted());
});

test('a former number in docs/decisions/README.md leads to an existing record', () => {
  const [, table = ''] = read('docs/decisions/README.md').split('## Former numbers');
  const numbers = records.map(({ number }) => number);
  const rows = [...table.matchAll(/^\| ([\d, ]+) \| (\d+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(0);
  for (const [, former = '', now] of rows) {
    expect(numbers).toContain(Number(now));
    expect(former.split(', ').filter((number) => numbers.includes(Number(number)))).toEqual([]);
  }
});

test('every link between documents has an existing target', () => {
  const outside = ['node_modules/**', '**/node_modules/**', 'dist/**', 'test-results/**'];
  const documents = globSync('**/*.md', { cwd: root, exclude: outside });
  expect(documents.length).toBeGreaterThan(records.length);
  const deadLinks = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(deadLinks).toEqual([]);
});

test('every record that a comment names exists', () => {
  const sources = globSync(
    '{bench,contract,database,e2e,matching,ops,ranking,scripts,server,web,words}/**/*.{ts,tsx,mjs,sql}',
    {
      cwd: root,
    },
  );
  const named = sources.flatMap((path) =>
    [...read(path).matchAll(/docs\/decisions\/(\d[\w-]*(?:\.md)?)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.filter(({ name }) => !records.some((record) => record.name === name))).toEqual([]);
});
