import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';

const PHASES = ['expand', 'fill', 'contract'] as const;

/** The first line of a migration, e.g. `-- expand; tolerated by 0095_guardian_relations.sql`. */
export interface Heading {
  phase: (typeof PHASES)[number];
  /** Every version that knows this migration works on the schema after the migration with this heading. */
  toleratedBy: string;
}

/** A file of database/migrations. */
export interface Migration {
  /** The file name. */
  name: string;
  sql: string;
  /** The SHA-256 of the SQL, in hexadecimal digits. */
  checksum: string;
  /** Absent before 0100: no other version tolerates those migrations. */
  heading?: Heading;
}

/** A migration with a heading: it runs while other processes serve. */
export interface Step extends Migration {
  heading: Heading;
}

export const isStep = (migration: Migration): migration is Step => migration.heading !== undefined;

/** Reads the migrations of a folder, in order. @throws StartError if a heading names itself or a later migration */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n');
      const heading = readHeading(sql);
      if (heading && heading.toleratedBy >= name)
        throw new StartError(`${name} can be tolerated by an earlier one only.`);
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), ...(heading && { heading }) };
    }),
  );
}

const HEADING = /^-- (\w+); tolerated by (\d{4}_\w+\.sql)$/m;

/** Parses the first line of a migration; undefined if it is no heading. */
function readHeading(sql: string): Heading | undefined {
  const firstLine = sql.split('\n', 1)[0] ?? '';
  const [, phaseName, toleratedBy = ''] = HEADING.exec(firstLine) ?? [];
  const phase = PHASES.find((name) => name === phaseName);
  return phase && { phase, toleratedBy };
}
