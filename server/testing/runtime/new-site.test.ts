import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { placeNewSite } from '#server/platform/db/embedded/new-site.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { findPostgres, makeDataDir } from './data-folder.ts';
import { copyProject } from './project-copy.ts';
import { projectDir, startServer, stopServer } from './running-server.ts';

beforeAll(() => execFileSync(process.execPath, ['scripts/build.ts'], { cwd: projectDir }));

test('the database packed by the build has all migrations and seeds, and each copy has its own password', async () => {
  const made = [];
  for (let copy = 0; copy < 2; copy++) {
    const { connection, stop } = await startEmbedded({ dataDir: await makeDataDir(), withSite: true });
    const pool = makePool(connection, createLog('silent'));
    const { rows } = await pool.query(
      `select (select count(*) from seed_checksums)::int as seeds, (select count(*) from members)::int as members,
         (select max(seeded_at) from seed_checksums) as seeded`,
    );
    expect(await migrate(pool)).toEqual([]);
    await seedDatabase(pool);
    const after = await pool.query('select max(seeded_at) as seeded from seed_checksums');
    expect(after.rows[0].seeded).toEqual(rows[0].seeded);
    await pool.end();
    await stop();
    made.push({ ...rows[0], password: connection.password });
  }
  const [one, other] = made;
  // Both have the time of the build, not of their start.
  expect(one).toEqual({
    seeds: 2,
    members: 0,
    seeded: other?.seeded,
    password: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect(one?.password).not.toBe(other?.password);
});

/** The times of a first start, in order. */
const moments = {
  'its database is unpacked': async (dataDir: string) =>
    (await readdir(dataDir)).some((name) => name.includes('unfinished')),
  'it lies in its place': (dataDir: string) =>
    stat(join(dataDir, 'postgresql')).then(
      () => true,
      () => false,
    ),
  'PostgreSQL comes up': async (dataDir: string) => (await findPostgres(dataDir)) !== undefined,
};

test('after a first start is killed while its database is unpacked, moved or started, the next one repairs it', async () => {
  const DATA_DIR = await makeDataDir();
  for (const hasCome of Object.values(moments)) {
    const server = startServer({ env: { DATA_DIR } });
    while (!(await hasCome(DATA_DIR)) && server.process.exitCode === null) await wait(1);
    server.process.kill('SIGKILL');
    expect((await server.ended).stdout).toBe('');
  }
  const server = startServer({ env: { DATA_DIR } });
  expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200);
  expect((await stopServer(server)).code).toBe(0);
});

const CHANGED: readonly [how: string, change: (packed: Buffer) => Buffer][] = [
  ['cut in half', (packed) => packed.subarray(0, packed.length / 2)],
  [
    'changed in one byte',
    (packed) => {
      const changed = Buffer.from(packed);
      changed.writeUInt8(changed.readUInt8(packed.length >>> 1) ^ 1, packed.length >>> 1);
      return changed;
    },
  ],
];

test.each(CHANGED)('an archive that is %s does not prevent a first start', async (_, change) => {
  const project = await copyProject();
  const archive = join(project, 'dist', basename(placeNewSite()));
  const packed = await readFile(archive);
  await rm(archive); // it is a hard link, so it must not be overwritten
  await writeFile(archive, change(packed));
  const server = startServer({ project, env: { DATA_DIR: await makeDataDir() } });
  expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200);
  expect((await stopServer(server)).code).toBe(0);
});
