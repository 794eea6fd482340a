import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { migrate } from '#server/platform/db/migrate.ts';

/** Migrates and seeds a database as a start does. */
export async function fillDatabase(url: string): Promise<void> {
  const pool = makePool({ connectionString: url }, createLog('silent'));
  try {
    await migrate(pool);
    await seedDatabase(pool);
  } finally {
    await pool.end();
  }
}
