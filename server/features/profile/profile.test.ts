import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { bornYearsAgo } from '#server/testing/birth-dates.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const member = await makeMember(app, { name: 'রুমা ঘোষ' });
const { client, pid, phone } = member;
const form = { pid, name: 'Ruma', email: '', gender: 'Female', phone };

describe('showprofile', () => {
  test('answers the member’s own record', async () => {
    const answer = await client.call('showprofile', { pid });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      profile_id: pid,
      name: 'রুমা ঘোষ',
      email: '',
      gender: 'Female',
      phone,
      pic: '',
      account: expect.stringMatching(/^[\w-]{16}$/),
      registered: true,
      spelled: 'Ruma Ghosh',
      namespelled: '',
      restricted: false,
      suspended: false,
      powerlink_opened_at: '',
      asks_to_accept: false,
      beside: false,
      candidate: false,
      agrees_to_health: false,
      unagreed: false,
      recovers_until: '',
      claimed: false,
      undecided: 0,
      asks: '',
      asked_until: '',
      phone_confirmed: true,
      confirm_by: '',
      held: [],
      new_notices: 0,
      reached: true,
      rests: false,
      waiting: 0,
      completeness: [],
    });
  });
});

describe('updatedashboard', () => {
  test('changes the name', async () => {
    const answer = await client.call('updatedashboard', { ...form, name: 'Ruma Basu' });
    expect(answer.body).toEqual({ msgcode: 1, msg: 'Saved', msgkey: 'saved', msgcolor: 'green' });
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ name: 'Ruma Basu' });
  });

  test('never changes the phone', async () => {
    const answer = await client.call('updatedashboard', { ...form, phone: '9000000001' });
    expect(answer.body.msgcode).toBe(1);
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone });
  });

  test('stores an e-mail where there is none, and leaves the one that is stored', async () => {
    await client.call('updatedashboard', { ...form, email: 'ruma@example.in' });
    await client.call('updatedashboard', { ...form, email: 'other@example.in' });
    await client.call('updatedashboard', { ...form, email: '' });
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ email: 'ruma@example.in' });
  });

  test('accepts what registration took for an e-mail as it is, and an address in its place', async () => {
    const mistyped = await makeMember(app, { email: 'ananya(at)gmail.com' });
    const own = { ...form, pid: mistyped.pid, phone: mistyped.phone };
    const save = (email: string) => mistyped.client.call('updatedashboard', { ...own, email });
    const emailOf = async () => (await mistyped.client.call('showprofile', { pid: mistyped.pid })).body.email;
    expect((await save('ananya(at)gmail.com')).body.msgcode).toBe(1);
    expect((await save('ananya at gmail')).body).toMatchObject({ msgcode: 2, errors: { email: 'Email Required' } });
    expect(await emailOf()).toBe('ananya(at)gmail.com');
    expect((await save('ananya@gmail.com')).body.msgcode).toBe(1);
    expect(await emailOf()).toBe('ananya@gmail.com');
  });

  test.each([
    ['name', '', 'Name Required'],
    ['email', 'not an address', 'Email Required'],
    ['email', 'a@b', 'Email Required'],
    ['gender', '', 'Select Gender'],
    ['gender', 'Other', 'Select Gender'],
    ['phone', '983001234', 'Phone Number Required'],
    ['phone', '', 'Phone Number Required'],
  ])('%s %j: %s', async (name, value, sentence) => {
    const answer = await client.call('updatedashboard', { ...form, [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, msgcolor: 'red', errors: { [name]: sentence } });
  });

  test('a bride of 18 cannot become a groom, one of 21 can', async () => {
    const young = await makeMember(app, { dateofbirth: bornYearsAgo(21, 1) });
    const change = (who: typeof young) =>
      who.client.call('updatedashboard', { ...form, pid: who.pid, phone: who.phone, gender: 'Male' });
    const refused = await change(young);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ gender: 'Groom must be at least 21 years old' });
    const grown = await makeMember(app, { dateofbirth: bornYearsAgo(21) });
    expect((await change(grown)).body.msgcode).toBe(1);
    expect((await grown.client.call('showprofile', { pid: grown.pid })).body).toMatchObject({ gender: 'Male' });
  });
});
