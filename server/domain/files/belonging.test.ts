import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { makeS3Store } from '#server/platform/storage/s3/s3-store.ts';
import { adopt, confirmSiteIdentity, MARK_FILE, readMark } from '#server/platform/storage/site-identity.ts';
import { makeTestDatabase, PATIENT } from '#server/testing/database.ts';
import { startFileService } from '#server/testing/file-service.ts';
import { runOn, withDatabase } from '#server/testing/server-address.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-belonging-'));
const service = await startFileService();
const log = createLog('silent');
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => service.fail('none', 0));

let number = 0;
const newFolder = () => join(folder, `files-${++number}`);
const inFolder = async (): Promise<ObjectStore> => makeFolderStore(newFolder());
const inBucket = async (): Promise<ObjectStore> =>
  makeS3Store({ ...service.place, prefix: `site-${++number}/` }, { tries: 2, pauseMs: 1, silenceMs: 60_000 });

const { url, pool } = await makeTestDatabase();
const confirm = (here: ObjectStore, on = pool, before?: ObjectStore) => confirmSiteIdentity(on, { here, before }, log);

/** Copies the database with `create database … template …`, as an administrator does to try something out. */
async function copyOfDatabase() {
  const name = `copy_${Math.random().toString(36).slice(2)}`;
  const server = withDatabase(url, 'postgres');
  const former = new URL(url).pathname.slice(1);
  await runOn(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${former}'`);
  await runOn(server, `create database ${name} template ${former}`);
  const copy = makePool({ connectionString: withDatabase(url, name), max: 3, ...PATIENT }, log);
  afterAll(async () => {
    await copy.end();
    await runOn(server, `drop database ${name} with (force)`);
  });
  return copy;
}

async function nameFiles(count: number, on = pool): Promise<string[]> {
  const names = Array.from(
    { length: count },
    (_, at) => `${String(++number).padStart(12, '0')}${String(at).padStart(12, '0')}.jpg`,
  );
  for (const name of names) {
    const profileId = `SV${100_000_000 + ++number}`;
    await on.query(
      `insert into members (profile_id, name, phone, gender, password_hash) values ($1, 'Ruma', $2, 'Female', 'x')`,
      [profileId, `98${String(number).padStart(8, '0')}`],
    );
    await on.query(`insert into files (profile_id, kind, name) values ($1, 'horoscope', $2)`, [profileId, name]);
  }
  return names;
}
const list = async (shelf: ObjectStore, beginning: string) => {
  const paths: string[] = [];
  for await (const page of shelf.list(beginning)) paths.push(...page.map(({ path }) => path));
  return paths.sort();
};
async function startListener(): Promise<{ alertUrl: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push(body);
    answer.end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { heard, alertUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

describe.each([
  ['folder', inFolder],
  ['bucket', inBucket],
])('files in a %s', (_kind, make) => {
  beforeEach(async () => {
    await pool.query('delete from site_identity; delete from files; delete from members');
  });

  test('and a database of before are given one id; another database does not start on them, nor this one on others', async () => {
    const here = await make();
    await confirm(here);
    const { rows } = await pool.query('select id from site_identity');
    expect(await readMark(here)).toBe(rows[0]?.id);
    await confirm(here);
    const another = await makeAnother();
    await expect(confirm(here, another)).rejects.toThrow('The files belong to another database than this one');
    const others = await make();
    await confirm(others, another);
    await expect(confirm(others)).rejects.toThrow('The files belong to another database than this one');
    expect(await readMark(here)).toBe(rows[0]?.id);
  });

  test('are no copy’s of the database, until somebody says so; then the former does not start', async () => {
    const here = await make();
    await confirm(here);
    const copy = await copyOfDatabase();
    await expect(confirm(here, copy)).rejects.toThrow(/^This database is a copy .+ npm run files -- adopt\.$/);
    expect(await adopt(copy, { here })).toBe(true);
    await confirm(here, copy);
    await expect(confirm(here)).rejects.toThrow('another database');
  });

  test('that are gone while rows name them are missed; where no row does, the place is marked again', async () => {
    await confirm(await make());
    await confirm(await make());
    await nameFiles(1);
    await expect(confirm(await make())).rejects.toThrow('The files of this database are not here');
  });

  test('that move are those of the same database in both places', async () => {
    const [before, here] = [await make(), await make()];
    await confirm(before);
    await nameFiles(1);
    await before.put('pictures/a.jpg', Buffer.from('a'));
    await confirm(here, pool, before);
    expect(await readMark(here)).toBe(await readMark(before));
    await confirm(here);
    await confirm(before, pool, here);
    const another = await makeAnother();
    await expect(confirm(await make(), another, before)).rejects.toThrow('another database');
  });
});

async function makeAnother() {
  const another = await makeTestDatabase();
  return another.pool;
}

test('a service that is away keeps no site from starting, and nothing is swept meanwhile', async () => {
  await pool.query('delete from site_identity; delete from files; delete from members');
  const here = await inBucket();
  service.fail('away');
  await confirm(here);
  service.fail('none', 0);
  const swept = await sweepOrphans({ pool, places: { here }, log, alertUrl: undefined });
  expect([swept.trashed, await here.has(MARK_FILE)]).toEqual([0, false]);
  await confirm(here);
  expect(await here.has(MARK_FILE)).toBe(true);
});

describe('what no row names', () => {
  const DAY_MS = 24 * 3_600_000;
  let root = '';
  let here = makeFolderStore('/nowhere');
  const sweep = (alertUrl?: string, isWanted = false) =>
    sweepOrphans({ pool, places: { here }, log, alertUrl, isWanted });
  const age = async (path: string, days: number) => {
    const then = new Date(Date.now() - days * DAY_MS);
    await utimes(join(root, path), then, then);
  };
  async function lay(names: string[]): Promise<void> {
    for (const name of names) {
      await here.put(`pictures/${name}`, Buffer.from(name));
      await age(`pictures/${name}`, 1);
    }
  }
  beforeEach(async () => {
    await pool.query('delete from site_identity; delete from files; delete from members');
    root = newFolder();
    here = makeFolderStore(root);
    await confirm(here);
  });

  test('goes into the trash, comes back when a row names it again, and is removed after thirty days', async () => {
    const named = await nameFiles(5);
    await lay([...named, 'orphan.jpg', 'later-named.jpg']);
    await here.put('pictures/in-the-making.jpg', Buffer.from('young'));
    expect(await sweep()).toMatchObject({ trashed: 2, tooMany: 0 });
    expect(await list(here, 'pictures/')).toEqual(
      [...named, 'in-the-making.jpg'].map((name) => `pictures/${name}`).sort(),
    );
    expect(await list(here, 'trash/pictures/')).toEqual([
      'trash/pictures/later-named.jpg',
      'trash/pictures/orphan.jpg',
    ]);
    await pool.query(`update files set name = 'later-named.jpg' where name = $1`, [named[0]]);
    await age('trash/pictures/orphan.jpg', 29);
    expect(await sweep()).toMatchObject({ broughtBack: 1, removed: 0, trashed: 1 });
    expect(await list(here, 'pictures/')).toContain('pictures/later-named.jpg');
    await age('trash/pictures/orphan.jpg', 31);
    expect(await sweep()).toMatchObject({ removed: 1 });
    expect(await list(here, 'trash/pictures/')).toEqual([`trash/pictures/${named[0]}`]);
  });

  test.each([
    ['more than one in a hundred', 30, 25],
    ['more than a hundred', 1, 101],
  ])('stays where it is where it is %s, and office and ALERT_URL are told once', async (_words, named, unnamed) => {
    const { alertUrl, heard } = await startListener();
    const orphans = Array.from({ length: unnamed }, (_, at) => `orphan-${at}.jpg`);
    await lay([...(await nameFiles(named)), ...orphans]);
    for (const _time of [1, 2]) expect(await sweep(alertUrl)).toMatchObject({ trashed: 0, tooMany: unnamed });
    expect((await readdir(join(root, 'pictures'))).length).toBe(named + unnamed);
    expect(heard).toEqual([expect.stringContaining(`${unnamed} or more files are named by no row`)]);
    const strays = 'select stray_files as count, strays_seen_at is not null as told from site_identity';
    expect((await pool.query(strays)).rows).toEqual([{ count: unnamed, told: true }]);
    expect(await sweep(alertUrl, true)).toMatchObject({ trashed: unnamed });
    expect((await pool.query(strays)).rows).toEqual([{ count: 0, told: true }]);
    await rm(join(root, 'trash'), { recursive: true });
  });

  test('is looked for by no copy of the database', async () => {
    await lay(['orphan.jpg']);
    const copy = await copyOfDatabase();
    const swept = await sweepOrphans({ pool: copy, places: { here }, log, alertUrl: undefined, isWanted: true });
    expect(swept).toEqual({ trashed: 0, broughtBack: 0, removed: 0, tooMany: 0 });
    expect(await list(here, 'pictures/')).toEqual(['pictures/orphan.jpg']);
  });
});
