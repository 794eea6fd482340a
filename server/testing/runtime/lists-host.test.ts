import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeTestClient, type TestClient } from '../client.ts';
import { step2, TEST_PASSWORD, TICKED } from '../members.ts';
import { makeFilledDataDir } from './data-folder.ts';
import { type RunningServer, startServer, stopServer } from './running-server.ts';

const IN_ORDER = '"the lists are in order"';

async function startTwo() {
  let log = '';
  const server = startServer({ env: { DATA_DIR: await makeFilledDataDir(), WORKERS: '2', LOG_LEVEL: 'info' } });
  server.process.stdout?.on('data', (bytes) => {
    log += bytes;
  });
  const client = makeTestClient(await server.ready);
  const member = { name: 'Ruma Ghosh', phone: '9830099887', gender: 'Female', password: TEST_PASSWORD };
  const { body } = await client.callEncoded('registerstep1', { profile_id: '', email: '', ...member, ...TICKED });
  await client.callEncoded('registerstep2', { profile_id: body.profile_id, ...step2 });
  await client.callEncoded('custlogin', { phone: member.phone, password: member.password });
  await expect.poll(() => countList(client, body.profile_id)).toBe(200);
  return { server, client, pid: body.profile_id, reads: () => log.split(IN_ORDER).length - 1 };
}

/** Requests the lists as a member who is in none, and returns the status. */
const countList = async (client: TestClient, pid: string): Promise<number> =>
  (await client.get(`/api/findmatches?pid=${pid}`)).status;

function childrenOf(server: RunningServer): { pid: number; isLists: boolean }[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .flatMap((pid) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        if (Number(parent) !== server.process.pid) return [];
        return [{ pid, isLists: readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('lists-main.ts') }];
      } catch {
        return []; // it has ended
      }
    });
}

const listsOf = (server: RunningServer) => childrenOf(server).flatMap(({ pid, isLists }) => (isLists ? [pid] : []));

test('of two workers’ lists one process makes all, and where it is killed no list is refused', async () => {
  const { server, client, pid, reads } = await startTwo();
  expect(listsOf(server)).toHaveLength(1);
  expect(reads()).toBe(1);
  const statuses: number[] = [];
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.push(await countList(client, pid));
    }),
  );
  for (let time = 1; time <= 3; time++) {
    const [victim = 0] = listsOf(server);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => listsOf(server).filter((one) => one !== victim)).toHaveLength(1);
    await expect.poll(reads).toBe(1 + time);
    await wait(200);
  }
  isOver = true;
  await asking;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(20);
  await stopServer(server);
  expect(listsOf(server)).toEqual([]);
});

test('workers that are renewed one after the other read the database once', async () => {
  const { server, client, pid, reads } = await startTwo();
  const before = childrenOf(server).map((child) => child.pid);
  server.process.kill('SIGHUP');
  const isNew = ({ pid: one }: { pid: number }) => !before.includes(one);
  await expect
    .poll(
      () =>
        childrenOf(server)
          .filter(isNew)
          .filter(({ isLists }) => !isLists).length,
    )
    .toBe(2);
  await expect.poll(() => childrenOf(server).every(isNew)).toBe(true);
  expect(listsOf(server)).toHaveLength(1);
  expect(reads()).toBe(2);
  expect(await countList(client, pid)).toBe(200);
  await stopServer(server);
});
