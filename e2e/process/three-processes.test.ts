import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { makeTestClient, type TestClient } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { step2 } from '#server/testing/members.ts';
import { inventMember, type NewMember } from '../support/member.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { startProcesses } from '../support/three-processes.ts';

const nginxProgram = findNginx();
const list = process.env.NOT_APPLICABLE_FILE;
const killing = 'one killed in the middle of 500 mixed requests loses no answered write';
if (!nginxProgram && list) appendFileSync(list, `${killing}\n`);

interface Registered extends NewMember {
  pid: string;
  client: TestClient;
}

describe('three processes', () => {
  let folder: string;
  let running: Awaited<ReturnType<typeof startProcesses>>;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  /** Where visitors come in: nginx, or where there is none the first process. */
  let front: string;

  beforeAll(async () => {
    folder = makeTestFolder();
    running = await startProcesses(folder, 3);
    const upstreams = running.sites.map(({ url }) => url);
    if (nginxProgram) nginx = await startNginx(nginxProgram, join(folder, 'nginx'), upstreams);
    front = nginx?.url ?? running.sites[0]?.url ?? '';
  });
  afterAll(async () => {
    nginx?.stop();
    await running?.stop();
    removeTestFolder(folder);
  });

  const eachProcess = (client: TestClient) =>
    running.sites.map(({ url }) => {
      const direct = makeTestClient(url);
      for (const [name, value] of client.cookies) direct.cookies.set(name, value);
      return direct;
    });

  async function register(): Promise<Registered> {
    const member = inventMember();
    const client = makeTestClient(front);
    const { body } = await client.callEncoded('registerstep1', { profile_id: '', email: '', ...member });
    await client.callEncoded('registerstep2', { profile_id: body.profile_id, ...step2 });
    await client.callEncoded('custlogin', { phone: member.phone, password: member.password });
    return { ...member, pid: body.profile_id, client };
  }

  test('a session of one is a session of all, and its end too', async () => {
    const { client, pid } = await register();
    const shown = await Promise.all(eachProcess(client).map((direct) => direct.call('showprofile', { pid })));
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
    const others = eachProcess(client);
    await client.call('logout');
    const after = await Promise.all(others.map((direct) => direct.call('showprofile', { pid })));
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('a limit holds across all of them', async () => {
    const phone = inventMember().phone;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const url = running.sites[attempt % 3]?.url ?? front;
      statuses.push((await makeTestClient(url).callEncoded('custlogin', { phone, password: 'wrong guess' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('a picture sent to one is shown by the others', async () => {
    const { client, pid } = await register();
    const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
    expect((await client.call('updateprofileimage', { pid, file })).body).toMatchObject({ msgcode: 1 });
    const { pic } = (await client.call('showprofile', { pid })).body;
    const path = `/files/pictures/${String(pic).split('/').at(-1)}`;
    const pictures = await Promise.all(eachProcess(client).map((direct) => direct.get(path)));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  const testBehindNginx = nginxProgram ? test : () => {};
  testBehindNginx(killing, async () => {
    const members = await Promise.all(Array.from({ length: 10 }, register));
    const registered: string[] = [];
    const saved = new Map<string, number>();
    let answered = 0;
    let failed = 0;
    const [victim] = running.sites;
    let kill: Promise<void> | undefined;

    const count = async (request: Promise<{ status: number }>) => {
      // A request that the killed process had taken may fail; what was answered must stay.
      const status = await request.then((answer) => answer.status).catch(() => 0);
      if (status === 200) answered++;
      else failed++;
      if (status === 200 && answered === 150) kill = victim?.kill();
      return status === 200;
    };
    const registerOne = async () => {
      const member = inventMember();
      const form = { profile_id: '', email: '', ...member };
      if (await count(makeTestClient(front).callEncoded('registerstep1', form))) registered.push(member.phone);
    };
    const useSite = async ({ client, pid }: Registered) => {
      for (let turn = 1; turn <= 20; turn++) {
        const address = { pid, addr1: `${turn} Lake Road`, addr2: '', city: 'কলকাতা', dist: '', pin: '700029' };
        const place = { state: step2.state, country: step2.country };
        if (await count(client.callEncoded('updatecommunication', { ...address, ...place }))) saved.set(pid, turn);
        await count(client.callEncoded(turn % 2 ? 'showprofile' : 'showhealth', { pid }));
      }
    };
    const registerMany = async () => {
      for (let turn = 0; turn < 20; turn++) await registerOne();
    };
    await Promise.all([...members.map(useSite), ...Array.from({ length: 5 }, registerMany)]);
    await kill;

    expect(answered + failed).toBe(500);
    expect(failed, 'only what the killed process had taken fails').toBeLessThanOrEqual(20);
    const client = new pg.Client(running.connection);
    await client.connect();
    const phones = await client.query('select phone from members');
    const lines = await client.query('select profile_id, line1 from addresses');
    await client.end();
    const kept = new Set(phones.rows.map(({ phone }) => phone));
    expect(registered.filter((phone) => !kept.has(phone))).toEqual([]);
    expect(saved.size).toBe(10);
    for (const [pid, turn] of saved) {
      const line = lines.rows.find(({ profile_id }) => profile_id === pid)?.line1;
      expect(Number.parseInt(line, 10), pid).toBeGreaterThanOrEqual(turn);
    }
  });
});
