import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { placeCluster } from '#server/platform/db/embedded/cluster.ts';
import { startTestApp } from './app.ts';
import { makeMember } from './members.ts';

const logged: string[] = [];
const app = await startTestApp({}, { log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) });
const { client, pid, phone } = await makeMember(app);

const sentinels: string[] = [];
function sentinel(): string {
  const made = `answer-${randomBytes(8).toString('hex')}`;
  sentinels.push(made);
  return `${made} থ্যালাসেমিয়া Parkinson`;
}
// Real answers that no other column of a member could contain.
const REAL_WORDS = ['থ্যালাসেমিয়া'.normalize('NFC'), 'Parkinson', 'Thalassemia', 'Still Alive'];
// Too short to search for within other texts: no cell may be equal to one of these.
const SHORT_ANSWERS = ['AB-', 'B-', 'O+', 'Yes', '86', '147'];

const health = {
  userbloodgroup: 'AB-',
  userdiseasereport: 'Thalassemia',
  fatherbloodgroup: 'B-',
  fatherchronicdisease: 'Yes',
  fcd: 'no',
  fatherchronicdiseasedetails: sentinel(),
  fatherlifeexpectancy: '86',
  motherbloodgroup: 'O+',
  motherchronicdisease: 'Yes',
  mcd: 'no',
  motherchronicdiseasedetails: sentinel(),
  motherlifeexpectancy: 'Still Alive',
};
const ancestors = (short: string) => ({
  [`${short}flifeexpectancy`]: '147',
  [`${short}fcdisease`]: 'Yes',
  [`${short}fcdiseasedetails`]: sentinel(),
});
const paternal = { ...ancestors('pg'), ...ancestors('gpg') };
const maternal = { ...ancestors('mg'), ...ancestors('gmg') };

beforeAll(async () => {
  const saves = [
    await client.call('updatehealth', { pid, ...health }),
    await client.call('updatepaternaldata', { pid, ...paternal }),
    await client.call('updatematernaldata', { pid, ...maternal }),
  ];
  expect(saves.map(({ body }) => body.msgcode)).toEqual([1, 1, 1]);
  // Also failures: a refused form, another member's form, a request without a session, and an internal error.
  await client.call('updatehealth', { pid, ...health, userbloodgroup: 'C+' });
  await client.call('updatehealth', { pid: 'SV1', ...health });
  await app.client().callEncoded('updatehealth', { pid, ...health });
  await app.pool.query('alter table relatives rename column clan to clan_moved');
  expect((await client.call('updatepaternaldata', { pid, ...paternal })).status).toBe(500);
  await app.pool.query('alter table relatives rename column clan_moved to clan');
  await app.pool.query('alter table relatives add constraint refuses check (name is null) not valid');
  expect((await client.call('updatepaternaldata', { pid, ...paternal })).status).toBe(500);
  await app.pool.query('alter table relatives drop constraint refuses');
});

function expectSecret(where: string, text: string): void {
  for (const answer of [...sentinels, ...REAL_WORDS]) {
    expect(text.includes(answer), `${answer} in ${where}`).toBe(false);
    for (const encoding of ['hex', 'base64'] as const)
      expect(text.includes(Buffer.from(answer).toString(encoding)), `${answer} as ${encoding} in ${where}`).toBe(false);
  }
}

describe('health answers', () => {
  test('are returned to the member', async () => {
    const shown = await Promise.all(
      ['showhealth', 'paternalinformation', 'maternalinformation'].map((call) => client.call(call, { pid })),
    );
    const text = shown.map((answer) => answer.text).join('\n');
    expect(sentinels).toHaveLength(6);
    for (const answer of [...sentinels, ...REAL_WORDS]) expect(text).toContain(answer);
  });

  test('are in no row of any table', async () => {
    const { rows: tables } = await app.pool.query<{ name: string }>(
      `select tablename as name from pg_tables
        where schemaname = 'public' and tablename not in ('contents', 'faqs', 'test_centres')`,
    );
    expect(tables.length).toBeGreaterThan(12);
    const dumped = new Map<string, Record<string, unknown>[]>();
    for (const { name } of tables) {
      const { rows } = await app.pool.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${name} t`,
      );
      dumped.set(
        name,
        rows.map(({ row }) => row),
      );
      expectSecret(name, JSON.stringify(rows));
    }
    // Proves that the dump is useful: it contains the member.
    expect(JSON.stringify(dumped.get('members'))).toContain(phone);
    const cells = ['relatives', 'health_answers'].flatMap((name) => dumped.get(name)?.flatMap(Object.values) ?? []);
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.filter((cell) => SHORT_ANSWERS.includes(String(cell)))).toEqual([]);
  });

  test('are in no log', () => {
    expect(logged.join('')).toContain('request failed');
    expectSecret('the log', logged.join(''));
  });

  test('are in no file of the data folder or of the database', async () => {
    for (const path of await listFiles(app.dataDir)) expectSecret(path, await readFile(path, 'latin1'));
    // The files of an external server are not accessible.
    const { dataDir } = inject('testServer');
    if (dataDir === '') return;
    // Forces pending asynchronous commits to disk.
    await app.pool.query(`set synchronous_commit = on; update members set name = name`);
    // Older WAL files may have been recycled, so this writes the member's rows to the WAL again.
    await app.pool.query('create table witness as select m.*, a.phone as login from members m cross join accounts a');
    const { rows } = await app.pool.query<{ oid: number }>(
      'select oid from pg_database where datname = current_database()',
    );
    const { dir } = placeCluster(dataDir);
    const files = [
      ...(await listFiles(join(dir, 'base', String(rows[0]?.oid)))),
      ...(await listFiles(join(dir, 'pg_wal'))),
    ];
    expect(files.length).toBeGreaterThan(100);
    let isMemberThere = false;
    for (const path of files) {
      const bytes = await readOrNothing(path);
      for (const answer of sentinels) expect(bytes.includes(answer), `${answer} in ${path}`).toBe(false);
      isMemberThere ||= bytes.includes(phone);
    }
    expect(isMemberThere).toBe(true);
  });
});

// PostgreSQL may remove WAL files while they are being read here.
async function readOrNothing(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
