import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember, TICKED } from '#server/testing/members.ts';

const app = await startTestApp({ trustProxy: 1 });
const { pool, printed } = app;
const PASSWORD = 'meghe-dhaka-tara';

interface Shown {
  holders: { id: number }[];
  invitations: { id: number }[];
}

let nextPhone = 9_870_000_001;
let father: TestMember;
let phone: string;

beforeEach(async () => {
  father = await makeMember(app);
  phone = String(nextPhone++);
});

const make = (member: Pick<TestMember, 'client' | 'pid'>, path: string, form: Record<string, string> = {}) =>
  member.client.call(path, { pid: member.pid, ...form });
const show = async ({ client, pid }: Pick<TestMember, 'client' | 'pid'>): Promise<Shown> =>
  JSON.parse((await client.get(`/api/showholders?${new URLSearchParams({ pid })}`)).text);
const codeOf = (wanted: string) => / (\d{6}) /.exec(printed.findLast((line) => line.includes(wanted)) ?? '')?.[1] ?? '';

async function invite(by: Pick<TestMember, 'client' | 'pid'>, whose = 'candidate', to = phone) {
  const answer = await make(by, 'inviteholder', { whose, phone: to });
  await app.outbox.drain();
  return answer;
}

async function join(client: TestClient, to = phone, password = PASSWORD) {
  const { body } = await client.call('agreetoinvitation', { phone: to, code: codeOf(to), password, ...TICKED });
  return body;
}

/** Removes a holder as if the seven days had passed without an objection. */
async function takeOut(by: Pick<TestMember, 'client' | 'pid'>, holder: number | undefined) {
  expect((await make(by, 'removeholder', { holder: String(holder) })).body.msgcode).toBe(1);
  await pool.query('update holder_removals set due_at = now()');
  await sweep(app.db, makeFileStore(tmpdir()));
}

/** Makes a daughter who has accepted her father's invitation. */
async function makeDaughter() {
  await invite(father);
  const client = app.client();
  const body = await join(client);
  expect(body).toMatchObject({ msgcode: 1, profileid: father.pid });
  return { client, pid: father.pid, phone };
}

describe('an invitation', () => {
  test('gives the person who has the code an account of their own, with a confirmed phone, logged in', async () => {
    const daughter = await makeDaughter();
    expect(await show(daughter)).toMatchObject({
      role: 'candidate',
      holders: [
        { role: 'guardian', isMe: false, phoneEnd: father.phone.slice(-4), isReached: true },
        { role: 'candidate', isMe: true, phoneEnd: phone.slice(-4), isReached: false },
      ],
      invitations: [],
    });
    const login = await app.client().call('custlogin', { phone, password: PASSWORD });
    expect(login.body).toMatchObject({ msgcode: 1, profileid: father.pid });
    const { rows } = await pool.query('select phone_verified_at from accounts where phone = $1', [phone]);
    expect(rows[0].phone_verified_at).not.toBeNull();
    expect((await make(father, 'showprofile')).body).toMatchObject({ phone: father.phone });
  });

  test('says to what one is invited, without the surname, and nothing without its code', async () => {
    await invite(father);
    const look = async (code: string) => (await app.client().call('lookatinvitation', { phone, code })).body;
    expect(await look(codeOf(phone))).toMatchObject({ msgcode: 1, whose: 'candidate', name: 'Ruma' });
    expect(await look('000000')).toMatchObject({ msgcode: 2, msgkey: 'invitationUnknown' });
    const { rows } = await pool.query('select t::text as row from invitation_codes t');
    expect(rows.map(({ row }) => row).join()).not.toContain(codeOf(phone));
  });

  test('is tried ten times a day from one network, and the rightful owner tries from another', async () => {
    await invite(father);
    const client = app.client();
    const look = async (code: string) => (await client.call('lookatinvitation', { phone, code })).status;
    const wrong = codeOf(phone) === '111111' ? '222222' : '111111';
    for (let turn = 0; turn < 10; turn += 1) expect(await look(wrong)).toBe(200);
    expect(await look(codeOf(phone))).toBe(429);
    const owner = app.client({ 'x-forwarded-for': '198.51.100.24' });
    expect((await owner.call('lookatinvitation', { phone, code: codeOf(phone) })).body.msgcode).toBe(1);
  });

  test('refused looks as if it waited, also when it is sent again, and the code opens nothing', async () => {
    await invite(father);
    const waiting = await show(father);
    const code = codeOf(phone);
    const answer = await app.client().call('refuseinvitation', { phone, code });
    expect(answer.body).toMatchObject({ msgcode: 1 });
    expect(await show(father)).toEqual(waiting);
    const sentTo = () => printed.filter((line) => line.includes(phone)).length;
    const sent = sentTo();
    expect((await invite(father)).body).toMatchObject({ msgcode: 1, msgkey: 'invitationSent' });
    expect(sentTo()).toBe(sent);
    const again = await show(father);
    expect(again.invitations).toMatchObject([{ role: 'candidate', phone }]);
    expect((await join(app.client(), phone)).msgcode).toBe(2);
  });

  test('withdrawn opens nothing', async () => {
    await invite(father);
    const [one] = (await show(father)).invitations;
    expect((await make(father, 'withdrawinvitation', { invitation: String(one?.id) })).body.msgcode).toBe(1);
    expect(await show(father)).toMatchObject({ invitations: [] });
    expect(await join(app.client())).toMatchObject({ msgcode: 2, msgkey: 'invitationUnknown' });
  });

  test('that somebody has agreed to cannot be withdrawn, and the person stays', async () => {
    await invite(father);
    const [one] = (await show(father)).invitations;
    expect(await join(app.client())).toMatchObject({ msgcode: 1 });
    const late = await make(father, 'withdrawinvitation', { invitation: String(one?.id) });
    expect(late.body).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
    expect((await show(father)).holders).toHaveLength(2);
  });

  test('by a bride whose father wrote of her health leaves her question of it open', async () => {
    const daughter = await makeDaughter();
    expect((await invite(daughter, 'guardian', String(nextPhone++))).body.msgcode).toBe(1);
    const { rows } = await pool.query('select health_decided_at from candidate_choices where profile_id = $1', [
      father.pid,
    ]);
    expect(rows.map(({ health_decided_at }) => health_decided_at)).toEqual(rows.map(() => null));
  });

  test('to a phone that logs in here asks for that password, and the account has two profiles', async () => {
    const other = await makeMember(app, { name: 'Mita Sen' });
    await invite(father, 'candidate', other.phone);
    const client = app.client();
    expect(await join(client, other.phone)).toMatchObject({ msgcode: 2, msgkey: 'invitationPassword' });
    expect(await join(client, other.phone, TEST_PASSWORD)).toMatchObject({ msgcode: 1, profileid: father.pid });
    const both = { client, pid: father.pid };
    expect(await show(both)).toMatchObject({ role: 'candidate', others: [{ profileId: other.pid, name: 'Mita Sen' }] });
    const switched = await make(both, 'switchprofile', { profile: other.pid });
    expect(switched.body).toMatchObject({ msgcode: 1, profileid: other.pid });
    const old = await make(both, 'showprofile');
    expect([old.status, old.body.msgkey]).toEqual([403, 'otherIsOpen']);
    expect((await make({ client, pid: other.pid }, 'showprofile')).body).toMatchObject({ name: 'Mita Sen' });
  });

  test('of two for one phone that are agreed to at the same moment each is answered, and none is lost', async () => {
    const fathers = [father, await makeMember(app)];
    const codes: string[] = [];
    for (const one of fathers) {
      await invite(one);
      codes.push(codeOf(phone));
    }
    const agree = (code: string) =>
      app.client().call('agreetoinvitation', { phone, code, password: PASSWORD, ...TICKED });
    const first = await Promise.all(codes.map(agree));
    expect(first.map(({ status }) => status).every((status) => status < 500)).toBe(true);
    for (const [index, { body }] of first.entries()) if (body.msgcode !== 1) await agree(codes[index] ?? '');
    const { rows } = await pool.query(
      'select p.profile_id as id from account_profiles p join accounts a on a.id = p.account_id where a.phone = $1',
      [phone],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(fathers.map(({ pid }) => pid).sort());
  });

  test('floods no phone: three a day, no matter who sends them', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await invite(await makeMember(app))).status).toBe(200);
    expect((await invite(father)).status).toBe(429);
  });

  test.each([
    ['one’s own phone', () => invite(father, 'candidate', father.phone), { msgkey: 'invitationSelf' }],
    ['no phone', () => invite(father, 'candidate', '1111111111'), { errors: { phone: expect.any(String) } }],
    ['nobody in particular', () => invite(father, 'family'), { errors: { whose: expect.any(String) } }],
  ])('goes not to %s', async (_what, send, expected) => {
    expect((await send()).body).toMatchObject(expected);
    expect((await show(father)).invitations).toEqual([]);
  });

  test('of a second candidate is not possible, and a guardian invites no guardian', async () => {
    await makeDaughter();
    expect((await invite(father, 'candidate', '9870999999')).body).toMatchObject({ msgkey: 'invitationsFull' });
    expect((await invite(father, 'guardian', '9870999998')).status).toBe(422);
  });

  test('of guardians goes from the candidate, to three', async () => {
    expect((await make(father, 'saywhose', { whose: 'candidate' })).body.msgcode).toBe(1);
    for (const to of ['9870999991', '9870999992', '9870999993'])
      expect((await invite(father, 'guardian', to)).body.msgkey).toBe('invitationSent');
    expect((await invite(father, 'guardian', '9870999994')).body.msgkey).toBe('invitationsFull');
  });
});

describe('whose profile it is', () => {
  test('may be said again until somebody is invited, then by the office alone', async () => {
    const say = async (whose: string) => (await make(father, 'saywhose', { whose })).body.msgkey;
    expect(await say('guardian')).toBe('whoseSaid');
    expect(await say('candidate')).toBe('whoseSaid');
    expect(await say('guardian')).toBe('whoseSaid');
    await invite(father);
    expect(await say('candidate')).toBe('whoseByOffice');
  });

  test('said wrongly at first: what was agreed as the bride or groom is void, as if the office had corrected it', async () => {
    const [mother, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    await becomeAcquainted(groom, mother);
    await make(mother, 'giveconsents', { ...TICKED, shown: 'Yes' });
    await make(mother, 'updateprofiledetails', { lookingfor: '' });
    await pool.query("update profile_details set photo_for = 'Members' where profile_id = $1", [mother.pid]);
    await make(mother, 'makecardlink', { days: '7' });
    const state = async () => {
      const { rows } = await pool.query(
        `select d.photo_for,
           (select count(*)::int from card_links l where l.profile_id = d.profile_id and l.ended_at is null) as links,
           (select count(*)::int from undecided_acquaintances u where u.profile_id = d.profile_id) as undecided
         from profile_details d where d.profile_id = $1`,
        [mother.pid],
      );
      return rows[0];
    };
    expect(await state()).toEqual({ photo_for: 'Members', links: 1, undecided: 0 });
    expect((await make(mother, 'saywhose', { whose: 'guardian' })).body.msgkey).toBe('whoseSaid');
    expect(await state()).toEqual({ photo_for: 'Accepted', links: 0, undecided: 1 });
    expect((await mother.client.get(`/api/showshowing?pid=${mother.pid}`)).body).toMatchObject({
      shown: false,
      waiting: { candidate: true },
    });
  });

  test('is asked before it is shown, and a guardian’s waits for the candidate’s own yes', async () => {
    const ask = (member: Pick<TestMember, 'client' | 'pid'>, form: Record<string, string>) =>
      make(member, 'updateshowing', { show: 'Yes', ...form });
    const asks = async (member: Pick<TestMember, 'client' | 'pid'>) =>
      (await member.client.get(`/api/showshowing?${new URLSearchParams({ pid: member.pid })}`)).body;
    expect(await asks(father)).toMatchObject({ shown: false, missing: ['whose'] });
    expect((await ask(father, {})).body.errors).toEqual({ whose: expect.stringMatching(/whose profile this is/) });
    expect((await ask(father, { whose: 'guardian' })).body).toMatchObject({ msgcode: 1, msgkey: 'waitsForCandidate' });
    expect(await asks(father)).toMatchObject({
      shown: false,
      missing: ['candidate'],
      waiting: { office: false, candidate: true },
    });
    const daughter = await makeDaughter();
    expect((await ask(father, {})).body.msgkey).toBe('waitsForCandidate');
    expect((await ask(daughter, {})).body.msgkey).toBe('nowShown');
    expect(await asks(father)).toMatchObject({ shown: true });

    await make(father, 'updateshowing', { show: 'No' });
    expect((await ask(father, {})).body.msgkey).toBe('nowShown');
    await make(daughter, 'updateshowing', { show: 'No' });
    expect((await ask(father, {})).body.msgkey).toBe('waitsForCandidate');
  });
});

describe('somebody who looks after a profile', () => {
  test('is taken out by the candidate: the sessions are over, the phone is free', async () => {
    const daughter = await makeDaughter();
    const [guardian] = (await show(daughter)).holders;
    expect((await make(father, 'removeholder', { holder: '1' })).status).toBe(403);
    await takeOut(daughter, guardian?.id);
    expect((await make(father, 'showprofile')).status).toBe(401);
    expect((await app.client().call('custlogin', { phone: father.phone, password: TEST_PASSWORD })).body.msgcode).toBe(
      2,
    );
    expect((await make(daughter, 'removeholder', { holder: String(guardian?.id) })).body.msgkey).toBe('holderGone');
    const [me] = (await show(daughter)).holders;
    expect((await make(daughter, 'removeholder', { holder: String(me?.id) })).body.msgkey).toBe('holderGone');
  });

  test('is let in by the version before no more', async () => {
    const daughter = await makeDaughter();
    const [guardian] = (await show(daughter)).holders;
    await takeOut(daughter, guardian?.id);
    const { rows } = await pool.query('select phone from members where profile_id = $1', [father.pid]);
    expect(rows).toEqual([{ phone }]);
  });

  test('leaves as a guardian, and the profile stays; not as the only one', async () => {
    expect((await make(father, 'leaveprofile')).body.msgkey).toBe('leaveNeedsCandidate');
    const daughter = await makeDaughter();
    expect((await make(daughter, 'leaveprofile')).body.msgkey).toBe('leaveNeedsCandidate');
    expect((await make(father, 'leaveprofile')).body.msgkey).toBe('profileLeft');
    expect((await make(father, 'showprofile')).status).toBe(401);
    expect((await show(daughter)).holders).toHaveLength(1);
  });
});
