import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';
import type { Figure } from './figure.ts';
import { type Connection, withFolder } from './support/bench-site.ts';

export const name = 'migration';

const members = 1_000_000;

/**
 * Measures the migration steps from 0100 on for many members of the previous version, while that version keeps
 * writing.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      return await measure(database.connection);
    } finally {
      await database.stop();
    }
  });
}

async function measure(connection: Connection): Promise<Figure[]> {
  const pool = makePool(connection, createLog('error'));
  await migrateAsBefore(pool);
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of fill) await client.query(statement);
  const stopWatching = startWatching(client);
  const stopWriting = startWriting(connection);
  const began = performance.now();
  await migrate(pool, { log: createLog('info') });
  const seconds = (performance.now() - began) / 1000;
  const [{ ms, step }, waitedMs] = [await stopWatching(), await stopWriting()];
  const { rows } = await client.query('select count(*)::int as accounts from accounts');
  await Promise.all([client.end(), pool.end()]);
  return [
    { name: 'accounts', value: rows[0].accounts, unit: '', goal: `${members}` },
    { name: 'in all', value: seconds, unit: 's', goal: '' },
    { name: `longest transaction of a step (${step})`, value: ms, unit: 'ms', goal: '≤ 2,000' },
    { name: 'longest anybody waited', value: waitedMs, unit: 'ms', goal: '≤ 2,000' },
  ];
}

const numbers = `generate_series(1, ${members}) n`;
const fill = [
  `set synchronous_commit = off`,
  `insert into members (profile_id, name, phone, gender, password_hash, registered_at)
     select 'SV' || n, 'Ruma Ghosh', (6000000000 + n)::text, 'Female', repeat('x', 96), now() from ${numbers}`,
  `insert into consents (profile_id, kind, text_version, language) select 'SV' || n, 'registration', '1', 'bn' from ${numbers}`,
  `insert into sessions (token_hash, profile_id, kind, expires_at)
     select sha256(n::text::bytea), 'SV' || n, 'login', now() + interval '1 day' from ${numbers} where n % 3 = 0`,
  `insert into known_browsers (token_hash, profile_id) select sha256(n::text::bytea), 'SV' || n from ${numbers}`,
  // Checking ten million keys one by one would take longer than the whole measurement.
  'alter table introductions drop constraint introductions_sender_id_fkey, drop constraint introductions_recipient_id_fkey',
  `insert into introductions (sender_id, recipient_id, answer, answered_at)
     select 'SV' || n, 'SV' || 1 + (n + k * 1009) % ${members}, case k when 1 then 'declined' end, case k when 1 then now() end
       from ${numbers}, generate_series(1, 5) k`,
  `alter table introductions
     add constraint introductions_sender_id_fkey foreign key (sender_id) references members on delete cascade not valid,
     add constraint introductions_recipient_id_fkey foreign key (recipient_id) references members on delete cascade not valid`,
  `insert into files (profile_id, kind, name, small_name) select 'SV' || n, kind, kind || n, case kind when 'picture' then 's' || n end
     from ${numbers}, (values ('picture'), ('horoscope')) k(kind) where kind = 'picture' or n % 2 = 0`,
  `insert into relatives (profile_id, side, generation, name)
     select 'SV' || n, side, 'parent', 'Amal Ghosh' from ${numbers}, (values ('paternal'), ('maternal')) s(side)`,
  'analyze',
];

interface Longest {
  ms: number;
  /** The beginning of the SQL of the step. */
  step: string;
}

/**
 * Records the longest transaction of another session; a concurrent index build does not count. The returned function
 * stops and returns it.
 */
function startWatching(client: pg.Client): () => Promise<Longest> {
  let isOver = false;
  let longest: Longest = { ms: 0, step: '' };
  const watch = async () => {
    while (!isOver) {
      const { rows } = await client.query<Longest>(
        `select (extract(epoch from clock_timestamp() - xact_start) * 1000)::float8 as ms, left(regexp_replace(query, '^--.*?\n', ''), 60) as step
           from pg_stat_activity
          where application_name like 'shubho-bibaho%' and xact_start is not null and query !~ 'concurrently|analyze'
          order by xact_start limit 1`,
      );
      longest = [...rows, longest].reduce((most, other) => (other.ms > most.ms ? other : most));
      await wait(10);
    }
  };
  const watching = watch();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
}

/**
 * Writes to random rows as the previous version does. The returned function stops and returns the longest duration of a
 * statement, in ms.
 */
function startWriting(connection: Connection): () => Promise<number> {
  let isOver = false;
  let longest = 0;
  const statements = [
    `update members set email = 'other@example.in' where profile_id = $1`,
    `insert into sessions (token_hash, profile_id, kind, expires_at)
       values (sha256(random()::text::bytea), $1, 'login', now() + interval '1 day')`,
    `insert into known_browsers (token_hash, profile_id) values (sha256(random()::text::bytea), $1)`,
    'select password_hash from members where profile_id = $1',
  ];
  const write = async (statement: string) => {
    const client = new pg.Client(connection);
    await client.connect();
    while (!isOver) {
      const began = performance.now();
      await client.query(statement, [`SV${1 + Math.floor(Math.random() * members)}`]);
      longest = Math.max(longest, performance.now() - began);
      await wait(2);
    }
    await client.end();
  };
  const writing = Promise.all(statements.map(write));
  return async () => {
    isOver = true;
    await writing;
    return longest;
  };
}
