import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files that may write tables of several owners, with the reason. */
export const WRITES_ANY_TABLE: Readonly<Record<string, string>> = {
  'server/platform/backup/tables.queries.ts': 'a restore fills every table, and ends what was under way',
  'server/platform/backup/replay.queries.ts': 'a restore replays later changes of every table',
  'server/platform/crypto/rotation.queries.ts': 'another data key seals every sealed value anew',
  'server/platform/crypto/paper-drafts.queries.ts': 'the same',
  'server/platform/crypto/old-registers.queries.ts': 'the same',
  'server/platform/crypto/vetoes.queries.ts': 'the same',
  'server/platform/crypto/sealed-words.queries.ts': 'the same',
  'server/platform/crypto/disabilities.queries.ts': 'the same',
  'server/platform/crypto/together.queries.ts': 'the same',
  'server/platform/crypto/messages.queries.ts': 'the same',
  'server/platform/crypto/wedding.queries.ts': 'the same',
  'server/platform/crypto/meetings.queries.ts': 'the same',
  'server/platform/crypto/melans.queries.ts': 'the same',
  'database/write-contents.ts': 'seeding writes the first texts and lists of a site',
};

/** Files that receive a table's name as a value, with the tables that they write. */
export const NAMED_AT_RUN_TIME: Readonly<Record<string, readonly string[]>> = {
  'server/domain/answers/write-row.queries.ts': [
    'addresses',
    'health_answers',
    'personal_details',
    'profile_details',
    'relatives',
    'wishes',
  ],
  'server/domain/avoidance/avoidance.queries.ts': ['blocks', 'hidden_members'],
  'server/office/lists.queries.ts': [
    'banners',
    'contact_emails',
    'contact_phones',
    'faqs',
    'social_links',
    'test_centres',
    'testimonials',
  ],
  'server/office/ordered-rows.queries.ts': [
    'contact_emails',
    'contact_phones',
    'faqs',
    'social_links',
    'test_centres',
    'testimonials',
  ],
  // The schema of the queue, which is not ours.
  'server/platform/db/queue.ts': [],
};

/** Returns the tables, and with `views` the views, that exist after all migrations. */
export function listTables({ views = false } = {}): string[] {
  const tables = new Set<string>();
  for (const path of globSync('database/migrations/*.sql', { cwd: root }).sort()) {
    const sql = read(path).replaceAll(/--.*$/gm, '');
    for (const [, verb, kind, table = ''] of sql.matchAll(
      /\b(create|drop)\s+(?:unlogged\s+)?(table|(?:materialized\s+)?view)\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)(?!\s+partition\s+of)/gi,
    )) {
      if (verb?.toLowerCase() === 'drop') tables.delete(table);
      else if (views || kind?.toLowerCase() === 'table') tables.add(table);
    }
  }
  return [...tables];
}

/** SQL or Kysely that writes a table, with the table's name. */
const WRITES = [
  /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)/gi,
];
/** SQL or Kysely that writes a table whose name is a value. */
const WRITES_A_VALUE = [
  /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s)]/,
  /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:\$\{|['"`]\s*\+)/i,
  /\bcopy\s+\S+\s*(?:\([^)]*\)\s*)?from\s+stdin\b/i,
];

/** Returns a file's source without comments, because a comment may contain the word "update". */
export const codeOf = (path: string): string =>
  read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');

/** Returns the program's own files, without the demo and tests, which may write any table. */
export const listProgram = (): string[] =>
  globSync('{server,database,scripts}/**/*.ts', { cwd: root })
    .filter(
      (path) => !/\.test\.ts$|^server\/testing\/|^scripts\/(demo|seed-making)\/|^scripts\/table-owners\.ts$/.test(path),
    )
    .sort();

/** Whether a file writes tables that its source does not name. */
export const writesUnnamedTables = (path: string): boolean =>
  WRITES_A_VALUE.some((pattern) => pattern.test(codeOf(path)));

/** Returns the tables that a file writes. */
export function tablesWrittenIn(path: string, tables: ReadonlySet<string>): string[] {
  const code = codeOf(path);
  const named = WRITES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table = '']) => table));
  return [...new Set([...named, ...(NAMED_AT_RUN_TIME[path] ?? [])])].filter((table) => tables.has(table));
}

/** Returns each table that the program writes, with the folders that write it. */
export function listWriters(): Map<string, string[]> {
  const tables = new Set(listTables());
  const writers = new Map<string, string[]>();
  for (const path of listProgram().filter((file) => !(file in WRITES_ANY_TABLE))) {
    for (const table of tablesWrittenIn(path, tables)) {
      const folders = writers.get(table) ?? [];
      if (!folders.includes(dirname(path))) writers.set(table, [...folders, dirname(path)]);
    }
  }
  return writers;
}

/** The heading of the last section of docs/map.md, which this script writes. */
export const HEADING = '## Who writes which table';

/** Returns the section of docs/map.md that lists each folder with the tables that it writes. */
export function ownersInMap(): string {
  const byFolder = new Map<string, string[]>();
  for (const [table, folders] of listWriters()) {
    for (const folder of folders) byFolder.set(folder, [...(byFolder.get(folder) ?? []), table]);
  }
  const lines = [...byFolder]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([folder, tables]) =>
        `| \`${folder}/\` | ${tables
          .sort()
          .map((table) => `\`${table}\``)
          .join(', ')} |`,
    );
  return `${HEADING}

All SQL that writes a table lies in one folder, which exports functions for the others; \`scripts/table-owners.ts\` writes this list.

| folder | tables |
|---|---|
${lines.join('\n')}
`;
}

if (import.meta.main) {
  const [before = ''] = read('docs/map.md').split(HEADING);
  writeFileSync(join(root, 'docs/map.md'), `${before.trimEnd()}\n\n${ownersInMap()}`);
}
