import { expect, test } from 'vitest';
import { confirmPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeMember, step2, TEST_PASSWORD, TICKED } from '#server/testing/members.ts';
import { writeXlsx } from '#server/testing/old-registers/write-xlsx.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client: helper } = await makeStaff(app, ['helper']);
await helper.call('office/setownphone', { phone: '9830099999' });

const HEAD = ['Name', 'Gender', 'DOB', 'Caste', 'Father', 'Phone'];
let made = 0;

interface Released {
  id: string;
  memberId: string;
  /** The phone as stored in the register's account, and as a visitor types it. */
  phone: string;
  typed: string;
}

/** Makes a family of an old register that is on the list of calls. */
async function release(): Promise<Released> {
  made += 1;
  const typed = String(9830055000 + made);
  const file = writeXlsx([HEAD, ['Bina Sarkar', 'F', '3.4.92', 'Kayastha', `Father ${made}`, Number(typed)]]);
  const sent = await helper.call('office/sendregister', { register: new File([new Uint8Array(file)], 'old.xlsx') });
  const id = String(sent.body.id);
  await app.outbox.drain();
  const { register } = Object((await show(id)).body);
  const columns = register.columns.map(({ is }: { is: string }) => is).join();
  await helper.call('office/matchcolumns', { id, columns });
  for (const path of ['enterregister', 'releaseregister']) {
    await app.outbox.drain();
    await helper.call(`office/${path}`, { id });
  }
  await app.outbox.drain();
  const row = await rowOf(id);
  return { id, memberId: row.memberId, typed, phone: await phoneOf(row.memberId) };
}

const show = (id: string, filter = '') => helper.call('office/showregister', { id, filter, fault: '', after: '' });
const rowOf = async (id: string, filter = 'released') => Object((await show(id, filter)).body).rows[0];
const stateOf = async (id: string) =>
  (await app.pool.query('select state, aside_phone as aside from register_rows where import_id = $1', [id])).rows[0];
const phoneOf = async (memberId: string): Promise<string> =>
  (
    await app.pool.query(
      'select a.phone from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
      [memberId],
    )
  ).rows[0]?.phone;

const stepOne = async (typed: string, client = app.client()) => {
  const sent = await client.call('registerstep1', {
    profile_id: 'SV1',
    name: 'Asha Pal',
    email: '',
    phone: typed,
    gender: 'Female',
    password: TEST_PASSWORD,
  });
  return { client, sent, pid: String(sent.body.profileid ?? sent.body.profile_id) };
};

/** Does both steps of a registration and leaves the phone unconfirmed. */
async function bothSteps(typed: string) {
  const begun = await stepOne(typed);
  const done = await begun.client.call('registerstep2', { profile_id: begun.pid, ...step2 });
  expect(done.body.msgkey, done.text).toBe('registrationDone');
  return begun;
}

/** Returns the code that the office reads out. */
async function codeFor(typed: string): Promise<string> {
  await app.outbox.drain();
  const { calls } = Object((await helper.call('office/listcalls')).body);
  const waiting = calls.find(({ phone }: { phone: string }) => phone.endsWith(typed));
  const { body } = await helper.call('office/callnow', { id: waiting?.reference ?? '' });
  return String(Object(body).calledcode);
}
const claim = (typed: string, code: string, client = app.client()) =>
  client.call('claimpaper', { phone: typed, code, password: 'another-password', ...TICKED });
const logIn = async (typed: string, password: string) =>
  (await app.client().call('custlogin', { phone: typed, password })).body;
const spoke = (memberId: string) =>
  helper.call('office/logcall', { member: memberId, outcome: 'spoke', words: '', again: '' });
const answer = (id: string, said: 'yes' | 'no') =>
  helper.call('office/answerregister', { id, number: '2', answer: said, reason: 'called' });
const isSessionOpen = async (client: TestClient, pid: string) =>
  (await client.call('showprofile', { pid })).status === 200;

test('a released family claims its profile by the code that the office reads out, and the register keeps nothing of it', async () => {
  const { id, memberId, typed, phone } = await release();
  const code = await codeFor(typed);
  expect(code).toMatch(/^\d{6}$/);
  const family = app.client();
  expect((await claim(typed, code === '111111' ? '222222' : '111111', family)).body.msgkey).toBe('claimUnknown');
  const claimed = await claim(typed, code, family);
  expect(claimed.body).toMatchObject({ msgcode: 1, profileid: memberId });
  const { rows } = await app.pool.query(
    'select state, sealed, phone_hash, name_hash, other, aside_phone, profile_id from register_rows where import_id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      state: 'claimed',
      sealed: '',
      phone_hash: null,
      name_hash: null,
      other: '',
      aside_phone: null,
      profile_id: memberId,
    },
  ]);
  expect(Object((await family.call('showpersonalinfo', { pid: memberId })).body).row).toMatchObject({
    dateofbirth: '1992-04-03',
  });
  const { rows: accounts } = await app.pool.query(
    'select phone_verified_at is not null as confirmed from accounts where phone = $1',
    [phone],
  );
  expect(accounts).toEqual([{ confirmed: true }]);
  expect((await logIn(typed, 'another-password')).msgcode).toBe(1);
  // A code works once.
  expect((await claim(typed, code)).body.msgkey).toBe('claimUnknown');
  expect((await answer(id, 'yes')).body.msgkey).toBe('changedMeanwhile');
  // Nobody else sees the profile before it is approved. Undoing the register leaves this profile.
  const { client: administrator } = await makeStaff(app, ['administrator']);
  await administrator.call('office/undoregister', { id, reason: 'the wrong file' });
  await app.outbox.drain();
  expect(await phoneOf(memberId)).toBe(phone);
});

test('a released family asks for the code itself: it is read out to its phone, and works in that browser alone', async () => {
  const { memberId, typed } = await release();
  const family = app.client();
  expect((await family.call('askpaperclaim', { phone: typed })).body.msgkey).toBe('paperClaimAsked');
  await app.outbox.drain();
  const code = /: (\d{6}) is/.exec(app.printed.findLast((line) => line.includes(typed)) ?? '')?.[1] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect((await claim(typed, code)).body.msgkey).toBe('claimUnknown');
  expect((await claim(typed, code, family)).body).toMatchObject({ msgcode: 1, profileid: memberId });
});

for (const isFinished of [false, true])
  test(`a stranger who has typed the number${isFinished ? ' and finished both steps' : ''} holds up no claim by code: brought or asked for`, async () => {
    for (const how of ['brought', 'asked'] as const) {
      const { id, memberId, typed, phone } = await release();
      const stranger = isFinished ? await bothSteps(typed) : await stepOne(typed);
      expect(await phoneOf(memberId)).toMatch(/^\+999/);
      expect(await stateOf(id)).toEqual({ state: 'released', aside: phone });
      expect((await rowOf(id)).asks).toContain('registering');
      const family = app.client();
      if (how === 'asked') await family.call('askpaperclaim', { phone: typed });
      await app.outbox.drain();
      const code =
        how === 'brought'
          ? await codeFor(typed)
          : (/: (\d{6}) is/.exec(app.printed.findLast((line) => line.includes(typed)) ?? '')?.[1] ?? '');
      expect(code, how).toMatch(/^\d{6}$/);
      expect((await claim(typed, code, family)).body).toMatchObject({ msgcode: 1, profileid: memberId });
      expect(await phoneOf(memberId)).toBe(phone);
      expect(await stateOf(id)).toEqual({ state: 'claimed', aside: null });
      // The stranger has lost the phone and the session, as when the owner claims the phone at /claim-number.
      expect(await phoneOf(stranger.pid)).toMatch(/^\+999/);
      expect(await isSessionOpen(stranger.client, stranger.pid)).toBe(false);
      expect((await logIn(typed, TEST_PASSWORD)).msgcode).not.toBe(1);
      expect((await logIn(typed, 'another-password')).msgcode).toBe(1);
    }
  });

for (const isFinished of [false, true])
  test(`nor the family’s yes on a call, whichever came first${isFinished ? ', also after both steps' : ''}`, async () => {
    const register = (typed: string) => (isFinished ? bothSteps(typed) : stepOne(typed));
    // Order: the call, then the stranger's registration, then the yes.
    const one = await release();
    await spoke(one.memberId);
    const late = await register(one.typed);
    expect((await answer(one.id, 'yes')).body.msgcode).toBe(1);
    expect(await stateOf(one.id)).toEqual({ state: 'claimed', aside: null });
    expect(await phoneOf(one.memberId)).toBe(one.phone);
    expect(await phoneOf(late.pid)).toMatch(/^\+999/);
    // Order: the stranger's registration, then the call.
    const other = await release();
    const early = await register(other.typed);
    expect((await answer(other.id, 'yes')).status).toBe(409);
    expect(await phoneOf(early.pid)).toBe(other.phone);
    await spoke(other.memberId);
    expect((await answer(other.id, 'yes')).body.msgcode).toBe(1);
    expect(await phoneOf(other.memberId)).toBe(other.phone);
    // From then on the phone counts as taken, with the same message as any other.
    const member = await makeMember(app);
    const [taken, known] = [await stepOne(other.typed), await stepOne(member.phone)];
    expect(taken.sent.text.replace(other.typed, '')).toBe(known.sent.text.replace(member.phone, ''));
    expect(taken.sent.body.msgkey).toBe('phoneTaken');
  });

test('a no leaves the number with who has typed it, and calls nobody again', async () => {
  const { id, memberId, typed, phone } = await release();
  const newcomer = await stepOne(typed);
  expect((await answer(id, 'no')).body.msgcode).toBe(1);
  expect(await phoneOf(memberId)).toBeUndefined();
  expect(await phoneOf(newcomer.pid)).toBe(phone);
  expect(await stateOf(id)).toEqual({ state: 'refused', aside: null });
});

test('a stranger reads the same of a number of the register and of one that nobody has, before and after a call', async () => {
  const { memberId, typed } = await release();
  const free = String(9830066600 + made);
  const text = async (number: string) =>
    (await stepOne(number)).sent.text.replaceAll(/SV\d+/g, 'SV').replaceAll(number, '');
  await spoke(memberId);
  expect(await text(typed)).toBe(await text(free));
});

test('of a confirmation and a claim at once one wins, whole: the other finds nothing', async () => {
  for (let time = 0; time < 6; time++) {
    const { id, memberId, typed, phone } = await release();
    const newcomer = await stepOne(typed);
    const code = await codeFor(typed);
    const { rows } = await app.pool.query('select id from accounts where phone = $1', [phone]);
    const confirm = app.db.transaction().execute((db) => confirmPhone(db, rows[0].id, phone));
    const [, claimed] = await Promise.all(time % 2 === 0 ? [confirm, claim(typed, code)] : [confirm, yesOf()]);
    async function yesOf() {
      await spoke(memberId);
      return answer(id, 'yes');
    }
    expect(claimed?.status).toBeLessThan(500);
    const isFamilys = claimed?.body.msgcode === 1;
    expect(await stateOf(id)).toEqual({ state: isFamilys ? 'claimed' : 'registered', aside: null });
    expect(await phoneOf(isFamilys ? memberId : newcomer.pid)).toBe(phone);
    expect(await phoneOf(isFamilys ? newcomer.pid : memberId)).not.toBe(phone);
  }
});
