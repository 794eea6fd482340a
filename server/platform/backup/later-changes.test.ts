import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { openS3 } from '#server/platform/storage/open-object-store.ts';
import { startTestApp, TEST_DATA_SECRET, type TestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { startFileService } from '#server/testing/file-service.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { pruneArchives } from './archives.ts';
import { backUp } from './back-up.ts';
import { nameArchive } from './backup-folder.ts';
import { findLaterChanges } from './find-later-changes.ts';
import { keepLaterChanges } from './keep-later-changes.ts';
import { readLaterChanges } from './later-lines.ts';
import { readArchive } from './read-archive.ts';
import { REPLAYED } from './replay.queries.ts';
import { refuseUnfinishedRestore } from './replay.ts';
import { restore } from './restore.ts';

const backupKey = Buffer.alloc(32, 7);
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-later-'));
const dir = join(folder, 'backups');
await mkdir(dir);
const service = await startFileService();
const app = await startTestApp();
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const here = makeFolderStore(dir);
const archive = join(dir, nameArchive(new Date()));
const rowTables = Object.keys(REPLAYED).filter((table) => REPLAYED[table]?.as === 'row');
const stateOf = async ({ pool }: Pick<TestApp, 'pool'>, table: string) =>
  (await pool.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)).rows;

let elsewhere: ObjectStore;
let brides: TestMember[];
let grooms: TestMember[];
let newcomer: TestMember;

const done = async (member: TestMember | undefined, call: string, sent: Record<string, string> = {}) => {
  const answer = await member?.client.call(call, { pid: member.pid, ...sent });
  expect(answer?.body, call).toMatchObject({ msgcode: 1 });
};

/**
 * Runs the day after the archive: fifty families delete, block, pause, resume, hide, withdraw, and change their
 * credentials.
 */
async function liveThroughTheDay() {
  for (let one = 0; one < 10; one++) {
    await done(brides[one], 'blockmember', { member: grooms[one]?.pid ?? '' });
    await done(brides[one], 'blockphone', { phone: grooms[one]?.phone ?? '' });
    await done(grooms[one], 'pauseprofile', { kind: 'paused', reason: 'notNow' });
    if (one < 3) await done(grooms[one], 'resumeprofile');
  }
  for (const { pid } of brides.slice(10)) {
    await app.pool.query('delete from showings where profile_id = $1', [pid]);
    await app.pool.query("update consents set withdrawn_at = now() where profile_id = $1 and kind = 'photo'", [pid]);
    await app.pool.query(
      "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '9 days', 'Mita')",
      [pid],
    );
  }
  for (const { pid } of grooms.slice(10)) await app.pool.query('delete from members where profile_id = $1', [pid]);
  await app.pool.query('delete from pauses where profile_id = $1', [brides[9]?.pid]);
}

beforeAll(async () => {
  elsewhere = await openS3(service.place);
  const make = (gender: string) => Promise.all(Array.from({ length: 25 }, () => makeShownMember(app, { gender })));
  brides = await make('Female');
  grooms = await make('Male');
  await done(brides[9], 'pauseprofile', { kind: 'paused', reason: 'notNow' });
  for (const { pid } of brides.slice(10))
    await app.pool.query(
      "insert into consents (profile_id, kind, text_version, language) values ($1, 'photo', '1', 'en')",
      [pid],
    );
  const [bride, groom] = [brides[0], grooms[0]];
  const [leaving] = grooms.slice(10);
  if (!bride || !groom || !leaving) throw new Error('Nobody is there.');
  const file = new File([new Uint8Array(await makeJpeg(60, 40, '#a33'))], 'photo.jpg');
  await leaving.client.call('updateprofileimage', { pid: leaving.pid, file });
  await becomeAcquainted(groom, bride);
  // The groom's father also looks after the bride's profile until she removes him.
  await app.pool.query(
    "insert into account_profiles (account_id, profile_id, role) select account_id, $1, 'guardian' from account_profiles where profile_id = $2",
    [bride.pid, groom.pid],
  );
  await app.pool.query(
    "insert into staff (name, email, roles, password_hash, made_by) values ('Mita', 'mita@trust.example', '{office}', 'x', 'test')",
  );
  await backUp({ pool: app.pool, dataDir: app.dataDir, path: archive, backupKey });
  await liveThroughTheDay();
  await app.pool.query("update staff set ended_at = now() where email = 'mita@trust.example'");
  await done(brides[5], 'updatepassword', { password: 'another-boat-1912' });
  await app.pool.query("update accounts set phone = '9830777666', phone_verified_at = now() where phone = $1", [
    brides[6]?.phone,
  ]);
  await app.pool.query("delete from account_profiles where profile_id = $1 and role = 'guardian'", [brides[0]?.pid]);
  newcomer = await makeMember(app);
  await done(newcomer, 'blockmember', { member: grooms[1]?.pid ?? '' });
  await keepLaterChanges(app.db, { here, elsewhere, backupKey });
}, 180_000);

async function restoreWith(places: readonly ObjectStore[] | null) {
  const database = await makeTestDatabase({ isEmpty: true });
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  const manifest = await readArchive(archive, backupKey);
  const later = places && ((await readLaterChanges(places, new Date(manifest.madeAt), backupKey)) ?? undefined);
  const filling = { path: archive, backupKey, manifest, keepsDataKey: false, dataDir };
  const replayed = await restore({ ...filling, pool: database.pool, ...(later && { later }) });
  return { database, dataDir, replayed };
}

describe.each([
  ['the folder', () => [here]],
  ['the place elsewhere', () => [elsewhere]],
] as const)('a restore of yesterday’s archive with the lines from %s', (_name, placesOf) => {
  let restored: Awaited<ReturnType<typeof restoreWith>>;
  beforeAll(async () => {
    restored = await restoreWith(placesOf());
  }, 120_000);

  test('does not undo a deletion, block, pause, resuming, showing, consent, rest or removal of a holder', async () => {
    expect(restored.replayed?.done).toBeGreaterThanOrEqual(50);
    const isOfNewcomer = JSON.stringify(newcomer.pid);
    for (const table of rowTables) {
      // Rows of a member who joined after the archive cannot be replayed, and days of activity are not.
      const live = (await stateOf(app, table)).filter((row) => !JSON.stringify(row).includes(isOfNewcomer));
      if (table !== 'showings') expect(await stateOf(restored.database, table), table).toEqual(live);
    }
    const { rows } = await restored.database.pool.query('select profile_id from showings order by 1');
    expect(rows.map(({ profile_id }) => profile_id)).toEqual(
      [...brides.slice(0, 10), ...grooms.slice(0, 10)].map(({ pid }) => pid).sort(),
    );
    // Lines do not say when answers and musts last changed. Until Monday nobody is judged by older ones.
    const judged = await restored.database.pool.query(
      "select from members m join judged_changes j using (profile_id) where j.changed_at > now() - interval '1 hour'",
    );
    expect(judged.rowCount).toBe(35);
    const members = await restored.database.pool.query('select count(*)::int as count from members');
    expect(members.rows).toEqual([{ count: 35 }]);
    expect(restored.replayed?.lost).toBeGreaterThan(0);
    await expect(refuseUnfinishedRestore(restored.database.pool)).resolves.toBeUndefined();
  });

  test('restores no picture of a deleted member and no access that was removed', async () => {
    expect(await readdir(join(restored.dataDir, 'files/pictures')).catch(() => [])).toEqual([]);
    const again = await startTestApp(
      { dataDir: restored.dataDir, dataKey: TEST_DATA_SECRET },
      { database: restored.database },
    );
    const login = async (phone: string | undefined, password: string) =>
      (await again.client().call('custlogin', { phone: phone ?? '', password })).body.msgcode;
    expect(await login(brides[5]?.phone, TEST_PASSWORD)).not.toBe(1);
    expect(await login(brides[5]?.phone, 'another-boat-1912')).not.toBe(1);
    expect(await login(brides[6]?.phone, TEST_PASSWORD)).not.toBe(1);
    expect(await login('9830777666', TEST_PASSWORD)).toBe(1);
    expect(await login(brides[7]?.phone, TEST_PASSWORD)).toBe(1);
    const staff = await restored.database.pool.query('select ended_at is not null as ended from staff');
    expect(staff.rows).toEqual([{ ended: true }]);
    // New rows continue after the numbers that were given since the archive.
    const blocking = again.client();
    await blocking.call('custlogin', { phone: brides[8]?.phone ?? '', password: TEST_PASSWORD });
    const blocked = await blocking.call('blockphone', { pid: brides[8]?.pid ?? '', phone: grooms[2]?.phone ?? '' });
    expect(blocked.body).toMatchObject({ msgcode: 1 });
  }, 60_000);
});

test('a restore without any lines is refused unless the operator allows it', async () => {
  const alone = join(folder, 'alone');
  await mkdir(alone);
  await writeFile(join(alone, 'site.bak'), await readFile(archive));
  const manifest = await readArchive(join(alone, 'site.bak'), backupKey);
  const find = findLaterChanges({ backups: undefined, backupKey }, join(alone, 'site.bak'), manifest);
  await expect(find).rejects.toThrow('--without-later-changes');
  const { replayed, database } = await restoreWith(null);
  expect(replayed).toBeNull();
  const { rows } = await database.pool.query('select count(*)::int as count from members');
  expect(rows).toEqual([{ count: 50 }]);
});

test('a restore that was interrupted before the replay opens no site', async () => {
  await app.pool.query('create table unfinished_restore ()');
  await expect(refuseUnfinishedRestore(app.pool)).rejects.toThrow('cut short');
  await app.pool.query('drop table unfinished_restore');
});

test('no line is lost when the process is killed between writing and recording, or the other store is unavailable', async () => {
  const bride = brides[3];
  const before = (await readLaterChanges([elsewhere], new Date(0), backupKey))?.length ?? 0;
  await done(bride, 'pauseprofile', { kind: 'paused', reason: 'notNow' });
  const dying: ObjectStore = {
    ...here,
    put: async (path, content) => {
      await here.put(path, content);
      throw new Error('killed');
    },
  };
  await expect(keepLaterChanges(app.db, { here: dying, elsewhere, backupKey })).rejects.toThrow('killed');
  const away: ObjectStore = { ...elsewhere, put: () => Promise.reject(new Error('away')) };
  await expect(keepLaterChanges(app.db, { here, elsewhere: away, backupKey })).rejects.toThrow('away');
  const { rows } = await app.pool.query('select count(*)::int as count from later_changes');
  expect(rows[0].count).toBeGreaterThan(0);
  await keepLaterChanges(app.db, { here, elsewhere, backupKey });
  expect((await app.pool.query('select from later_changes')).rowCount).toBe(0);
  const found = await readLaterChanges([elsewhere, here], new Date(0), backupKey);
  expect(found?.filter(({ table, content }) => table === 'pauses' && content.profile_id === bride?.pid)).toHaveLength(
    1,
  );
  expect(found?.length).toBeGreaterThan(before);
});

test('lines are encrypted like archives and contain no password, and a damaged file is read from the other store', async () => {
  const [name = ''] = await readdir(join(dir, 'changes'));
  const path = join(dir, 'changes', name);
  const whole = await readFile(path);
  expect(whole.includes('profile_id')).toBe(false);
  const lines = JSON.stringify(await readLaterChanges([here], new Date(0), backupKey));
  expect(lines).not.toContain('argon2');
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(whole.readUInt8(100) ^ 1, 100);
  await writeFile(path, damaged);
  await expect(readLaterChanges([here], new Date(0), backupKey)).rejects.toThrow('cannot be read');
  expect(JSON.stringify(await readLaterChanges([here, elsewhere], new Date(0), backupKey))).toBe(lines);
  await writeFile(path, whole);
});

test('lines are removed with the last archive that is older', async () => {
  const place = makeFolderStore(join(folder, 'thinned'));
  await place.put('changes/2020-01-01-000000-00000000.lines', Buffer.from('old'));
  await place.put(nameArchive(new Date()), Buffer.from('an archive'));
  await pruneArchives(place, new Date());
  expect(await place.has('changes/2020-01-01-000000-00000000.lines')).toBe(false);
});

test('every table with recorded changes is replayed, and only those', async () => {
  const { rows } = await app.pool.query<{ name: string; key: string | null }>(
    `select c.relname as name, split_part(encode(t.tgargs, 'escape'), '\\000', 1) as key from pg_trigger t
     join pg_class c on c.oid = t.tgrelid where t.tgname = 'note_later' order by 1`,
  );
  const noted = Object.fromEntries(rows.map(({ name, key }) => [name, key === '' ? 'name' : key]));
  const replayed = Object.entries(REPLAYED).map(([name, { key }]) => [name, key.join()]);
  expect(noted).toEqual(Object.fromEntries(replayed));
});
