import { beforeEach, describe, expect, test } from 'vitest';
import { GATE_PROPOSED_FROM } from '#contract/wishes.ts';
import { listGated } from '#server/domain/interests/gates.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the trust';
const app = await startTestApp({ powerLinkKey: KEY });
const WISHES = {
  religionids: '1',
  religionstrength: 'Wish',
  maritalstatuses: 'Never Married',
  maritalstatusstrength: 'Wish',
};
let bride: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
  await save();
});

const save = (form: Record<string, string> = {}) =>
  bride.client.call('updatewishes', { pid: bride.pid, ...WISHES, ...form });
const tick = (gate: string) => save({ gateform: '1', gate });
const saved = async () =>
  JSON.parse((await bride.client.get(`/api/showwishes?pid=${bride.pid}`)).text) as Record<string, unknown>;
const list = async () => (await bride.client.call('introductions', { pid: bride.pid })).body;
const notices = async () =>
  (await app.db.selectFrom('notices').select('kind').where('profile_id', '=', bride.pid).execute()).length;
const makeGroom = (religion = '1') => makeShownMember(app, { gender: 'Male', religion });
const send = (groom: TestMember) => ask(groom, 'sendintroduction', bride, { note: '' });
const waitingNow = async () =>
  JSON.parse((await bride.client.call('introductions', { pid: bride.pid })).text).inbox.map(
    ({ member }: { member: { memberId: string } }) => member.memberId,
  );

test('a tick sets apart who misses one of the three wishes, without a notice, and tells nobody', async () => {
  await tick('Yes');
  expect(await saved()).toMatchObject({ gate: 'Yes' });
  expect(await listGated(app.db, [bride.pid])).toContain(bride.pid);
  const [other, fitting] = [await makeGroom('2'), await makeGroom()];
  expect((await send(other)).body.msgkey).toBe('introductionSent');
  expect(await notices()).toBe(0);
  expect((await send(fitting)).body.msgkey).toBe('introductionSent');
  expect(await notices()).toBe(1);
  const lists = await list();
  expect(await waitingNow()).toEqual([fitting.pid]);
  expect(lists.others).toMatchObject([{ member: { memberId: other.pid }, musts: [], wishes: ['religion'] }]);
  expect(lists).toMatchObject({ waiting: 1, missing: 0 });
  // The family may still accept.
  expect((await ask(bride, 'acceptintroduction', other)).body.msgcode).toBe(1);
  expect(await waitingNow()).toContain(other.pid);
});

test('what a family has not said misses no wish', async () => {
  await tick('Yes');
  const groom = await makeGroom('1');
  await app.pool.query('update personal_details set religion_id = null where profile_id = $1', [groom.pid]);
  await send(groom);
  expect(await waitingNow()).toEqual([groom.pid]);
});

test('the tick moves those who wait already, either way', async () => {
  const groom = await makeGroom('2');
  await send(groom);
  expect(await list()).toMatchObject({ missing: 1, waiting: 1 });
  await tick('Yes');
  expect(await list()).toMatchObject({ missing: 0, waiting: 0, inbox: [], others: [{ wishes: ['religion'] }] });
  await tick('');
  expect(await saved()).toMatchObject({ gate: '' });
  expect(await list()).toMatchObject({ missing: 1, waiting: 1, others: [] });
});

test('who saves wishes without asking for the tick keeps it', async () => {
  await tick('Yes');
  await save({ diets: 'Veg', dietstrength: 'Wish' });
  expect(await saved()).toMatchObject({ gate: 'Yes', row: { diets: 'Veg' } });
  expect((await save({ gateform: '2' })).body.errors).toHaveProperty('gateform');
});

test('five who miss such a wish are enough for the proposal; who misses a must is not among them', async () => {
  for (const groom of await Promise.all(Array.from({ length: GATE_PROPOSED_FROM }, () => makeGroom('2'))))
    await send(groom);
  expect(await list()).toMatchObject({ missing: GATE_PROPOSED_FROM, waiting: GATE_PROPOSED_FROM });
  await save({ religionstrength: 'Must' });
  expect(await list()).toMatchObject({ missing: 0, waiting: 0 });
});

test('the tick is in the download, and goes with the member', async () => {
  await tick('Yes');
  const { rows } = await app.pool.query('select since from gates where profile_id = $1', [bride.pid]);
  expect(rows).toHaveLength(1);
  await app.pool.query('delete from members where profile_id = $1', [bride.pid]);
  expect(await listGated(app.db, [bride.pid])).not.toContain(bride.pid);
});

describe.each(['the Power Link', 'a new password'])('a session opened by %s', (opened) => {
  test('saves wishes, and neither reads nor moves the tick', async () => {
    await tick('Yes');
    if (opened === 'the Power Link') {
      bride.client = app.client();
      await bride.client.call('securitykeycheck', { securitykey: KEY });
      await bride.client.call('regphonecheck', { phone: bride.phone });
    } else await app.pool.query('update accounts set reset_by_phone_at = now() where phone = $1', [bride.phone]);
    expect(await saved()).toMatchObject({ gate: '', row: { religionids: '1' } });
    const forms: Record<string, string>[] = [{ gateform: '1' }, { gateform: '1', gate: 'Yes' }, { gate: 'Yes' }];
    for (const form of forms) expect((await save(form)).status, JSON.stringify(form)).toBe(403);
    expect((await save({ diets: 'Veg', dietstrength: 'Wish' })).status).toBe(200);
    expect(await listGated(app.db, [bride.pid])).toContain(bride.pid);
  });
});
