import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';

const database = await makeTestDatabase();
const site = await startTestApp({ isProduction: true, publicUrl: 'http://localhost' }, { database });
const trial = await startTestApp({}, { database });
const office = makeOffice(site);

const GROOM = { gender: 'Male', name: 'Amit Dutta', dateofbirth: '1990-02-03' };
const rename = ({ client, pid, phone }: TestMember, name: string, gender = 'Male') =>
  client.call('updatedashboard', { pid, name, gender, phone, email: '' });
const born = ({ client, pid }: TestMember, dob: string) => client.call('updatepersonalinformation', { pid, dob });
const own = async ({ client, pid }: TestMember) => (await client.call('showprofile', { pid })).body;
const today = async ({ client, pid }: TestMember) => JSON.parse((await client.call('showtoday', { pid })).text);
const family = async (reader: TestMember, of: TestMember) => Object((await ask(reader, 'member', of)).body.family);
const run = async (...args: string[]) => JSON.parse((await office('approvals', ...args, '--json')).stdout);
const waits = (answer: string) => ({ answer, state: 'office', outcome: 'office', reason: '' });

test('name, gender and birth date of a member who is shown wait for the office; the owner reads what was written', async () => {
  const [groom, bride] = [await makeShownMember(site, GROOM), await makeShownMember(site)];
  await becomeAcquainted(bride, groom);
  expect((await rename(groom, 'Amit Roy')).body.msgcode).toBe(1);
  expect((await born(groom, '1991-05-06')).body.msgcode).toBe(1);
  expect(await own(groom)).toMatchObject({ name: 'Amit Roy', held: [waits('name')] });
  const personal = (await groom.client.call('showpersonalinfo', { pid: groom.pid })).body;
  expect(personal).toMatchObject({ row: { dateofbirth: '1991-05-06' }, held: [waits('birthDate')] });
  const before = { fullName: 'Amit Dutta', birthDate: '1990-02-03' };
  expect(await family(bride, groom)).toMatchObject(before);
  expect((await ask(bride, 'opencontact', groom)).body.full_name).toBe('Amit Dutta');

  expect((await today(groom)).held).toEqual([waits('name'), waits('birthDate')]);

  const { rows } = await run();
  expect(rows).toMatchObject([
    { member: groom.pid, answer: 'name', was: 'Amit Dutta', becomes: 'Amit Roy' },
    { member: groom.pid, answer: 'birth_date', was: '1990-02-03', becomes: '1991-05-06' },
  ]);
  // An answer that has changed again must not be approved unread.
  await rename(groom, 'Amit Sen');
  const stale = await office('approvals', 'approve', String(rows[0].id));
  expect([stale.code, stale.stderr]).toEqual([1, expect.stringContaining('please list them again')]);
  await run('approve', String(rows[1].id));
  expect(await today(groom)).toMatchObject({ office: { kind: 'changeApproved' }, held: [waits('name')] });
  const [name] = (await run()).rows;
  expect(name).toMatchObject({ becomes: 'Amit Sen' });
  await run('return', String(name.id), '--reason', 'Please send a paper');
  expect((await today(groom)).office).toMatchObject({ kind: 'changeRefused' });
  expect(await family(bride, groom)).toMatchObject({ fullName: 'Amit Dutta', birthDate: '1991-05-06' });
  expect(await own(groom)).toMatchObject({
    name: 'Amit Dutta',
    held: [{ answer: 'name', state: 'returned', outcome: 'refused', reason: 'Please send a paper' }],
  });
});

test('a gender that waits may be taken back, and changes no second time once the office has decided', async () => {
  const groom = await makeShownMember(site, GROOM);
  const change = (gender: string) => rename(groom, 'Amit Dutta', gender);
  await groom.client.call('updateshowing', { pid: groom.pid, show: 'No' });
  await change('Female');
  expect(await own(groom)).toMatchObject({ gender: 'Female', held: [waits('gender')] });
  await change('Male');
  expect(await own(groom)).toMatchObject({ gender: 'Male', held: [] });
  await change('Female');
  const [waiting] = (await run()).rows;
  await run('approve', String(waiting.id));
  expect(await own(groom)).toMatchObject({ gender: 'Female', held: [] });
  const refused = await change('Male');
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ gender: expect.stringContaining('office') });
});

test('a member who was never shown changes at once, and so does everybody on a trial', async () => {
  const newcomer = await makeMember(site, GROOM);
  await rename(newcomer, 'Amit Roy');
  const atHome = await makeShownMember(trial, GROOM);
  await rename(atHome, 'Amit Roy', 'Female');
  for (const member of [newcomer, atHome]) expect(await own(member)).toMatchObject({ name: 'Amit Roy', held: [] });
  const { rowCount } = await site.pool.query('select from held_answers');
  expect(rowCount).toBe(0);
});
