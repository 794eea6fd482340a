import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { startMailServer } from '#server/testing/mail-server.ts';

const project = resolve(import.meta.dirname, '../../..');
const { url, db, pool } = await makeTestDatabase();
let onLetter: () => Promise<void> | void = () => {};
const mail = await startMailServer({ onLetter: () => onLetter() });

const processes = new Set<ChildProcess>();
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

async function startProcess(): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'news@shubho.example',
    PUBLIC_URL: 'https://shubho.example',
    PORT: '0',
    NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'),
  };
  const child = fork(join(project, 'server/testing/outbox-process.ts'), { env, stdio: 'inherit' });
  processes.add(child);
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

let groups = 0;
/** Returns a name that is unique, also when a test is retried. */
const nextName = () => `g${++groups}`;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function makeAccounts(name: string, count: number): Promise<number[]> {
  const phones = Array.from(
    { length: count },
    (_, index) => `98${name.slice(1).padStart(3, '0')}${String(index).padStart(5, '0')}`,
  );
  const values = phones.map((phone) => ({
    phone,
    password_hash: '-',
    email: `${name}-${phone}@site.example`,
    // The address must be verified, because an unverified one may belong to somebody else and gets no letters.
    email_verified_at: new Date(0),
  }));
  const rows = await db.insertInto('accounts').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Returns the number of letters to each of these accounts. */
const timesOf = (name: string): number[] => {
  const times = new Map<string, number>();
  for (const { to } of mail.letters)
    for (const address of to) if (address.startsWith(`${name}-`)) times.set(address, (times.get(address) ?? 0) + 1);
  return [...times.values()];
};

test('kill -9 while notices are created: each committed notice is sent exactly once', async () => {
  const name = nextName();
  const [child, accounts] = [await startProcess(), await makeAccounts(name, 60)];
  const committed = new Set<number>();
  const isKilled = new Promise<void>((done) => {
    child.on('message', (accountId: number) => {
      committed.add(accountId);
      if (committed.size === 20) kill(child).then(done);
    });
  });
  for (const accountId of accounts) child.send(accountId);
  await isKilled;
  await startProcess();
  const written = await db.selectFrom('notices').select('account_id').where('account_id', 'in', accounts).execute();
  expect(written.length).toBeGreaterThanOrEqual(20);
  expect([...committed].filter((id) => !written.some(({ account_id }) => account_id === id))).toEqual([]);
  await expect.poll(() => timesOf(name).length).toBe(written.length);
  expect(timesOf(name).filter((times) => times > 2)).toEqual([]);
});

test('kill -9 of one of three processes while sending: no notice is lost, and none is sent more than twice', async () => {
  const name = nextName();
  const accounts = await makeAccounts(name, 90);
  const [first, second] = await Promise.all([startProcess(), startProcess()]);
  let [arrived, killedAt] = [0, 0];
  onLetter = async () => {
    arrived++;
    if (arrived !== 15) return;
    // The letter has arrived, but its delivery will never be recorded.
    await kill(first);
    killedAt = performance.now();
  };
  for (const accountId of accounts) second.send(accountId);
  await expect.poll(() => timesOf(name).length).toBe(accounts.length);
  expect(performance.now() - killedAt).toBeLessThan(25_000);
  const unsent = db
    .selectFrom('notice_deliveries')
    .select('id')
    .where('channel', '=', 'email')
    .where('state', '=', 'created');
  await expect.poll(async () => (await unsent.execute()).length).toBe(0);
  expect(timesOf(name).filter((times) => times > 2)).toEqual([]);
});

test('kill -9 while channels are chosen: another process chooses them, and sends once', async () => {
  const name = nextName();
  const accounts = await makeAccounts(name, 5);
  const [holding, child] = [await pool.connect(), await startProcess()];
  await Promise.all([...processes].filter((other) => other !== child && isRunning(other)).map(kill));
  await holding.query('begin');
  // Choosing channels locks the accounts. Creating a notice takes no such lock.
  await holding.query('select from accounts where id = any($1) for no key update', [accounts]);
  let written = 0;
  child.on('message', () => {
    written++;
  });
  for (const accountId of accounts) child.send(accountId);
  await expect.poll(() => written).toBe(accounts.length);
  const isWaiting = () => pool.query("select from pg_stat_activity where wait_event_type = 'Lock'");
  await expect.poll(async () => (await isWaiting()).rowCount).toBeGreaterThan(0);
  await kill(child);
  await holding.query('rollback');
  holding.release();
  expect(timesOf(name)).toEqual([]);
  await startProcess();
  await expect.poll(() => timesOf(name).length).toBe(accounts.length);
  expect(timesOf(name).every((times) => times === 1)).toBe(true);
});

test('a process that is asked to stop finishes its current sending', async () => {
  const name = nextName();
  const [last, ...others] = [...processes].filter(isRunning);
  await Promise.all(others.map(kill));
  const accounts = await makeAccounts(name, 10);
  let release = () => {};
  const isHeld = new Promise<void>((resolveHeld) => {
    onLetter = () =>
      new Promise((done) => {
        release = done;
        resolveHeld();
      });
  });
  for (const accountId of accounts) last?.send(accountId);
  await isHeld;
  if (last === undefined) throw new Error('no process is left');
  const ended = once(last, 'exit');
  last.kill('SIGTERM');
  onLetter = () => {};
  release();
  expect((await ended)[0]).toBe(0);
  const handed = db.selectFrom('notice_deliveries').select('id').where('state', '=', 'handed');
  expect((await handed.execute()).length).toBeGreaterThan(0);
  onLetter = () => {};
  await startProcess();
  await expect.poll(() => timesOf(name).length).toBe(accounts.length);
  expect(timesOf(name).every((times) => times === 1)).toBe(true);
});
