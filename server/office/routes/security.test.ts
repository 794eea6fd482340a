import { expect, test } from 'vitest';
import { KEPT } from '#contract/retention.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { doneByTwo, proofOf } from '#server/testing/two-of-staff.ts';

const app = await startTestApp();
const first = await makeStaff(app, ['administrator']);
const second = await makeStaff(app, ['moderator']);

const asked = (form: Record<string, string>) =>
  doneByTwo(app, { first, second, path: 'office/asksecurity' }, { about: '', day: '', ...form });
const readLast = async (client = first.client) => {
  const { rows } = await app.pool.query<{ id: number }>('select max(id) as id from office_requests');
  return client.call('office/readsecurity', { id: String(rows[0]?.id) });
};
type Event = { kind: string; outcome: string; who: string; about: string[]; address: string };
const eventsIn = (body: unknown): Event[] => Object(body).events;
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

test('log-ins, failures, new passwords, copies and readings of the office are kept, sealed, and outlast the person', async () => {
  const { pid, phone, client } = await makeMember(app);
  const logIn = (password: string) => app.client().call('custlogin', { phone, password });
  await logIn('not-the-one');
  await client.get('/files/my-data.zip');
  await second.client.call('office/showmember', { member: pid });
  await client.call('updatepassword', {
    pid,
    oldpassword: TEST_PASSWORD,
    newpassword: 'another-password',
    confirmpassword: 'another-password',
  });
  const { rows } = await app.pool.query('select to_json(e)::text as row from security_events e');
  expect(rows.length).toBeGreaterThan(4);
  for (const secret of [pid, phone, '127.0.0.1', second.email]) expect(JSON.stringify(rows)).not.toContain(secret);

  await app.pool.query('delete from members where profile_id = $1', [pid]);
  expect((await asked({ about: pid, reason: 'request of the police 12/26' })).msgkey).toBe('requestDone');
  const events = eventsIn((await readLast()).body);
  const kept = events.map(({ kind, outcome }) => `${kind} ${outcome}`);
  for (const expected of ['login done', 'login refused', 'copy done', 'officeRead done'])
    expect(kept).toContain(expected);
  expect(events.every(({ address }) => address === '127.0.0.1')).toBe(true);
  expect(events.find(({ kind }) => kind === 'officeRead')).toMatchObject({ who: second.email, about: [pid] });
  // Apart from number, time and address, the events contain nothing about the person.
  expect(JSON.stringify(events)).not.toContain(phone);
});

test('nobody reads it alone, and the reading is kept as well', async () => {
  const form = { about: '', day: today(), reason: 'a breach', ...(await proofOf(app, first)) };
  expect((await first.client.call('office/asksecurity', { ...form, day: '' })).body.errorkeys).toEqual({
    about: 'securityOfWhom',
  });
  for (const [wrong, field] of [
    [{ day: '2026-02-31' }, 'day'],
    [{ about: 'SV' }, 'about'],
  ] as const) {
    await app.pool.query('update staff set factor_step = 0');
    const refused = await first.client.call('office/asksecurity', { ...form, ...wrong });
    expect([refused.status, Object.keys(Object(refused.body.errorkeys))]).toEqual([422, [field]]);
  }
  expect((await second.client.call('office/asksecurity', form)).status).toBe(403);
  await app.pool.query('update staff set factor_step = 0');
  expect((await first.client.call('office/asksecurity', form)).body.msgkey).toBe('requestAsked');
  // Waiting a day is not enough here: a second person must agree.
  await app.pool.query("update office_requests set due_at = now() - interval '1 hour' where done_at is null");
  const { requests } = Object((await first.client.call('office/listrequests')).body);
  expect(requests[0]).toMatchObject({ kind: 'security', memberId: '', day: today(), mayDo: false, aloneAt: '' });
  expect((await first.client.call('office/dorequest', { id: String(requests[0].id) })).body.msgkey).toBe(
    'requestWaits',
  );
  expect((await readLast()).body.msgkey).toBe('requestWaits');
  await app.pool.query('delete from office_requests where done_at is null');

  expect((await asked({ day: today(), reason: 'a breach' })).msgkey).toBe('requestDone');
  expect((await readLast()).status).toBe(200);
  const again = eventsIn((await readLast()).body);
  expect(again[0]).toMatchObject({ kind: 'officeRead', who: first.email });
  await app.pool.query("update office_requests set done_at = now() - interval '61 minutes'");
  expect((await readLast()).status).toBe(403);
});

test('of a profile that is here the family is told that it was asked for', async () => {
  const { pid } = await makeMember(app);
  await asked({ about: pid, reason: 'a complaint' });
  const told = await app.db.selectFrom('notices').select('kind').where('profile_id', '=', pid).execute();
  expect(told.map(({ kind }) => kind)).toContain('officeAsked');
});

test('it is kept for 365 days', async () => {
  expect(KEPT.securityEvents).toEqual({ many: 365, unit: 'day' });
  await app.pool.query("update security_events set happened_at = now() - interval '364 days'");
  await sweep(app.db, makeFileStore(app.dataDir));
  expect((await app.pool.query('select from security_events')).rowCount).toBeGreaterThan(0);
  await app.pool.query("update security_events set happened_at = now() - interval '366 days'");
  await sweep(app.db, makeFileStore(app.dataDir));
  expect((await app.pool.query('select from security_events')).rowCount).toBe(0);
});
