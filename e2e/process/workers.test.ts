import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { makeTestClient, type TestClient } from '#server/testing/client.ts';
import { step2 } from '#server/testing/members.ts';
import { inventMember } from '../support/member.ts';
import { listTree, listWorkers } from '../support/processes.ts';
import { findFreePort, type Site, startSite } from '../support/site.ts';

describe('two workers behind one port', () => {
  let folder: string;
  let site: Site;
  let client: TestClient;
  let pid: string;
  let metricsPort: number;

  beforeAll(async () => {
    folder = makeTestFolder();
    metricsPort = await findFreePort();
    const env = { WORKERS: '2', METRICS_PORT: String(metricsPort) };
    site = await startSite({ dataFolder: join(folder, 'data'), env });
    client = makeTestClient(site.url);
    const member = inventMember();
    ({ profile_id: pid } = await callUntilDone('registerstep1', { profile_id: '', email: '', ...member }));
    await callUntilDone('registerstep2', { profile_id: pid, ...step2 });
    await callUntilDone('custlogin', { phone: member.phone, password: member.password });
  });

  /** Calls again each second, at most thirty times: a busy machine asks a newcomer to wait before it makes a password. */
  async function callUntilDone(call: string, form: Record<string, string>) {
    for (let attempt = 1; ; attempt++) {
      const { status, body } = await client.callEncoded(call, form);
      if (body.msgcode === 1) return body;
      if (attempt === 30) throw new Error(`${call} was answered ${status}: ${body.msg}`);
      await wait(1_000);
    }
  }

  afterAll(async () => {
    await site?.stop();
    removeTestFolder(folder);
  });

  const workers = () => listWorkers(site.process.pid ?? Number.NaN);

  /**
   * Reads and writes over several connections until it is stopped and has sent enough. Returns the number of answers by
   * status.
   */
  function use() {
    const statuses = new Map<number, number>();
    let isOver = false;
    const count = async (request: Promise<{ status: number }>) => {
      const status = await request.then((answer) => answer.status).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const going = Promise.all(
      Array.from({ length: 2 }, async () => {
        for (let turn = 1; !isOver || turn < 30; turn++) {
          const address = { pid, addr1: `${turn} Lake Road`, addr2: '', city: 'কলকাতা', dist: '', pin: '700029' };
          const { state, country } = step2;
          await count(client.callEncoded('updatecommunication', { ...address, state, country }));
          await count(client.get('/dashboard'));
        }
      }),
    );
    return {
      async end() {
        isOver = true;
        await going;
        return statuses;
      },
    };
  }

  test('restarted one after the other at SIGHUP, they lose no request', async () => {
    await expect.poll(workers).toHaveLength(2);
    const before = workers();
    const using = use();
    site.process.kill('SIGHUP');
    await expect.poll(() => workers().filter((worker) => !before.includes(worker)).length, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => workers().filter((worker) => before.includes(worker)), { timeout: 60_000 }).toEqual([]);
    const statuses = await using.end();
    expect([...statuses.keys()], JSON.stringify([...statuses])).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(50);
  });

  test('a killed worker is replaced, and the other serves meanwhile', async () => {
    const [victim, other] = workers();
    if (victim === undefined || other === undefined) throw new Error('there are no two workers');
    const using = use();
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => workers().filter((worker) => worker !== victim).length, { timeout: 60_000 }).toBe(2);
    const statuses = await using.end();
    expect(workers()).toContain(other);
    // At most the requests that were in the killed worker, or on their way to it.
    expect(statuses.get(0) ?? 0).toBeLessThanOrEqual(20);
    expect([...statuses.keys()].filter((status) => status !== 0)).toEqual([200]);
    expect((await client.callEncoded('showprofile', { pid })).status).toBe(200);
  });

  test('the metrics include both', async () => {
    // Sends a call first, because the worker that answered earlier calls may have been killed.
    await client.callEncoded('showprofile', { pid });
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      return answer.ok ? await answer.text() : '';
    };
    await expect.poll(ready).toMatch(/^matching_ready 1$/m);
    await expect.poll(ready).toMatch(/^http_request_duration_seconds_count\{.*showprofile.*\} \d+$/m);
  });

  test('a stop leaves no process behind', async () => {
    const processes = listTree(site.process.pid ?? Number.NaN);
    await site.stop();
    const isThere = (one: number) => {
      try {
        return process.kill(one, 0);
      } catch {
        return false;
      }
    };
    expect(processes.filter(isThere)).toEqual([]);
  });
});
