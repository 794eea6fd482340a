import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';
import { makeDataDir } from './data-folder.ts';
import { startServer, stopServer } from './running-server.ts';

it('a fill that is killed (kill -9) continues at the next start, and fills every row once', async () => {
  const postgres = await startEmbedded({ dataDir: await makeDataDir() });
  const pool = makePool(postgres.connection, createLog('silent'));
  const count = async (of: string) => (await pool.query(`select count(*) from ${of}`)).rows[0].count;
  await migrateAsBefore(pool);
  await pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash, registered_at)
     select 'SV' || n, 'Ruma', (6000000000 + n)::text, 'Female', 'x', now() from generate_series(10000, 18999) n`,
  );
  await pool.query(
    `insert into sessions (token_hash, profile_id, kind, expires_at)
     select sha256(profile_id::bytea), profile_id, 'login', now() + interval '1 day' from members`,
  );
  const env = {
    DATABASE_URL: urlOf(postgres.connection),
    DATA_DIR: await makeDataDir(),
    DATA_KEY: randomBytes(32).toString('base64'),
  };
  // A transaction that reads a table would block its expansion, so the schema is expanded first.
  await migrateAsBefore(pool, { last: '0101_members_and_accounts_in_step.sql' });
  const holder = await pool.connect();
  await holder.query('set idle_in_transaction_session_timeout = 0');
  await holder.query(`begin; select from members where profile_id = 'SV15000' for update`);
  const killed = startServer({ env });
  await expect.poll(() => count('members m join account_profiles using (profile_id)').catch(() => 0)).toBe(4_000);
  killed.process.kill('SIGKILL');
  await killed.ended;
  await holder.query('rollback');
  holder.release();

  // Meanwhile the previous version deletes, changes and inserts a row.
  await pool.query(`delete from members where profile_id = 'SV10001'`);
  await pool.query(`update members set password_hash = 'changed' where profile_id in ('SV10002', 'SV18000')`);
  await pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash) values ('SV9', 'Mita', '9830000009', 'Female', 'x')`,
  );
  const next = startServer({ env });
  await next.ready;
  expect(await count('accounts')).toBe(9_000);
  expect(await count('account_profiles')).toBe(9_000);
  expect(await count('members m join accounts a using (phone, password_hash, email)')).toBe(9_000);
  expect(await count('sessions where account_id is null')).toBe(0);
  expect(await count('schema_steps where finished_at is null')).toBe(0);
  await stopServer(next);
  await pool.end();
  await postgres.stop();
});
