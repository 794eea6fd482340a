import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { healthForm } from '#contract/health.ts';
import { lineage } from '#contract/lineage.ts';
import { type Fields, leavesOf } from '#contract/wire.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { startTestApp, TEST_DATA_SECRET, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { legalDrafts } from '#server/testing/legal-values.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';
import { backUp } from './back-up.ts';
import { nameArchive } from './backup-folder.ts';
import { beginArchiving, sweepLeftovers } from './leftovers.ts';
import { readArchive } from './read-archive.ts';
import { refuseOtherDataKey, refuseUsedFolder, restore } from './restore.ts';

const migrations = resolve(import.meta.dirname, '../../../database/migrations');
const backupKey = Buffer.alloc(32, 9);
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const app = await startTestApp();
let archives = 0;
const newArchive = () => join(folder, `archive-${++archives}`);
const showCalls = api.filter(({ access, saves, path }) => {
  return access === 'member' && !saves && /^(show|paternalinfo|maternalinfo)/.test(path);
});

async function fillForms({ client, pid }: TestMember): Promise<void> {
  const forms: [string, Fields][] = [
    ['updatehealth', healthForm.fields],
    ['updatepaternaldata', lineage.paternal.update.form.fields],
    ['updatematernaldata', lineage.maternal.update.form.fields],
  ];
  for (const [path, fields] of forms) {
    const [draft = {}] = fc.sample(
      legalDrafts(fields, () => []),
      1,
    );
    const sent: Record<string, string> = { pid };
    for (const [names, node] of leavesOf(fields)) {
      if (node.kind === 'field' && node.sent) sent[node.sent] = draft[names.join('.')] ?? '';
    }
    expect((await client.call(path, sent)).body).toMatchObject({ msgcode: 1 });
  }
  await sendPicture({ client, pid }, '#a33');
}

async function sendPicture({ client, pid }: Pick<TestMember, 'client' | 'pid'>, colour: string): Promise<void> {
  const file = new File([new Uint8Array(await makeJpeg(60, 40, colour))], 'photo.jpg');
  expect((await client.call('updateprofileimage', { pid, file })).body).toMatchObject({ msgcode: 1 });
}

/** Returns a member's forms as the API returns them, and the bytes of the picture. */
async function showAll(client: TestClient, pid: string) {
  const shown: Record<string, unknown> = {};
  for (const { path } of showCalls) shown[path] = (await client.call(path, { pid })).body;
  const { pic } = (await client.call('showprofile', { pid })).body;
  const picture = pic ? await client.get(`/files/pictures/${String(pic).split('/').at(-1)}`) : undefined;
  return { shown, picture: picture && { status: picture.status, bytes: picture.bytes.toString('base64') } };
}

/** Writes names, pictures and new families without a pause until it is stopped. */
function startWriter(member: TestMember) {
  let isOver = false;
  const write = async () => {
    for (let turn = 1; !isOver; turn++) {
      await sendPicture(member, turn % 2 ? '#3a3' : '#33a');
      await makeMember(app, { name: `Family ${turn}` });
    }
  };
  const written = write();
  return () => {
    isOver = true;
    return written;
  };
}

const makeBackup = (path: string, options: { backupKey?: Buffer; dataSecret?: Buffer } = {}) =>
  backUp({ pool: app.pool, dataDir: app.dataDir, path, backupKey: undefined, ...options });

async function restoreAnew(path: string, key?: Buffer) {
  const database = await makeTestDatabase({ isEmpty: true });
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  const restoreIt = async () => {
    await refuseUsedFolder(dataDir);
    const manifest = await readArchive(path, key);
    await restore({ pool: database.pool, dataDir, path, backupKey: key, manifest, keepsDataKey: true });
    return manifest;
  };
  return { database, dataDir, restoreIt };
}

const tablesOf = async ({ pool }: Pick<TestApp, 'pool'>) =>
  (
    await pool.query(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    )
  ).rows;

describe('a backup made while members write', () => {
  const archive = newArchive();
  const quiet: { member: TestMember; before: Awaited<ReturnType<typeof showAll>> }[] = [];
  let restored: TestApp;
  let busy: TestMember;

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) {
      const member = await makeMember(app, { name: 'মিতা ঘোষ', email: 'mita@example.in' });
      await fillForms(member);
      quiet.push({ member, before: await showAll(member.client, member.pid) });
    }
    busy = await makeMember(app);
    await sendPicture(busy, '#33a');
    const stopWriting = startWriter(busy);
    await makeBackup(archive, { backupKey });
    await stopWriting();
    const { database, dataDir, restoreIt } = await restoreAnew(archive, backupKey);
    const manifest = await restoreIt();
    expect(manifest).toMatchObject({ missingFiles: 0, hasDataKey: false });
    restored = await startTestApp({ dataDir }, { database });
  });

  test('restores every form of every member, and the member can log in as before', async () => {
    expect(showCalls.map(({ path }) => path).length).toBeGreaterThanOrEqual(6);
    for (const { member, before } of quiet) {
      const client = restored.client();
      const login = await client.call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
      expect(login.body).toMatchObject({ msgcode: 1 });
      const after = await showAll(client, member.pid);
      expect(before.picture?.status).toBe(200);
      expect(after).toEqual(before);
    }
  });

  test('contains the picture that its rows name, although the picture was replaced during the backup', async () => {
    const client = restored.client();
    await client.call('custlogin', { phone: busy.phone, password: TEST_PASSWORD });
    expect((await showAll(client, busy.pid)).picture?.status).toBe(200);
    const { rows } = await restored.pool.query('select name, small_name from files');
    const names = rows.flatMap(({ name, small_name }) => [name, small_name]).sort();
    expect((await readdir(join(restored.dataDir, 'files/pictures'))).sort()).toEqual(names);
  });

  test('leaves nothing beside the archive, which only its owner can read', async () => {
    expect(await readdir(folder)).not.toContain(expect.stringContaining('unfinished'));
    expect((await readdir(app.dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
    expect((await readFile(archive)).includes(Buffer.from('members'))).toBe(false);
  });

  test('continues the numbering after a restore', async () => {
    const insert =
      "insert into faqs (question, question_bn, answer, answer_bn, position) values ('a', 'a', 'a', 'a', 9) returning id";
    const before = await app.pool.query(insert);
    const again = newArchive();
    await makeBackup(again);
    const { database, restoreIt } = await restoreAnew(again);
    await restoreIt();
    const after = await database.pool.query(insert);
    expect(after.rows[0].id).toBe(before.rows[0].id + 1);
  });
});

describe('leftovers of a killed backup or restore', () => {
  const left = ['backup.unfinished-7-7/pictures/erased.jpg', 'files.unfinished-0a1b2c3d/pictures/erased.jpg'];
  const leaveBehind = async (archive: string) => {
    for (const path of [...left.map((name) => join(app.dataDir, name)), `${archive}.unfinished-0a1b2c3d`]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'left behind');
    }
  };
  /** Waits until the database session of a finished backup has ended, a moment later. */
  const untilNobodyIsAtWork = () =>
    expect
      .poll(async () => {
        const held = `select from pg_locks join pg_database d on d.oid = database
          where locktype = 'advisory' and objid = $1 and datname = current_database()`;
        return (await app.pool.query(held, [lockKeys.archive])).rowCount;
      })
      .toBe(0);
  const remains = async (archive: string) => [
    ...(await readdir(app.dataDir)).filter((name) => name.includes('unfinished')),
    ...(await readdir(dirname(archive))).filter((name) => name.includes('unfinished')),
  ];

  test('are removed by the next backup and by the next start', async () => {
    const archive = newArchive();
    await leaveBehind(archive);
    await writeFile(join(folder, `${nameArchive(new Date())}.unfinished-0a1b2c3d`), 'left behind');
    await writeFile(join(folder, 'not-ours.unfinished-0a1b2c3d'), 'kept');
    await untilNobodyIsAtWork();
    await makeBackup(archive);
    expect(await remains(archive)).toEqual(['not-ours.unfinished-0a1b2c3d']);
    await leaveBehind(archive);
    await untilNobodyIsAtWork();
    await sweepLeftovers(app.pool, app.dataDir);
    expect((await readdir(app.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('are kept while a running backup may need them', async () => {
    const archive = newArchive();
    const atWork = await app.pool.connect();
    await beginArchiving(atWork, { dataDir: app.dataDir });
    await leaveBehind(archive);
    await makeBackup(archive);
    await sweepLeftovers(app.pool, app.dataDir);
    atWork.release(true);
    const kept = [...left.map((name) => name.split('/')[0]), `${basename(archive)}.unfinished-0a1b2c3d`];
    expect(await remains(archive)).toEqual(expect.arrayContaining(kept));
    await untilNobodyIsAtWork();
    await sweepLeftovers(app.pool, app.dataDir);
    expect((await readdir(app.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('a backup of an older version', () => {
  async function makeOlderBackup(wanted: Parameters<typeof migrateAsBefore>[1] = {}) {
    const { pool } = await makeTestDatabase({ isEmpty: true });
    const older = await migrateAsBefore(pool, wanted);
    await pool.query("insert into contents (key, lang, html) values ('about', 'bn', 'আমাদের কথা')");
    await pool.query(
      `insert into members (profile_id, name, phone, gender, password_hash) values ('SV7', 'Ruma', '9830000007', 'Female', 'x')`,
    );
    const path = newArchive();
    await backUp({ pool, dataDir: await mkdtemp(join(folder, 'older-')), path, backupKey: undefined });
    return { path, older };
  }

  test.each([
    '0095_guardian_relations.sql',
    '0101_members_and_accounts_in_step.sql',
    '0104_what_hangs_on_an_account_filled.sql',
  ])('up to %s is migrated to the current version', async (last) => {
    const { path, older } = await makeOlderBackup({ last });
    const { database, restoreIt } = await restoreAnew(path);
    const manifest = await restoreIt();
    expect(manifest.migrations.map(({ name }) => name)).toEqual(older);
    const applied = await database.pool.query(
      'select name from schema_migrations union select name from schema_steps where finished_at is not null order by name',
    );
    expect(applied.rows.map(({ name }) => name)).toEqual((await readdir(migrations)).sort());
    expect(await tablesOf(database)).toEqual(await tablesOf(app));
    expect((await database.pool.query('select html from contents')).rows).toEqual([{ html: 'আমাদের কথা' }]);
    const accounts = await database.pool.query(
      'select phone, profile_id from accounts join account_profiles on id = account_id',
    );
    expect(accounts.rows).toEqual([{ phone: '9830000007', profile_id: 'SV7' }]);
  });

  test('is refused if it has unknown migrations', async () => {
    const { path } = await makeOlderBackup({ change: '-- changed' });
    const { database, restoreIt } = await restoreAnew(path);
    await expect(restoreIt()).rejects.toThrow('was changed after');
    expect(await tablesOf(database)).toEqual([]);
  });
});

describe('an archive', () => {
  const plain = newArchive();
  const sealed = newArchive();
  beforeAll(async () => {
    await makeBackup(plain);
    await makeBackup(sealed, { backupKey, dataSecret: TEST_DATA_SECRET });
  });

  test('does not overwrite another archive', async () => {
    await expect(makeBackup(plain)).rejects.toThrow('exists already');
  });

  test('contains the data key if requested', async () => {
    const { dataDir, restoreIt } = await restoreAnew(sealed, backupKey);
    expect((await restoreIt()).hasDataKey).toBe(true);
    expect(Buffer.from(await readFile(join(dataDir, 'data-key'), 'utf8'), 'base64')).toEqual(TEST_DATA_SECRET);
  });

  test('is refused with a wrong backup key or without its key', async () => {
    await expect(readArchive(sealed, Buffer.alloc(32, 1))).rejects.toThrow('BACKUP_KEY is not the key');
    await expect(readArchive(sealed, undefined)).rejects.toThrow('is encrypted: set BACKUP_KEY');
  });

  test.each([
    ['plain', plain, undefined],
    ['encrypted', sealed, backupKey],
  ])('that is %s is refused if a byte was changed or its end is missing', async (_kind, path, key) => {
    const bytes = await readFile(path);
    const places = [30, 70, 75, 80, 1_000, Math.floor(bytes.length / 2), bytes.length - 17, bytes.length - 1];
    for (const place of places) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(`${path}.changed`, changed);
      await expect(readArchive(`${path}.changed`, key), `byte ${place}`).rejects.toThrow(/Nothing was restored/);
    }
    for (const length of [0, 10, 60, 500, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(`${path}.cut`, bytes);
      await truncate(`${path}.cut`, length);
      await expect(readArchive(`${path}.cut`, key), `${length} bytes`).rejects.toThrow(/Nothing was restored/);
    }
    await writeFile(`${path}.longer`, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(readArchive(`${path}.longer`, key)).rejects.toThrow(/damaged/);
  });

  test('is not restored into a database with tables or a folder with files', async () => {
    const manifest = await readArchive(plain, undefined);
    const { dataDir, database, restoreIt } = await restoreAnew(plain);
    const other = { path: plain, backupKey: undefined, manifest, keepsDataKey: true, dataDir };
    await expect(restore({ ...other, pool: app.pool })).rejects.toThrow('The database already holds tables');
    await restoreIt();
    await expect(refuseUsedFolder(app.dataDir)).rejects.toThrow('already holds files');
    await expect(restoreIt()).rejects.toThrow('already holds files');
    expect((await tablesOf(database)).length).toBeGreaterThan(10);
  });

  test('leaves the database and the folder empty if its restore fails', async () => {
    const manifest = await readArchive(plain, undefined);
    const { dataDir, database } = await restoreAnew(plain);
    const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
    const wrong = { path: plain, backupKey: undefined, manifest: { ...manifest, tables }, keepsDataKey: true };
    await expect(restore({ ...wrong, pool: database.pool, dataDir })).rejects.toThrow('damaged');
    expect(await tablesOf(database)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('is refused if another data key exists', async () => {
    await app.pool.query("insert into data_key_check (value) values ('0123')");
    const path = newArchive();
    await makeBackup(path);
    const manifest = await readArchive(path, undefined);
    expect(() => refuseOtherDataKey(manifest, TEST_DATA_SECRET)).toThrow('not the one');
    expect(() => refuseOtherDataKey(manifest, undefined)).not.toThrow();
  });
});
