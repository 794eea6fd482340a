import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { rest } from '#server/office/rests.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeShownMember, meet } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { type Request, requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';

const HOLDERS = ['father', 'removed'] as const;
const OTHERS = ['accepted', 'stranger', 'suspended'] as const;
const OFFICE = STAFF_ROLES.filter((role) => role !== 'womensDesk');
type Viewer = (typeof HOLDERS)[number] | (typeof OTHERS)[number];

let bride: TestMember;
let viewers: Record<Viewer, TestMember>;
let staff: Record<string, TestClient>;
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
  await meet(bride, accepted);
  await ask(suspended, 'sendintroduction', bride, { note: '' });
  await app.pool.query('delete from account_profiles where account_id = (select id from accounts where phone = $1)', [
    removed.phone,
  ]);
  await app.pool.query('update members set suspended_at = now() where profile_id = $1', [suspended.pid]);
  viewers = { father, removed, accepted, stranger, suspended };
  staff = {};
  for (const role of OFFICE) staff[role] = (await makeStaff(app, [role])).client;
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 300_000);

/** What every member of staff may look at that could tell of a profile. */
const officeReads = (): Request[] =>
  [
    ['office/today', {}],
    ['office/listcases', { state: '', kind: '', page: '' }],
    ['office/showcase', { id: '1' }],
    ['office/showmember', { member: bride.pid }],
    ['office/listcalls', {}],
    ['office/listletters', {}],
    ['office/showsystem', {}],
    ['office/listapprovals', {}],
    ['office/listquietwords', {}],
  ].map(([path, form]) => ({ name: String(path), path: `/api/${path}`, form: Object(form) }));

interface Seen {
  transcripts: Record<string, Transcript>;
  /** What was told to whom, in the site and by letters, SMS and pushes that go out. */
  told: unknown[];
}

/** The same moments and numbers in both worlds: only what was done differs. */
async function level({ pool }: World): Promise<void> {
  const at = "'2026-01-01T12:00:00Z'";
  await pool.query(`update notices set made_at = ${at}`);
  await pool.query(`update reports set reported_at = ${at}, reference = 'SB-AAAA-AAAA'`);
  await pool.query(`update cases set opened_at = ${at}, urgent_at = null`);
}

const look = (bring: (world: World) => Promise<void>): Promise<Seen> =>
  inCopy(
    async (world) => {
      await bring(world);
      await level(world);
    },
    async (world) => {
      const transcripts: Record<string, Transcript> = {};
      const told = await world.pool.query(
        `select n.kind, a.phone, n.send_before - n.made_at > interval '0' as waits from notices n join accounts a on a.id = n.account_id
         where n.kind not in ('code') order by 1, 2`,
      );
      const looks = Object.entries(viewers).map(async ([name, viewer]) => {
        const { pid, client } = await world.as(viewer);
        const about = name === 'father' ? viewers.accepted.pid : bride.pid;
        const requests = requestsOf({ pid, member: about, files: [], withPages: name === 'father' });
        transcripts[name] = await transcribe(client, requests, frozenAt);
      });
      const offices = Object.entries(staff).map(async ([role, client]) => {
        const here = await world.as({ pid: '', client });
        transcripts[role] = await transcribe(here.client, officeReads(), frozenAt);
      });
      await Promise.all([...looks, ...offices]);
      return { transcripts, told: told.rows };
    },
  );

test('a veto is, to all but the women’s desk, a rest that the office has made: by answers, pages, notices, downloads and letters', async () => {
  const vetoed = await look(async (world) => {
    const { client, pid } = await world.as(bride);
    const { body } = await client.call('quietword', { pid, phone: '9811122233', hour: 'evening' });
    expect(body.msgcode).toBe(1);
  });
  const resting = await look(async (world) => {
    const { client, pid } = await world.as(bride);
    const sent = await client.call('addreport', { about: pid, reason: 'other', words: '', contact: '' });
    expect(sent.body.msgcode, sent.text).toBe(1);
    // The veto's case names its profile alone.
    await world.pool.query("update reports set about = ''");
    await rest(world.db, pid, 'person@trust.example');
  });
  expect(vetoed.told).toEqual(resting.told);
  expect(vetoed.told).toContainEqual(expect.objectContaining({ kind: 'rested' }));
  for (const name of Object.keys(vetoed.transcripts))
    expect({ [name]: differences(resting.transcripts[name], vetoed.transcripts[name]) }).toEqual({ [name]: [] });
}, 300_000);
