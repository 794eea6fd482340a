import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { insertImport, noteRead, saveMatching } from '#server/domain/old-register/imports.queries.ts';
import { insertRows } from '#server/domain/old-register/rows.queries.ts';
import { loadWork, startWork } from '#server/office/works/works.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { makeTestDatabase } from '#server/testing/database.ts';

const project = resolve(import.meta.dirname, '../../..');
const { url, db, pool } = await makeTestDatabase();
const cipher = makeHealthCipher(makeDataKey(Buffer.alloc(32, 7)));
const ROWS = 1_500;

const processes = new Set<ChildProcess>();
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

async function startProcess(): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    PORT: '0',
    PUBLIC_URL: 'https://shubho.example',
    NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'),
  };
  const child = fork(join(project, 'server/testing/outbox-process.ts'), { env, stdio: 'inherit' });
  processes.add(child);
  await once(child, 'message');
  return child;
}

const work = (subject: string) => loadWork(db, { kind: 'registerEnter', subject });
const entered = async () =>
  (await pool.query("select count(*)::int as n from register_rows where state = 'entered'")).rows[0].n;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(50);
}

test('kill -9 while a register is entered: what is told as done is there, and another process enters the rest', async () => {
  const importId = await insertImport(db, { fileName: 'register.xlsx', by: 'mita@trust.example' });
  const columns = ['name', 'gender', 'phone', 'father'];
  await noteRead(db, importId, { headings: columns, columns, signature: 'signature', headerRow: 1 });
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    number: at + 2,
    json: JSON.stringify([`Ruma ${'abcdefghijklmnop'[at % 16]}osh`, 'F', 9_830_000_001 + at, '']),
  }));
  await insertRows({ db, cipher }, importId, rows);
  await pool.query("update register_rows set state = 'good'");
  await saveMatching(db, importId, columns);
  const subject = String(importId);
  await startWork(db, { kind: 'registerEnter', subject, by: 'mita@trust.example' });

  const first = await startProcess();
  await until(async () => ((await work(subject))?.done ?? 0) >= 200);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  const told = await work(subject);
  expect(told?.outcome).toBe('');
  expect(told?.done).toBeLessThan(ROWS);
  expect(await entered()).toBe(told?.done);

  await startProcess();
  await until(async () => (await work(subject))?.outcome === 'done');
  expect(await work(subject)).toMatchObject({ done: ROWS, ofAll: ROWS });
  expect(await entered()).toBe(ROWS);
}, 120_000);
