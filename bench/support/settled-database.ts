import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedDatabase } from '#server/platform/db/embedded/start-embedded.ts';

/**
 * The PostgreSQL settings of a large site from docs/operations.md. The embedded default of 48 MB is for a small site.
 */
export const settingsFor = (members: number): Record<string, string> =>
  members > 100_000 ? { shared_buffers: '1GB', max_wal_size: '2GB' } : {};

/** Brings a newly filled database into the state of an old site: data on disk, and frequently read data in memory. */
export async function settle(database: EmbeddedDatabase, dataDir: string): Promise<void> {
  await database.stop();
  for (const file of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) for await (const _ of createReadStream(join(file.parentPath, file.name)));
  await database.revive();
}

/**
 * Marks the introductions of this week and the next as made. A new site would make them at once; a site in use has made
 * them on Sunday.
 */
export async function noteRounds(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into weekly_rounds (week, done_at)
       select (date_trunc('week', now() at time zone 'Asia/Kolkata') + make_interval(weeks => n))::date, now() from generate_series(0, 1) as n
       on conflict (week) do nothing`,
    );
  } finally {
    await client.end();
  }
}

const lookEveryMs = 100;
/** The number of looks in a row without a running statement. */
const quietLooks = 10;
const longestMs = 60_000;

/** Waits until a new site has finished its start-up work, and no statement runs for a while. */
export async function waitForQuiet(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const until = performance.now() + longestMs;
    for (let quiet = 0; quiet < quietLooks; ) {
      if (performance.now() > until) throw new Error('The site does not come to rest.');
      const { rows } = await client.query(
        `select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      quiet = rows.length === 0 ? quiet + 1 : 0;
      await wait(lookEveryMs);
    }
  } finally {
    await client.end();
  }
}
