import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { startFileService } from '#server/testing/file-service.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { makeMember } from '#server/testing/members.ts';
import { lastBackups, lastBackupsDone } from './backup-runs.queries.ts';
import { copyOf } from './file-copies.ts';
import { makeBackups } from './make-backups.ts';
import { readArchive } from './read-archive.ts';
import { verifyArchive } from './verify-archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-own-'));
const service = await startFileService();
const sent: string[] = [];
const alerts = createServer((request, answer) => {
  request.on('data', (text) => sent.push(String(text))).on('end', () => answer.end());
}).listen(0, '127.0.0.1');
await once(alerts, 'listening');
const address = alerts.address();
const app = await startTestApp();
afterAll(async () => {
  alerts.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const backupKey = Buffer.alloc(32, 5);
// The last noon in India, so that the planned hours are whole days apart.
const NOON_AT_MS = 6.5 * 3_600_000;
const NOON_MS = Math.floor((Date.now() - NOON_AT_MS) / DAY_MS) * DAY_MS + NOON_AT_MS;
const at = (days: number) => new Date(NOON_MS + days * DAY_MS);

let places = 0;
function makePlace(more: Record<string, string> = {}) {
  const dir = join(folder, `place-${++places}`);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: app.dataDir,
    DATA_KEY: TEST_DATA_SECRET.toString('base64'),
    BACKUP_DIR: dir,
    BACKUP_KEY: backupKey.toString('base64'),
    ...service.env,
    ALERT_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    ...more,
  });
  const { backups } = config;
  if (!backups) throw new Error('No backups are configured.');
  const run = (now: Date, host = 'one') =>
    makeBackups({
      config: { ...config, backups },
      pool: app.pool,
      db: app.db,
      log: createLog('silent'),
      retryPolicy: { tries: 2, pauseMs: 1, silenceMs: 60_000 },
      now: () => now,
      host,
    });
  return { dir, run };
}
const archivesOf = async (dir: string) => (await readdir(dir)).filter((name) => name.endsWith('.bak')).sort();

beforeEach(async () => {
  await app.pool.query('delete from backup_runs; delete from left_copies');
  sent.length = 0;
  service.fail('none', 0);
});

const member = await makeMember(app);
async function sendPhoto(colour: string, call: 'updateprofileimage' | 'addphoto'): Promise<void> {
  const file = new File([new Uint8Array(await makeJpeg(60, 40, colour))], 'photo.jpg');
  const { body } = await member.client.call(call, { pid: member.pid, file, hasAgreed: 'Yes', consent: 'Yes' });
  expect(body).toMatchObject({ msgcode: 1 });
}
await sendPhoto('#a33', 'updateprofileimage');
await member.client.call('updatehealth', { pid: member.pid, userbloodgroup: 'O+' });
const namesOf = async () =>
  (await app.pool.query<{ name: string }>('select name from files union all select small_name from files')).rows.map(
    ({ name }) => name,
  );

test('makes, trial-restores and announces a backup; a day later copies no file again', async () => {
  const { dir, run } = makePlace();
  await run(at(0));
  const last = await lastBackups(app.db, at(1));
  const [archive = ''] = await archivesOf(dir);
  expect(last.backup.done).toMatchObject({ archive, files: 2, note: '' });
  expect(last.drill).toMatchObject({ done: { archive, files: 2 }, failed: null });
  expect(last.drill.done?.rows).toBe(last.backup.done?.rows);
  expect(sent.map((sentence) => sentence.replace(/.*?: /, ''))).toEqual([
    expect.stringMatching(/^backup done: site-.*\.bak in \d+ s$/),
    expect.stringMatching(/^trial restore done: site-/),
  ]);
  const copies = (await readdir(join(dir, copyOf('pictures/x', backupKey), '../..'), { recursive: true })).filter(
    (path) => path.endsWith('.jpg'),
  );
  expect(copies).toHaveLength(2);
  const [name = ''] = await namesOf();
  const copy = join(dir, copyOf(`pictures/${name}`, backupKey));
  expect((await readFile(copy)).includes(await readFile(join(app.dataDir, 'files/pictures', name)))).toBe(false);
  expect(await verifyArchive(join(dir, archive), backupKey)).toMatchObject({ files: 2 });

  await run(at(0));
  expect(await archivesOf(dir)).toHaveLength(1);
  await run(at(1));
  expect(await archivesOf(dir)).toHaveLength(2);
  expect((await lastBackups(app.db, at(2))).drill.done?.archive).toBe(archive);
});

test('contains every photo of a member, not only the first', async () => {
  await sendPhoto('#3a3', 'addphoto');
  const { dir, run } = makePlace();
  await run(at(0));
  const [archive = ''] = await archivesOf(dir);
  expect(await readArchive(join(dir, archive), backupKey)).toMatchObject({ missingFiles: 0, files: { count: 4 } });
});

test('copies it off-site, trial-restores the copy, and catches up after an outage of the service', async () => {
  const { dir, run } = makePlace({ BACKUP_URL: service.url });
  service.fail('busy');
  await run(at(0));
  expect(sent).toEqual([
    expect.stringContaining('backup done'),
    expect.stringMatching(/copy elsewhere failed: S3 returned 503/),
  ]);
  expect((await lastBackups(app.db, at(1))).drill.done).toBeNull();
  service.fail('none', 0);
  await run(at(0.1));
  const last = await lastBackups(app.db, at(1));
  const [archive = ''] = await archivesOf(dir);
  expect(last.copy.done).toMatchObject({ archive, files: 4 });
  expect(last.drill.done).toMatchObject({ archive, files: 4 });
  const asked = service.asked();
  await run(at(1.1));
  expect((await lastBackups(app.db, at(2))).copy.done).toMatchObject({ files: 0 });
  expect(service.asked() - asked).toBeLessThan(40);
});

test('with two hosts and a folder each, none copies an old archive: the other host makes a new one', async () => {
  const [one, two] = [makePlace({ BACKUP_URL: service.url }), makePlace({ BACKUP_URL: service.url })];
  await two.run(at(0), 'two');
  const [old = ''] = await archivesOf(two.dir);
  expect((await lastBackups(app.db, at(0.5))).copy.done).toMatchObject({ archive: old, host: 'two' });
  service.fail('away');
  await one.run(at(1), 'one');
  service.fail('none', 0);
  const made = await lastBackups(app.db, at(1));
  expect([made.backup.done?.host, made.copy.failed?.host, made.copy.done?.archive]).toEqual(['one', 'one', old]);
  // The first host keeps its precedence for a while. Then the other host takes over.
  await two.run(at(1.05), 'two');
  expect(await archivesOf(two.dir)).toEqual([old]);
  await two.run(at(1.2), 'two');
  const { backup, copy } = await lastBackups(app.db, at(1.3));
  const [, fresh = ''] = await archivesOf(two.dir);
  expect([backup.done?.archive, backup.done?.host]).toEqual([fresh, 'two']);
  expect(copy.done).toMatchObject({ archive: fresh, host: 'two', bytes: backup.done?.bytes });
  const figures = await lastBackupsDone(app.db, at(1.3));
  expect(figures).toContainEqual({ name: 'backup_copy_last_success_seconds', doneAt: at(1.2) });
});

test('a trial restore fails for a changed copy and explains what to do; lost copies are made again', async () => {
  const { dir, run } = makePlace();
  await run(at(0));
  const [name = ''] = await namesOf();
  const copy = join(dir, copyOf(`pictures/${name}`, backupKey));
  const whole = await readFile(copy);
  const tryAgain = async (days: number) => {
    await run(at(days));
    return (await lastBackups(app.db, at(days + 0.5))).drill;
  };
  await writeFile(
    copy,
    whole.map((byte, place) => (place === whole.length - 40 ? byte ^ 1 : byte)),
  );
  const note = `The copy ${copyOf(`pictures/${name}`, backupKey)} is damaged: remove it, and the next backup makes it anew.`;
  expect((await tryAgain(8)).failed).toMatchObject({ note });
  expect(sent.at(-1)).toContain(`trial restore failed: ${note}`);
  await rm(copy);
  const right = await tryAgain(10);
  expect(right.done?.begunAt.getTime()).toBeGreaterThan(right.failed?.begunAt.getTime() ?? 0);
});

test('with the data key in the archive, the trial restore decrypts health answers with it; a wrong key is reported', async () => {
  await makePlace({ BACKUP_WITH_KEY: '1' }).run(at(0));
  expect((await lastBackups(app.db, at(1))).drill.done).toMatchObject({ note: '' });
  await makePlace({ BACKUP_WITH_KEY: '1', DATA_KEY: Buffer.alloc(32, 8).toString('base64') }).run(at(8));
  const { drill } = await lastBackups(app.db, at(9));
  expect(drill.failed?.note).toMatch(/key|authenticate/i);
});

test('a full disk is reported, leaves no partial archive, and the older archives stay', async () => {
  const { dir, run } = makePlace();
  await run(at(0));
  await app.pool.query("update backup_runs set bytes = 1e15 where kind = 'backup'");
  await run(at(1));
  expect((await lastBackups(app.db, at(2))).backup.failed?.note).toMatch(
    / MB left, and \d+ MB are needed: make room\.$/,
  );
  expect(sent.at(-1)).toContain('backup failed: The disk of');
  expect(await archivesOf(dir)).toHaveLength(1);
  expect((await readdir(dir)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a trial restore leaves nothing on the server', async () => {
  const { rows } = await app.pool.query(
    "select datname from pg_database where starts_with(datname, left(current_database(), 40) || '_trial_')",
  );
  expect(rows).toEqual([]);
});

test('copies of removed files stay while an archive names them', async () => {
  const { dir, run } = makePlace();
  await run(at(0));
  const before = await namesOf();
  await member.client.call('removeprofileimage', { pid: member.pid });
  const after = await namesOf();
  const removed = before.filter((name) => !after.includes(name));
  expect(removed.length).toBeGreaterThan(0);
  const isThere = async (name: string) =>
    (await readFile(join(dir, copyOf(`pictures/${name}`, backupKey))).catch(() => null)) !== null;
  await run(at(8));
  for (const name of removed) expect(await isThere(name)).toBe(true);
  await app.pool.query("update left_copies set left_at = now() - interval '1 day'");
  for (const name of (await archivesOf(dir)).slice(0, -1)) await rm(join(dir, name));
  await run(at(16));
  for (const name of removed) expect(await isThere(name)).toBe(false);
});
