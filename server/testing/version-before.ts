import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';

const migrationsDir = resolve(import.meta.dirname, '../../database/migrations');

/** The last migration of the previous version, which may still run beside this one. */
export const LAST_OF_BEFORE = '0095_guardian_relations.sql';

/**
 * Migrates an empty database to the previous version, or up to another migration (`last`). `change` is SQL to add to
 * each migration. Returns the names of the applied migrations.
 */
export async function migrateAsBefore(pool: pg.Pool, { last = LAST_OF_BEFORE, change = '' } = {}): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-before-'));
  try {
    const names = (await readdir(migrationsDir)).filter((name) => name <= last).sort();
    for (const name of names) {
      await cp(join(migrationsDir, name), join(dir, name));
      if (change) await appendFile(join(dir, name), change);
    }
    await migrate(pool, { dir });
    // The previous version has no table of steps.
    if (last === LAST_OF_BEFORE) await pool.query('drop table schema_steps');
    return names;
  } finally {
    await rm(dir, { recursive: true });
  }
}
