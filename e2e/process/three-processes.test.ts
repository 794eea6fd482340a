import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { makeTestClient, type TestClient } from '#server/testing/client.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { step2, TICKED } from '#server/testing/members.ts';
import { inventMember, type NewMember } from '../support/member.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { startProcesses } from '../support/three-processes.ts';

const nginxProgram = findNginx();
const list = process.env.NOT_APPLICABLE_FILE;
const restarting = 'restarted in turn while pages and forms are asked for, they lose none';
const killing = 'one killed in the middle of 500 mixed requests loses no answered write';
if (!nginxProgram && list) appendFileSync(list, `${restarting}\n${killing}\n`);

interface Registered extends NewMember {
  pid: string;
  client: TestClient;
}

describe('three processes', () => {
  let folder: string;
  let running: Awaited<ReturnType<typeof startProcesses>>;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  /** The address for visitors: that of nginx, or without nginx that of the first process. */
  let front: string;
  let grooms: Registered[];

  beforeAll(async () => {
    folder = makeTestFolder();
    running = await startProcesses(folder, 3);
    const upstreams = running.sites.map(({ url }) => url);
    if (nginxProgram) nginx = await startNginx(nginxProgram, join(folder, 'nginx'), upstreams);
    front = nginx?.url ?? running.sites[0]?.url ?? '';
    grooms = await Promise.all(Array.from({ length: 10 }, () => register({ name: 'Amit Dutta', gender: 'Male' })));
  });
  afterAll(async () => {
    nginx?.stop();
    await running?.stop();
    removeTestFolder(folder);
  });

  /** Returns the same client connected directly to one of the processes. */
  function through(index: number, client: TestClient): TestClient {
    const direct = makeTestClient(running.sites[index % running.sites.length]?.url ?? front);
    for (const [name, value] of client.cookies) direct.cookies.set(name, value);
    return direct;
  }
  const eachProcess = (client: TestClient) => running.sites.map((_, index) => through(index, client));

  async function register(wanted: Partial<NewMember> = {}): Promise<Registered> {
    const member = { ...inventMember(), ...wanted };
    const client = makeTestClient(front);
    const { body } = await client.callEncoded('registerstep1', { profile_id: '', email: '', ...member, ...TICKED });
    await client.callEncoded('registerstep2', { profile_id: body.profile_id, ...step2 });
    await confirmPhone(member.phone);
    await client.callEncoded('custlogin', { phone: member.phone, password: member.password });
    return { ...member, pid: body.profile_id, client };
  }

  /** Confirms a phone as if its code had been typed, because a real site prints no codes. */
  async function confirmPhone(phone: string): Promise<void> {
    const client = new pg.Client(running.connection);
    await client.connect();
    await client.query('update accounts set phone_verified_at = now() where phone = $1', [phone]);
    await client.end();
  }

  test('all processes share a session and its end', async () => {
    const { client, pid } = await register();
    const shown = await Promise.all(eachProcess(client).map((direct) => direct.call('showprofile', { pid })));
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
    const others = eachProcess(client);
    await client.call('logout');
    const after = await Promise.all(others.map((direct) => direct.call('showprofile', { pid })));
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('a rate limit applies across all of them', async () => {
    const phone = inventMember().phone;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const url = running.sites[attempt % 3]?.url ?? front;
      statuses.push((await makeTestClient(url).callEncoded('custlogin', { phone, password: 'wrong guess' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('a picture uploaded to one is shown by the others', async () => {
    const { client, pid } = await register();
    const file = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
    expect((await client.call('updateprofileimage', { pid, file })).body).toMatchObject({ msgcode: 1 });
    const { pic } = (await client.call('showprofile', { pid })).body;
    const path = `/files/pictures/${String(pic).split('/').at(-1)}`;
    const pictures = await Promise.all(eachProcess(client).map((direct) => direct.get(path)));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  const show = ({ client, pid }: Pick<Registered, 'client' | 'pid'>, index: number) =>
    through(index, client).call('updateshowing', { pid, show: 'Yes', whose: 'candidate' });

  test('the daily interests are counted across all of them, and one is sent, seen and accepted at three', async () => {
    const { client, pid } = await register();
    await Promise.all([...grooms, { client, pid }].map(show));
    const sent = await Promise.all(
      grooms.map((groom, index) =>
        through(index, client).call('sendintroduction', { pid, member: groom.pid, note: '' }),
      ),
    );
    const refused = sent.filter(({ body }) => body.msgcode !== 1);
    expect(refused.map(({ body }) => body.msg)).toEqual(Array(7).fill(messages.introductionsADay));
    for (const direct of eachProcess(client)) {
      expect((await direct.call('introductions', { pid })).body).toMatchObject({ sent_today: 3, open_sent: 3 });
    }

    const sentAt = sent.findIndex(({ body }) => body.msgcode === 1);
    const groom = takeGroom(sentAt);
    const inbox = await through(sentAt + 1, groom.client).call('introductions', { pid: groom.pid });
    expect(inbox.body).toMatchObject({ waiting: 1, inbox: [{ member: { memberId: pid }, state: 'waiting' }] });
    const open = () =>
      Promise.all(eachProcess(client).map((direct) => direct.call('opencontact', { pid, member: groom.pid })));
    expect((await open()).map(({ body }) => body.phone)).toEqual([undefined, undefined, undefined]);
    await through(sentAt + 2, groom.client).call('acceptintroduction', { pid: groom.pid, member: pid });
    expect((await open()).map(({ body }) => body.phone)).toEqual([groom.phone, groom.phone, groom.phone]);
  });

  test('a member shown at one appears in the lists of all soon, and one who blocks or pauses disappears from all', async () => {
    const seeker = takeGroom(0);
    const [blocking, pausing] = await Promise.all([register(), register()]);
    const list = async (direct: TestClient) => {
      const { status, text } = await direct.get(`/api/findmatches?pid=${seeker.pid}`);
      expect(status, text).toBe(200);
      const { matches }: { matches: { member: { memberId: string } }[] } = JSON.parse(text);
      const ids = matches.map(({ member }) => member.memberId);
      return [ids.includes(blocking.pid), ids.includes(pausing.pid)];
    };
    const lists = () => Promise.all(eachProcess(seeker.client).map(list));
    const ready = () => Promise.all(eachProcess(seeker.client).map((direct) => direct.get('/readyz')));
    await expect.poll(async () => (await ready()).map(({ body }) => body.lists)).toEqual(['ok', 'ok', 'ok']);
    expect(await lists()).toEqual(Array(3).fill([false, false]));

    await Promise.all([seeker, blocking, pausing].map(show));
    await expect.poll(lists).toEqual(Array(3).fill([true, true]));
    await through(0, blocking.client).call('blockmember', { pid: blocking.pid, member: seeker.pid });
    expect(await lists()).toEqual(Array(3).fill([false, true]));
    const pause = { kind: 'paused', reason: 'notNow', words: '' };
    await through(1, pausing.client).call('pauseprofile', { pid: pausing.pid, ...pause });
    expect(await lists()).toEqual(Array(3).fill([false, false]));
  });

  function takeGroom(index: number): Registered {
    const groom = grooms[index];
    if (groom === undefined) throw new Error(`there is no groom ${index}`);
    return groom;
  }

  const testBehindNginx = nginxProgram ? test : () => {};
  const saveAddress = ({ client, pid }: Registered, turn: number) => {
    const address = { pid, addr1: `${turn} Lake Road`, addr2: '', city: 'কলকাতা', dist: '', pin: '700029' };
    return client.callEncoded('updatecommunication', { ...address, state: step2.state, country: step2.country });
  };

  testBehindNginx(restarting, async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const count = async (request: Promise<{ status: number }>) => {
      const status = await request.then((answer) => answer.status).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const useSite = async (groom: Registered) => {
      for (let turn = 1; !isOver; turn++) {
        await count(saveAddress(groom, turn));
        await count(groom.client.get('/dashboard'));
        // Waits, because the starting processes need the processor.
        await setTimeout(250);
      }
    };
    const used = Promise.all(grooms.slice(0, 4).map(useSite));
    for (const index of running.sites.keys()) await running.restart(index);
    isOver = true;
    await used;
    expect([...statuses.keys()], JSON.stringify([...statuses])).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
  });

  testBehindNginx(killing, async () => {
    const registered: string[] = [];
    const saved = new Map<string, number>();
    let answered = 0;
    let failed = 0;
    const [victim] = running.sites;
    let kill: Promise<void> | undefined;

    const count = async (request: Promise<{ status: number }>) => {
      // A request in the killed process may fail. A confirmed one must be stored.
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
    const useSite = async (groom: Registered) => {
      const { client, pid } = groom;
      for (let turn = 1; turn <= 20; turn++) {
        if (await count(saveAddress(groom, turn))) saved.set(pid, turn);
        await count(client.callEncoded(turn % 2 ? 'showprofile' : 'showhealth', { pid }));
      }
    };
    const registerMany = async () => {
      for (let turn = 0; turn < 20; turn++) await registerOne();
    };
    await Promise.all([...grooms.map(useSite), ...Array.from({ length: 5 }, registerMany)]);
    await kill;

    expect(answered + failed).toBe(500);
    expect(failed, 'only what the killed process had taken fails').toBeLessThanOrEqual(20);
    const client = new pg.Client(running.connection);
    await client.connect();
    const phones = await client.query('select phone from accounts');
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
