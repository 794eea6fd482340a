import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeBrowser } from '#server/testing/push-browser.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { type Request, requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

const HOLDERS = ['removed', 'father'] as const;
const OTHERS = ['stranger', 'suspended', 'accepted'] as const;
const OFFICE = STAFF_ROLES.filter((role) => role !== 'womensDesk');
type Viewer = (typeof HOLDERS)[number] | (typeof OTHERS)[number];

const gateway = await startGateway();
gateway.status = 201;
const fathersBrowser = makeBrowser();

let bride: TestMember;
let viewers: Record<Viewer, TestMember>;
let staff: Record<string, TestClient>;
let womensDesk: TestClient;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp();
  const groom = () => makeShownMember(app, { gender: 'Male' });
  const father = await makeShownMember(app);
  const removed = await addHolder(app, father, 'guardian');
  bride = await addHolder(app, father, 'candidate');
  await app.pool.query(
    "update account_profiles set role = 'guardian' where account_id <> (select id from accounts where phone = $1) and profile_id = $2",
    [bride.phone, bride.pid],
  );
  const [accepted, stranger, suspended] = [await groom(), await groom(), await groom()];
  await becomeAcquainted(bride, accepted);
  await ask(suspended, 'sendintroduction', bride, { note: '' });
  await app.pool.query('delete from account_profiles where account_id = (select id from accounts where phone = $1)', [
    removed.phone,
  ]);
  await app.pool.query('update members set suspended_at = now() where profile_id = $1', [suspended.pid]);
  // Everybody is notified by every channel. The father's browser shows push messages.
  for (const { pid } of [father, accepted, stranger])
    await makeReachable(app, { pid, email: `${pid.toLowerCase()}@one.example` }, ['email', 'sms', 'push']);
  await app.pool.query("update accounts set email = 'father@one.example', email_verified_at = now() where phone = $1", [
    father.phone,
  ]);
  await app.pool.query(
    'insert into push_subscriptions (account_id, endpoint, p256dh, auth) select id, $2, $3, $4 from accounts where phone = $1',
    [father.phone, `${gateway.url}/father`, fathersBrowser.keys.p256dh, fathersBrowser.keys.auth],
  );
  viewers = { father, removed, accepted, stranger, suspended };
  staff = {};
  for (const role of OFFICE) staff[role] = (await makeStaff(app, [role])).client;
  womensDesk = (await makeStaff(app, ['womensDesk'])).client;
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 300_000);

/** Everything that any member of staff may open and that could reveal something about a profile. */
const officeReads = (): Request[] =>
  [
    ['office/today', {}],
    ['office/listcases', { state: '', kind: '', page: '' }],
    ['office/showcase', { id: '1' }],
    ['office/showmember', { member: bride.pid }],
    ['office/listcalls', {}],
    ['office/listletters', {}],
    ['office/listapprovals', {}],
    ['office/listquietwords', {}],
  ].map(([path, form]) => ({ name: String(path), path: `/api/${path}`, form: Object(form) }));

interface Seen {
  transcripts: Record<string, Transcript>;
  /** The notices, by recipient, on the site and by e-mail, SMS and push. */
  told: unknown[];
  /**
   * E-mails and SMS as sent, and push messages as the father's browser shows them: those of the action and of
   * everything after it.
   */
  sent: string[];
  afterwards: string[];
}

/** Sets the same timestamps and numbers in both worlds, so that only the action differs. */
async function level({ pool }: World): Promise<void> {
  const at = "'2026-01-01T12:00:00Z'";
  await pool.query(`update notices set made_at = ${at}`);
  await pool.query(`update reports set reported_at = ${at}, reference = 'SB-AAAA-AAAA'`);
  await pool.query(`update cases set opened_at = ${at}, urgent_at = null`);
}

/** Removes tokens, because each contains a time and is signed with it. */
const withoutChance = (line: string): string => line.replace(/token=[\w.-]+/g, 'token=…');

async function sentIn(world: World): Promise<string[]> {
  const letters = await world.send();
  const pushes = gateway.taken.splice(0).map(({ body }) => `push ${JSON.stringify(fathersBrowser.read(body))}`);
  return [...letters, ...pushes.sort()].map(withoutChance);
}

type Bring = (world: World) => Promise<void>;

const look = (bring: Bring, withPages = true): Promise<Seen> => {
  let sent: string[] = [];
  gateway.taken.splice(0);
  return inCopy(
    async (world) => {
      await bring(world);
      sent = await sentIn(world);
      await level(world);
    },
    async (world) => {
      const transcripts: Record<string, Transcript> = {};
      const told = await world.pool.query(
        `select n.kind, a.phone, n.send_before - n.made_at > interval '0' as waits from notices n join accounts a on a.id = n.account_id
         where n.kind not in ('code') order by 1, 2`,
      );
      for (const [role, client] of Object.entries(staff)) {
        const here = await world.as({ pid: '', client });
        transcripts[role] = await transcribe(here.client, officeReads(), frozenAt);
      }
      // One after the other, because one viewer's action may be visible to the next. The father comes last, because he
      // asks most about himself.
      for (const name of [...OTHERS, ...HOLDERS]) {
        const { pid, client } = await world.as(viewers[name]);
        const about = name === 'father' ? viewers.accepted.pid : bride.pid;
        const requests = requestsOf({ pid, member: about, files: [], withPages: withPages && name === 'father' });
        transcripts[name] = await transcribe(client, requests, frozenAt);
      }
      return { transcripts, told: told.rows, sent, afterwards: await sentIn(world) };
    },
  );
};

const veto: Bring = async (world) => {
  const { client, pid } = await world.as(bride);
  const { body } = await client.call('quietword', { pid, phone: '9811122233', hour: 'evening' });
  expect(body.msgcode).toBe(1);
};
/** An ordinary rest by the office, after a report that concerns only this profile. */
const ordinary: Bring = async (world) => {
  const { client, pid } = await world.as(bride);
  const sent = await client.call('addreport', { about: pid, reason: 'other', words: '', contact: '' });
  expect(sent.body.msgcode, sent.text).toBe(1);
  // The case of the veto names only its profile.
  await world.pool.query("update reports set about = ''");
  await restForADayAndNotify(world.db, pid, 'person@trust.example');
};
const rested: Bring = async ({ db }) => {
  await restForADayAndNotify(db, bride.pid, 'person@trust.example');
};
const inTurn =
  (...acts: Bring[]): Bring =>
  async (world) => {
    for (const act of acts) await act(world);
  };

function expectTheSame(vetoed: Seen, resting: Seen) {
  expect(vetoed.told).toEqual(resting.told);
  expect(vetoed.sent).toEqual(resting.sent);
  expect(vetoed.afterwards).toEqual(resting.afterwards);
  const names = Object.keys(vetoed.transcripts).sort();
  const found = names.map((name) => [name, differences(resting.transcripts[name], vetoed.transcripts[name])]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(names.map((name) => [name, []])));
}

test('a veto is, to all but the women’s desk, a rest that the office has made: by answers, pages, notices, downloads, letters, SMS and pushes', async () => {
  const [vetoed, resting] = [await look(veto), await look(ordinary)];
  expect(vetoed.told).toContainEqual(expect.objectContaining({ kind: 'rested' }));
  expect(vetoed.sent.join()).toMatch(/email to .*\n/);
  // Others are notified of the father's actions, so a difference could show.
  expect(vetoed.afterwards.length).toBeGreaterThan(0);
  expectTheSame(vetoed, resting);
}, 300_000);

test('of a profile that rests already a veto is a rest that is prolonged', async () => {
  const [vetoed, resting] = [await look(inTurn(rested, veto), false), await look(inTurn(rested, ordinary), false)];
  expectTheSame(vetoed, resting);
}, 300_000);

test('a veto that the desk has ended is a rest that is over', async () => {
  const end: Bring = async (world) => {
    const { rows } = await world.pool.query('select id from vetoes');
    const { client } = await world.as({ pid: '', client: womensDesk });
    const word = { id: String(rows[0].id), words: 'She is free', spoke: 'Yes' };
    expect((await client.call('office/endquietword', word)).body.msgcode).toBe(1);
  };
  const passes: Bring = async ({ pool }) => {
    await pool.query("update rests set until = now() - interval '1 minute'");
  };
  const [vetoed, resting] = [await look(inTurn(veto, end), false), await look(inTurn(ordinary, passes), false)];
  expectTheSame(vetoed, resting);
}, 300_000);

test('an answer takes the father and accepted families as many questions to the database whether she has said so or the office', async () => {
  const count = (bring: Bring) =>
    inCopy(bring, async (world) => {
      const counted: Record<string, number> = {};
      for (const name of ['father', 'accepted'] as const) {
        const { pid, client } = await world.as(viewers[name]);
        const about = name === 'father' ? viewers.accepted.pid : bride.pid;
        const requests = requestsOf({ pid, member: about, files: [], withPages: false });
        const again = new Set(requests.map((request) => request.name));
        // Requests that store nothing are repeated afterwards.
        const reads = requests.filter((request) => again.has(`${request.name} afterwards`));
        for (const { name: asked, path, form } of reads) {
          const ask = () => (form ? client.callEncoded(path.replace('/api/', ''), form) : client.get(path));
          counted[`${name} ${asked}`] = (await countQueries(world, ask)).queries;
        }
      }
      return counted;
    });
  const [vetoed, resting] = [await count(veto), await count(ordinary)];
  expect(Object.keys(vetoed).length).toBeGreaterThan(60);
  expect(vetoed).toEqual(resting);
}, 300_000);
