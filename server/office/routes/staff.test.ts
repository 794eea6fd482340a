import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { staffLogOut } from '#contract/staff/accounts.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { isHalfway, rolesFor } from '#contract/staff/rights.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { showToday } from '#contract/staff/today.ts';
import { registerStaffCall } from '#server/office/routes/answer-staff.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const app = await startTestApp();
const office = makeOffice(app);
const staffCalls = officeCalls.filter(({ access }) => access === 'staff');
const proof = (secret: string, step = 0) => ({ password: PASSWORD, code: codeOf(secret, step) });

describe('somebody of the office', () => {
  test('joins by the link of the terminal, sets a second factor, and comes in by both from then on', async () => {
    const made = await office('staff', 'add', 'Mita@trust.example', '--name', 'Mita', '--roles', 'administrator');
    const token = /token=([\w-]{43})/.exec(made.stdout)?.[1] ?? '';
    const client = app.client();
    expect((await client.call('office/lookatjoining', { token })).body).toEqual({
      email: 'mita@trust.example',
      name: 'Mita',
    });
    const short = await client.call('office/join', { token, password: 'elevenchars' });
    expect([short.status, short.body.errors.password]).toEqual([422, expect.stringContaining('at least 12')]);
    expect((await client.call('office/join', { token, password: PASSWORD })).body.msgcode).toBe(1);
    expect((await client.call('office/join', { token, password: PASSWORD })).body.msgkey).toBe('resetLinkOver');

    expect((await client.call('office/showdesk')).body).toMatchObject({
      isproven: false,
      hasfactor: false,
      waiting: {},
    });
    expect((await client.call('office/liststaff')).status).toBe(401);
    const { secret, address, picture } = Object((await client.call('office/showfactor')).body);
    expect([TOTPof(address), picture]).toEqual([secret, expect.stringMatching(/^data:image\/svg\+xml;base64,/)]);
    expect((await client.call('office/setfactor', { code: '000000' })).body.msgkey).toBe('codeWrong');
    const halfway = new Map(client.cookies);
    const set = await client.call('office/setfactor', { code: codeOf(secret) });
    expect(set.body.recoverycodes).toHaveLength(10);
    expect((await client.call('office/liststaff')).status).toBe(200);

    // The token from before the second factor gives no access.
    const thief = app.client();
    for (const [name, value] of halfway) thief.cookies.set(name, value);
    expect((await thief.call('office/showdesk')).status).toBe(401);

    const again = app.client();
    expect(
      (await again.call('office/login', { email: 'MITA@trust.example', password: 'not this one at all' })).body.msgkey,
    ).toBe('emailOrPasswordWrong');
    expect((await again.call('office/login', { email: 'mita@trust.example', password: PASSWORD })).body.msgcode).toBe(
      1,
    );
    // A code is accepted once.
    expect((await again.call('office/givefactor', { code: codeOf(secret) })).body.msgkey).toBe('codeWrong');
    const [recovery = ''] = Object(set.body).recoverycodes;
    expect((await again.call('office/givefactor', { code: recovery.toUpperCase() })).body.msgcode).toBe(1);
    expect((await again.call('office/logout')).body.msgcode).toBe(1);
    expect((await again.call('office/showdesk')).status).toBe(401);
    const third = app.client();
    await third.call('office/login', { email: 'mita@trust.example', password: PASSWORD });
    expect((await third.call('office/givefactor', { code: recovery })).body.msgkey).toBe('codeWrong');
  });

  test('is not told apart from an unknown address, and is kept out after ten wrong passwords', async () => {
    const { email } = await makeStaff(app, ['helper']);
    const tryOne = async (address: string) =>
      (await app.client().call('office/login', { email: address, password: 'not this one at all' })).body;
    expect(await tryOne(email)).toEqual(await tryOne('nobody@trust.example'));
    for (let n = 0; n < 9; n++) await tryOne(email);
    expect((await app.client().call('office/login', { email, password: PASSWORD })).status).toBe(429);
  });

  test('has a cookie that no page of members is sent, and a member’s cookie opens nothing here', async () => {
    const { email } = await makeStaff(app, ['helper']);
    const answer = await app.client().call('office/login', { email, password: PASSWORD });
    const cookies = answer.headers.getSetCookie();
    expect([...new Set(cookies.map((line) => /Path=([^;]+)/.exec(line)?.[1]))].sort()).toEqual([
      '/api/office',
      '/office',
    ]);
    for (const line of cookies) expect(line).toMatch(/HttpOnly; SameSite=Strict$/);
    const { client } = await makeMember(app);
    expect((await client.call('office/showdesk')).status).toBe(401);
  });

  test('switches single keys off, and on again, for themselves alone', async () => {
    const [one, two] = [await makeStaff(app, ['editor']), await makeStaff(app, ['editor'])];
    const hasKeys = async ({ client }: typeof one) => (await client.call('office/showdesk')).body.haskeys;
    expect((await one.client.call('office/setkeys', { keys: '' })).body.msgcode).toBe(1);
    expect([await hasKeys(one), await hasKeys(two)]).toEqual([false, true]);
    await one.client.call('office/setkeys', { keys: 'Yes' });
    expect(await hasKeys(one)).toBe(true);
  });

  test('whose session is over, or whose account ended, is asked to log in', async () => {
    const [one, two] = [await makeStaff(app, ['helper']), await makeStaff(app, ['helper'])];
    await app.pool.query(`update staff_sessions set expires_at = now() - interval '1 second' where staff_id = $1`, [
      one.id,
    ]);
    expect((await one.client.call('office/showdesk')).status).toBe(401);
    await office('staff', 'end', two.email);
    expect((await two.client.call('office/showdesk')).status).toBe(401);
    expect((await app.client().call('office/login', { email: two.email, password: PASSWORD })).body.msgcode).toBe(2);
  });
});

const TOTPof = (address: string): string => new URL(address).searchParams.get('secret') ?? '';

describe('administrators', () => {
  test('make, change, renew and end accounts, with password and code, and each use is recorded', async () => {
    const { client, secret, email } = await makeStaff(app, ['administrator']);
    const wanted = { name: 'Ratan', email: 'ratan@trust.example', roles: 'helper,editor,owner' };
    const unproven = await client.call('office/addstaff', { ...wanted, password: PASSWORD, code: '000000' });
    expect([unproven.status, unproven.body.errors]).toEqual([422, { code: expect.any(String) }]);
    const made = await client.call('office/addstaff', { ...wanted, ...proof(secret) });
    expect(made.body).toMatchObject({ msgcode: 1, link: expect.stringContaining('/office/join?token=') });
    const { staff } = Object((await client.call('office/liststaff')).body);
    const ratan = staff.find((person: { email: string }) => person.email === wanted.email);
    expect(ratan).toMatchObject({ roles: ['helper', 'editor'], hasJoined: false });
    const changed = await client.call('office/changestaffroles', {
      id: String(ratan.id),
      roles: 'moderator',
      ...proof(secret, 1),
    });
    expect(changed.body.msgcode).toBe(1);
    const { rows } = await app.pool.query(
      'select command, subject, outcome from office_uses where who = $1 order by id',
      [email],
    );
    expect(rows).toContainEqual({ command: 'office/addstaff', subject: wanted.email, outcome: 'done' });
    expect(rows).toContainEqual({ command: 'office/changestaffroles', subject: wanted.email, outcome: 'done' });
  });

  test('cannot take the last administrator away, nor each other at once', async () => {
    const { rows: others } = await app.pool.query(`select id from staff where ended_at is null`);
    await app.pool.query('update staff set ended_at = now()');
    const [one, two] = [await makeStaff(app, ['administrator']), await makeStaff(app, ['administrator'])];
    const endOther = (mine: typeof one, other: typeof one) =>
      mine.client.call('office/endstaff', { id: String(other.id), ...proof(mine.secret) });
    const answers = await Promise.all([endOther(one, two), endOther(two, one)]);
    expect(answers.filter(({ status, body }) => status === 200 && body.msgcode === 1)).toHaveLength(1);
    const { rows } = await app.pool.query('select 1 from staff where ended_at is null');
    expect(rows).toHaveLength(1);
    await app.pool.query('update staff set ended_at = null where id = any($1)', [others.map(({ id }) => id)]);
  });
});

const people = await Promise.all(STAFF_ROLES.map(async (role) => ({ role, ...(await makeStaff(app, [role])) })));
// Volunteers must sign their promise before any call.
for (const { role, client } of people)
  if (role === 'matchmaker') await client.call('office/signpromise', { language: 'en', agreed: 'Yes' });
const halfway = await makeStaff(app, [...STAFF_ROLES]);
await app.pool.query('update staff_sessions set is_proven = false where staff_id = $1', [halfway.id]);
// A call that ends the session is made by a separate member of staff.
const clientFor = async ({ role, client }: (typeof people)[number], path: string) =>
  path === staffLogOut.path ? (await makeStaff(app, [role])).client : client;

const send = (client: TestClient, { method, path }: Call) =>
  method === 'GET' ? client.get(`/api/${path}`) : client.call(path);

describe.each(staffCalls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  test('is for staff alone', async () => {
    const answer = await send(app.client(), call);
    const body = { ...call.refused, msg: 'Please log in first', msgkey: 'notLoggedIn' };
    expect([answer.status, answer.body]).toEqual([401, body]);
  });

  test.each(people)('a $role may as the table says, and is refused otherwise, on record', async (person) => {
    const answer = await send(await clientFor(person, path), call);
    if (rolesFor(path).includes(person.role)) {
      expect([200, 404, 422]).toContain(answer.status);
      return;
    }
    expect([answer.status, answer.body.msgkey]).toEqual([403, 'staffOnly']);
    const { rows } = await app.pool.query('select outcome from office_uses where who = $1 and command = $2', [
      person.email,
      path,
    ]);
    expect(rows).toEqual([{ outcome: 'refused' }]);
  });
});

test('a call that nobody has a right to is not answered at all: the server does not start', () => {
  const start = (call: Call) => registerStaffCall(Object({ services: {} }), call, async () => ({}));
  expect(() => start({ ...showToday, path: 'office/forgotten' })).toThrow('office/forgotten');
});

test.each(staffCalls.filter(({ path }) => !isHalfway(path)).map((call) => [call.path, call] as const))(
  '%s needs the second factor',
  async (_, call) => {
    expect((await send(halfway.client, call)).status).toBe(401);
  },
);
