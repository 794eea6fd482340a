import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { backUp } from './back-up.ts';
import { readManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restore } from './restore.ts';

const migrations = resolve(import.meta.dirname, '../../../database/migrations');
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup of several schemas and of partitions', () => {
  const register = `-- expand; tolerated by 0095_guardian_relations.sql
    create schema office;
    create table office.cases (id bigint generated always as identity primary key, profile_id text references members);
    create table register (day date, profile_id text references members, words text, primary key (day, profile_id))
      partition by range (day);
    create table register_2026_01 partition of register for values from ('2026-01-01') to ('2026-02-01');
  `;

  test('restores all of them, without the queue', async () => {
    const dir = await mkdtemp(join(folder, 'migrations-'));
    await cp(migrations, dir, { recursive: true });
    await writeFile(join(dir, '0998_register.sql'), register);
    const from = (await makeTestDatabase({ isEmpty: true })).pool;
    await migrate(from, { dir });
    await from.query(`
      insert into members (profile_id, name, phone, gender, password_hash) values ('SV7', 'Ruma', '9830000007', 'Female', 'x');
      insert into office.cases (profile_id) values ('SV7'), (null);
      drop table register_2026_01;
      create table office."register of 2026-02" partition of register for values from ('2026-02-01') to ('2026-03-01');
      create table register_2026_03 partition of register for values from ('2026-03-01') to ('2026-04-01');
      create table register_others partition of register default;
      insert into register values ('2026-02-03', 'SV7', E'a\ttab'), ('2026-03-03', 'SV7', ''), ('2030-01-01', 'SV7', null);
      create schema pgboss; create table pgboss.job (id bigint generated always as identity primary key, data text);
      create table pgboss.warning (id bigint) partition by list (id);
      insert into pgboss.job (data) values ('a notice')`);
    const path = join(folder, 'archive');
    const { tables } = await backUp({ pool: from, dataDir: dir, path, backupKey: undefined });
    expect(tables.find(({ name }) => name === 'register')).toMatchObject({
      rows: 3,
      columns: ['day', 'profile_id', 'words'],
    });
    expect(tables.filter(({ schema }) => schema === 'pgboss')).toEqual([]);

    const to = (await makeTestDatabase({ isEmpty: true })).pool;
    const archive = { path, backupKey: undefined, manifest: await readArchive(path, undefined), keepsDataKey: false };
    await restore({ ...archive, pool: to, dataDir: await mkdtemp(join(folder, 'restored-')), migrationsDir: dir });
    const rows =
      'select tableoid::regclass::text as partition, day::text, profile_id, words from register order by day';
    const before = (await from.query(rows)).rows;
    expect(before.map(({ partition }) => partition)).toEqual([
      'office."register of 2026-02"',
      'register_2026_03',
      'register_others',
    ]);
    expect((await to.query(rows)).rows).toEqual(before);
    const next = await to.query('insert into office.cases (profile_id) values (null) returning id');
    expect(next.rows).toEqual([{ id: 3 }]);
    const queue = await to.query(
      `select to_regnamespace('pgboss') as queue, to_regclass('register_2026_01') as dropped`,
    );
    expect(queue.rows).toEqual([{ queue: null, dropped: null }]);
  });

  test.each([
    "FOR VALUES FROM ('a') TO ('b'); drop table members",
    "FOR VALUES IN ('a''b\\')",
    'DEFAULT partition by list (id)',
    '',
  ])('is refused if a partition contains anything but its bounds: %s', (bound) => {
    const of = {
      name: 'register',
      columns: ['day'],
      rows: 0,
      bytes: 0,
      sha256: '',
      partitions: [{ name: 'one', bound }],
    };
    const rest = {
      madeAt: '',
      migrations: [],
      sequences: [],
      files: { count: 0, bytes: 0, sha256: '' },
      missingFiles: 0,
    };
    const text = JSON.stringify({ ...rest, tables: [of], dataKeyCheck: null, hasDataKey: false });
    expect(() => readManifest(text)).toThrow('damaged');
  });
});
