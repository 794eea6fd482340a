import { join } from 'node:path';
import type pg from 'pg';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { databaseEnv, withFolder } from './bench-site.ts';
import { fillDatabase } from './matching-database.ts';
import { settingsFor, settle } from './settled-database.ts';
import { synthesize } from './synthetic-members.ts';

/** The numbers of members that are measured, with their names on the command line. */
export const sizes = [
  ['100k', 100_000],
  ['1m', 1_000_000],
] as const;
/** Returns whether a size is measured. `--size=100k` selects only that size. */
export const wantsSize = (size: string): boolean => {
  const wanted = process.argv.flatMap((argument) => argument.match(/^--size=(.*)/)?.[1] ?? []);
  return wanted.length === 0 || wanted.includes(size);
};

/** A database of synthetic members. */
export interface Filled {
  pool: pg.Pool;
  /** The environment of a site on this database. */
  env: Record<string, string>;
  /** Vacuums and warms the caches after more data was inserted. */
  settled(): Promise<void>;
}

/** Returns the seed of the synthetic members: one for each size. */
export const seedOf = (count: number): number => count;

/** Returns the milliseconds of the work. */
export function time(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Returns the value below which this part of the values lies, from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Runs `use` with a temporary database of `count` synthetic members. */
export function withDatabase<T>(count: number, use: (database: Filled) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, 'database');
    const database = await startEmbedded({
      dataDir,
      settings: { ...settingsFor(count), max_connections: 60 }, // for two pools
    });
    const pool = makePool(database.connection, createLog('silent'));
    try {
      await migrate(pool);
      await seedDatabase(pool);
      await fillDatabase(pool, synthesize(count, seedOf(count)));
      const settled = () => settle(database, dataDir);
      await settled();
      return await use({ pool, settled, env: databaseEnv(database.connection) });
    } finally {
      await pool.end();
      await database.stop();
    }
  });
}
