import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { settlesAt } from '#contract/weekly-introduction.ts';
import { makeTestClient, type TestClient } from '#server/testing/client.ts';
import { findPostgres, makeDataDir } from './data-folder.ts';
import { startServer, stopServer } from './running-server.ts';

const runDemo = (env: Record<string, string>) => startServer({ script: 'scripts/demo.ts', env }).ended;

test('the demo fills an empty data folder once, and prints three logins that can open a list', async () => {
  const DATA_DIR = await makeDataDir();
  const filled = await runDemo({ DATA_DIR });
  expect([filled.code, filled.stderr]).toEqual([0, '']);
  const logins = [...filled.stdout.matchAll(/phone (\d{10}) {2}password (.+?) {2}\(.+, (SV\d+)\)/g)];
  expect(logins).toHaveLength(3);
  expect(await findPostgres(DATA_DIR)).toBeUndefined();

  const again = await runDemo({ DATA_DIR });
  expect(again).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There are members in .* already/),
  });

  const site = startServer({ env: { DATA_DIR } });
  const address = await site.ready;
  await expect.poll(async () => (await makeTestClient(address).get('/readyz')).body.lists).toBe('ok');
  const clients = new Map<string, TestClient>();
  for (const [, phone = '', password = '', pid = ''] of logins) {
    const client = makeTestClient(address);
    clients.set(pid, client);
    expect((await client.call('custlogin', { phone, password })).body.msgcode).toBe(1);
    const { body } = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
    expect(body.shown).toBe(true);
    expect(Object(body.matches).length).toBeGreaterThan(0);
  }
  await expect.poll(() => countIntroduced(clients)).toBeGreaterThan(0);
  await stopServer(site);
});

/**
 * Counts those of these members who have an introduction this week. After Sunday at 18:00 the week is over, and all
 * count.
 */
async function countIntroduced(clients: ReadonlyMap<string, TestClient>): Promise<number> {
  if (Date.now() >= settlesAt(mondayInIndia())) return clients.size;
  let introduced = 0;
  for (const [pid, client] of clients) {
    const { status, body } = await client.call('showtoday', { pid });
    expect(status).toBe(200);
    if (body.introduced) introduced++;
  }
  return introduced;
}

test.each([
  ['a site in production', { NODE_ENV: 'production' }, /^The demo is never put into a site in production/],
  [
    'a database of somebody else',
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x', DATA_KEY: Buffer.alloc(32, 7).toString('base64') },
    /^The demo fills the embedded database alone/,
  ],
  ['a site that others reach', { PUBLIC_URL: 'https://shubho.example' }, /^The demo is never put into a site that/],
])('the demo refuses %s', async (_, env, sentence) => {
  const DATA_DIR = await makeDataDir();
  expect(await runDemo({ DATA_DIR, ...env })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
  expect(await readdir(DATA_DIR)).toEqual([]);
});
