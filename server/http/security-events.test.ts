import { describe, expect, test } from 'vitest';
import { API_BASE, type Call } from '#contract/call.ts';
import * as approvals from '#contract/staff/approvals.ts';
import * as cases from '#contract/staff/cases.ts';
import * as desk from '#contract/staff/desk.ts';
import * as deskHints from '#contract/staff/desk-hints.ts';
import * as marriages from '#contract/staff/marriages.ts';
import * as melans from '#contract/staff/melans.ts';
import * as paper from '#contract/staff/paper.ts';
import * as requests from '#contract/staff/requests.ts';
import { deskCalls } from '#contract/staff/rights.ts';
import * as slips from '#contract/staff/slips.ts';
import * as system from '#contract/staff/system.ts';
import * as today from '#contract/staff/today.ts';
import * as womensDesk from '#contract/staff/womens-desk.ts';
import { startTestApp } from '#server/testing/app.ts';
import { asFile, makeFace } from '#server/testing/images.ts';
import { makeMember, TEST_PASSWORD, type TestMember, TICKED } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { doneByTwo } from '#server/testing/two-of-staff.ts';
import { findEvents } from './security-events.queries.ts';
import { KIND_OF } from './security-events.ts';

const app = await startTestApp();
const { pool } = app;
const first = await makeStaff(app, ['administrator']);
const second = await makeStaff(app, ['moderator', 'helper']);

interface Event {
  kind: string;
  outcome: string;
  who: string;
  about: string[];
}

/** Returns the events that the office finds by a profile's number, the oldest first. */
async function eventsOf(about: string): Promise<Event[]> {
  await doneByTwo(app, { first, second, path: 'office/asksecurity' }, { about, day: '' });
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from office_requests');
  const { body } = await first.client.call('office/readsecurity', { id: String(rows[0]?.id) });
  return Object(body).events.reverse();
}
const kindsOf = async (about: string) => (await eventsOf(about)).map(({ kind, outcome }) => `${kind} ${outcome}`);
const count = async () => Number((await pool.query('select count(*)::int as n from security_events')).rows[0].n);
const logIn = (phone: string, password = TEST_PASSWORD) => app.client().call('custlogin', { phone, password });

const NEW_PASSWORD = {
  password: 'another-password',
  newpassword: 'another-password',
  confirmpassword: 'another-password',
};
const change = ({ client, pid }: TestMember, more: Record<string, string>) =>
  client.call('updatepassword', { pid, oldpassword: TEST_PASSWORD, ...NEW_PASSWORD, ...more });

describe('an event of an account', () => {
  test('is found by the profile, whatever else is sent under the name of another', async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)];
    for (const member of ['x', other.pid]) expect((await change(one, { member })).body.msgcode).toBe(1);
    const found = (await eventsOf(one.pid)).filter(({ kind }) => kind === 'passwordChanged');
    expect(found.map(({ outcome, who, about }) => [outcome, who, about])).toEqual([
      ['done', one.pid, [one.pid]],
      ['done', one.pid, [one.pid]],
    ]);
    expect(await kindsOf(other.pid)).not.toContain('passwordChanged done');
  });

  test('is filed once for each profile that it looks after', async () => {
    const mother = await makeMember(app);
    const added = { pid: mother.pid, name: 'Mita Ghosh', gender: 'Female', ...TICKED };
    const daughter = String((await mother.client.call('addprofile', added)).body.profileid);
    await logIn(mother.phone, 'not-the-one');
    await logIn(mother.phone);
    await app.client().call('askreset', { contact: mother.phone });
    for (const pid of [mother.pid, daughter])
      expect(await kindsOf(pid)).toEqual(expect.arrayContaining(['login refused', 'login done', 'resetAsked done']));
  });

  test('is also the password that is asked of who was invited', async () => {
    const [father, aunt] = [await makeMember(app), await makeMember(app)];
    await father.client.call('inviteholder', { pid: father.pid, whose: 'guardian', phone: aunt.phone });
    await app.outbox.drain();
    const code = / (\d{6}) /.exec(app.printed.findLast((line) => line.includes(aunt.phone)) ?? '')?.[1] ?? '';
    const agree = (password: string) =>
      app.client().call('agreetoinvitation', { phone: aunt.phone, code, password, ...TICKED });
    expect((await agree('not-the-one')).body.msgkey).toBe('invitationPassword');
    expect((await agree(TEST_PASSWORD)).body.msgcode).toBe(1);
    for (const { pid } of [father, aunt])
      expect((await kindsOf(pid)).filter((event) => event.startsWith('login')).slice(-2)).toEqual([
        'login refused',
        'login done',
      ]);
  });
});

test('what a limit, a form or the door refuses leaves no row; each wrong password does', async () => {
  const { phone, pid, client } = await makeMember(app);
  const before = await count();
  for (let tries = 0; tries < 14; tries += 1) await logIn(phone, 'not-the-one');
  expect((await logIn(phone, 'not-the-one')).status).toBe(429);
  expect(await count()).toBe(before + 10);
  expect((await logIn(phone, '')).status).toBe(422);
  expect((await app.client().call('office/findmembers', { text: phone })).status).toBe(401);
  expect((await client.call('updatepassword', { pid, password: '' })).status).toBe(422);
  expect((await app.client().get('/files/my-data.zip')).status).toBe(303);
  expect(await count()).toBe(before + 10);
});

describe('what the office reads of profiles', () => {
  const named = (call: Call) => /"(memberIds?|profileId|phone)":/.test(JSON.stringify(call.returned));

  const opened = 'names and numbers, no phone; opening one is an event';
  /** Calls that record no event, with the reason. */
  const NO_EVENT = new Map<Call, string>([
    [today.showToday, 'the number of what waits, without name or phone'],
    [desk.listRecords, 'numbers in the record of uses, which records this too'],
    [system.showPowerLink, 'numbers of profiles that were opened, without name or phone'],
    [requests.listRequests, 'numbers of what waits for a second person; doing it is an event'],
    [cases.listCases, opened],
    [approvals.listApprovals, opened],
    [approvals.listDecided, opened],
    [approvals.listOwnEntries, 'numbers and reasons of what somebody of the office entered'],
    [womensDesk.listQuietWords, 'nothing of the women’s desk names a woman elsewhere (record 24)'],
    [paper.enterPaper, 'the number of what was written just now'],
    [paper.correctPaper, 'the number of what was written just now'],
    [desk.listLetters, 'letters of strangers, of no profile'],
    [marriages.listMarriages, 'numbers of profiles that wait, without name or phone'],
    [slips.showSlip, 'names and numbers of cards that the family has on paper, no phone'],
    [melans.showMelan, opened],
    [melans.showMelanPlan, opened],
    [deskHints.listDeskHints, 'numbers of profiles that wait, without name or phone'],
  ]);

  test('is an event, or stands here with a reason', () => {
    const naming = deskCalls.filter(named);
    expect(naming.length).toBeGreaterThan(15);
    const isEvent = ({ path }: Call) => KIND_OF.has(`${API_BASE}/${path}`);
    expect(naming.filter((call) => !isEvent(call) && !NO_EVENT.has(call)).map(({ path }) => path)).toEqual([]);
    expect([...NO_EVENT.keys()].filter((call) => isEvent(call) || !naming.includes(call))).toEqual([]);
  });

  test('names the profiles: claims, calls and photos', async () => {
    const { pid, client } = await makeMember(app);
    await client.call('updateprofileimage', { pid, file: asFile(await makeFace(1)) });
    const { rows } = await pool.query(`select name from files where profile_id = $1`, [pid]);
    expect((await second.client.get(`/api/office/pictures/${rows[0].name}`)).status).toBe(200);
    expect((await eventsOf(pid)).filter(({ kind }) => kind === 'officeRead')).toMatchObject([
      { who: second.email, about: [pid] },
    ]);
    for (const path of ['office/listwhose', 'office/listcalls']) {
      const before = await count();
      expect((await second.client.call(path)).status).toBe(200);
      expect(await count()).toBe(before + 1);
    }
  });
});

test('what the office prints or takes away, and each refused try of it, is an event', async () => {
  const isFile = ({ returned }: Call) => JSON.stringify(returned).includes('contentMediaType');
  const files = deskCalls.filter(isFile).map(({ path }) => path);
  expect(files).toEqual(expect.arrayContaining(['office/cardsheet', 'office/booklet']));
  const printing = [
    'office/melans/:id/cards',
    'office/board/:file',
    'office/works/:id/file',
    'office/makebookletcopies',
  ];
  for (const path of [...files, ...printing]) expect(KIND_OF.get(`${API_BASE}/${path}`), path).toBe('officeExport');

  const { pid } = await makeMember(app);
  const printed = `/api/office/cardsheet?member=${pid}&lang=bn&members=`;
  // An editor may print nothing, and a helper nothing for a family without a list.
  const editor = await makeStaff(app, ['editor']);
  expect((await editor.client.get(printed)).status).toBe(403);
  expect((await second.client.get(printed)).status).toBe(404);
  const before = await count();
  expect((await second.client.get('/api/office/booklet?copy=77')).status).toBe(404);
  expect((await editor.client.get('/api/office/melans/1/cards')).status).toBe(403);
  expect((await second.client.get('/api/office/melans/77/cards')).status).toBe(404);
  expect(await count()).toBe(before + 3);
  const found = (await eventsOf(pid)).filter(({ kind }) => kind === 'officeExport');
  expect(found).toMatchObject([{ outcome: 'refused', who: second.email, about: [pid] }]);
});

test('a day alone is found by its index, also long ago', async () => {
  await pool.query(
    `insert into security_events (happened_at, kind, outcome, sealed)
     select now() - interval '300 days' + make_interval(mins => n * 10), 'login', 'done', repeat('x', 200)
     from generate_series(1, 40000) n`,
  );
  await pool.query('analyze security_events');
  const day = new Date(Date.now() - 290 * 24 * 3_600_000).toISOString().slice(0, 10);
  const wanted = { profileId: '', day, most: 101 };
  const plan = await findEvents(app.db, () => Buffer.alloc(0), wanted).explain('text');
  expect(JSON.stringify(plan)).toContain('security_events_by_moment');
});
