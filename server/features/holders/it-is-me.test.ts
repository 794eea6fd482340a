import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { CLOSED_WHILE_CLAIMED } from '#contract/session-rights.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { proofOf } from '#server/testing/two-of-staff.ts';

const app = await startTestApp();
const { pool, printed } = app;
const moderator = await makeStaff(app, ['moderator']);
const helper = await makeStaff(app, ['helper']);
const administrator = await makeStaff(app, ['administrator']);
const PASSWORD = 'meghe-dhaka-tara';
const CALLED = '9831122334';
const TICKED = { agreed: 'Yes', marriageonly: 'Yes', truthful: 'Yes' };

let nextPhone = 9_871_000_001;
/** A father who has claimed to be the bride, and the family that he has accepted. */
let father: TestMember;
let groom: TestMember;
let phone: string;

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await pool.query('delete from office_requests');
  await pool.query('delete from whose_claims');
  father = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await pool.query("insert into candidate_choices (profile_id, said_yes_at, said_to) values ($1, now(), 'site')", [
    father.pid,
  ]);
  await becomeAcquainted(groom, father);
  phone = String(nextPhone++);
});

type Sitting = Pick<TestMember, 'client' | 'pid'>;
const make = (who: Sitting, path: string, form: Record<string, string> = {}) =>
  who.client.call(path, { pid: who.pid, ...form });
const show = async ({ client, pid }: Sitting) =>
  JSON.parse((await client.get(`/api/showholders?${new URLSearchParams({ pid })}`)).text);
const noticesOf = async (who: Sitting): Promise<string[]> =>
  JSON.parse((await make(who, 'notices')).text).notices.map(({ kind }: { kind: string }) => kind);
const codeOf = (wanted: string) => / (\d{6}) /.exec(printed.findLast((line) => line.includes(wanted)) ?? '')?.[1] ?? '';

async function invite(): Promise<Record<string, string>> {
  expect((await make(father, 'inviteholder', { whose: 'guardian', phone })).body.msgcode).toBe(1);
  await app.outbox.drain();
  return { phone, code: codeOf(phone), password: PASSWORD, ...TICKED };
}
/** Joins as the daughter, who answers the invitation that the profile is her own. */
async function joinAsSelf(client: TestClient = app.client()) {
  const { body } = await client.call('agreetoinvitation', { ...(await invite()), self: 'Yes' });
  return { body, daughter: { client, pid: father.pid } };
}
const accountOf = async (wanted: string): Promise<string> =>
  String((await pool.query('select id from accounts where phone = $1', [wanted])).rows[0].id);
const listed = async (by = moderator) => JSON.parse((await by.client.call('office/listwhose')).text);
const spoke = async (account: string, by = helper) =>
  by.client.call('office/spokewith', {
    member: father.pid,
    account,
    called: CALLED,
    reason: 'She told me her birth date',
  });
const askRole = async (account: string) =>
  moderator.client.call('office/changerole', {
    member: father.pid,
    account,
    role: 'candidate',
    reason: 'She showed her voter card',
    ...(await proofOf(app, moderator)),
  });
async function carryOut() {
  const { requests } = JSON.parse((await moderator.client.call('office/listrequests')).text);
  const id = String(requests[0].id);
  await helper.client.call('office/agreetorequest', { id, reason: 'Heard her', ...(await proofOf(app, helper)) });
  return (await moderator.client.call('office/dorequest', { id })).body;
}
const refuse = (account: string) =>
  moderator.client.call('office/refusewhose', { member: father.pid, account, reason: 'It was a joke' });
const isFrozen = async (who: Sitting = father) => (await make(who, 'showprofile')).body.claimed;

describe('a daughter who was invited as a guardian and says: I am the bride myself', () => {
  test('freezes what sends, accepts and gives phones, with all told, and stands in the office with its clock', async () => {
    const { body, daughter } = await joinAsSelf();
    expect(body).toMatchObject({ msgcode: 1, msgkey: 'saidSelf?hours=24', profileid: father.pid });
    expect(await show(daughter)).toMatchObject({
      role: 'guardian',
      holders: [
        { role: 'candidate', isMe: false, saysItIsMe: false },
        { role: 'guardian', isMe: true, saysItIsMe: true },
      ],
    });
    expect((await show(father)).acts[0]).toMatchObject({ act: 'saidSelf', role: 'guardian' });
    expect(await noticesOf(father)).toContain('whoseClaimed');
    expect(await noticesOf(daughter)).toContain('whoseClaimed');
    expect(await isFrozen()).toBe(true);

    const stranger = await makeShownMember(app, { gender: 'Male' });
    await ask(stranger, 'sendintroduction', father, { note: '' });
    for (const [path, form] of [
      ['acceptintroduction', { member: stranger.pid }],
      ['sendintroduction', { member: groom.pid, note: '' }],
      ['opencontact', { member: groom.pid }],
      ['endacquaintance', { member: groom.pid }],
      ['changephone', { phone: '9831000000' }],
      ['choosereached', { holder: await accountOf(phone) }],
      ['removeholder', { holder: await accountOf(phone), code: '' }],
      ['updateshowing', { show: 'Yes', whose: '', shownto: 'Chosen' }],
      ['confirmcode', { about: 'guardian', code: '123456' }],
    ] as const) {
      if (path === 'confirmcode')
        await pool.query(
          "insert into profile_details (profile_id, guardian_phone) values ($1, '9831000001') on conflict (profile_id) do update set guardian_phone = excluded.guardian_phone",
          [father.pid],
        );
      const answer = await make(father, path, { ...form });
      expect([path, answer.status, answer.body.msgkey]).toEqual([path, 409, 'closedUntilOffice']);
    }
    // Declining, blocking and hiding are still allowed during a claim.
    expect((await ask(father, 'declineintroduction', stranger)).body.msgcode).toBe(1);

    const { claims } = await listed();
    expect(claims).toMatchObject([
      { memberId: father.pid, phone, role: 'guardian', hasSpoken: false, hasSpokenToOther: false, isAsked: false },
    ]);
    expect(Date.parse(claims[0].due) - Date.parse(claims[0].saidAt)).toBe(24 * 3_600_000);
  });

  test('what closes is named once more on purpose', () => {
    expect(CLOSED_WHILE_CLAIMED.map(({ path }) => path).sort()).toEqual(
      `acceptintroduction agreetocardlink agreetopaircheck askremovalcode changephone choosereached confirmchange endacquaintance giveownphone
      keepacquaintance makecardlink opencontact opensealedword presstogether pressweekly removeholder reserveaccepting sendchangecode sendintroduction
        writesealedword answerquestion saymarried sendmessage agreetocouplestory savecouplestory proposemeeting choosemeeting addtogetherday savecallhours
        savewedding answerproposal updatedisability updatewelcome`
        .split(/\s+/)
        .sort(),
    );
  });

  test('late, it is the first of all that waits', async () => {
    await joinAsSelf();
    await pool.query(
      "insert into contact_messages (reference, name, email, phone, subject, content, sent_at) values ($1, 'a', 'a@b.in', '', 'x', 'y', now() - interval '30 days') on conflict do nothing",
      [`SB-${phone.slice(-4)}-AAAA`],
    );
    const both = await makeStaff(app, ['moderator', 'helper']);
    const first = async () => JSON.parse((await both.client.call('office/today')).text).waits[0].kind;
    expect(await first()).toBe('letter');
    await pool.query("update whose_claims set said_at = said_at - interval '25 hours' where ended_at is null");
    expect(await first()).toBe('whose');
    // A claim is never settled automatically.
    await sweep(app.db, makeFileStore(tmpdir()));
    expect(await isFrozen()).toBe(true);
  });

  test('is right: the office speaks, two agree, the roles change, and she says what becomes of each family', async () => {
    await make(father, 'giveconsents', TICKED);
    await make(father, 'updateshowing', { show: 'Yes', whose: '', shownto: '' });
    await make(father, 'updateprofiledetails', { photofor: 'Members' });
    const { daughter } = await joinAsSelf();
    const account = await accountOf(phone);
    expect(await askRole(account)).toMatchObject({ status: 409, body: { msgkey: 'speakFirst' } });
    expect((await spoke(account)).body.msgcode).toBe(1);
    expect((await spoke('999999')).status).toBe(404);
    expect((await askRole(account)).body.msgkey).toBe('requestAsked');
    expect((await listed()).claims).toMatchObject([{ hasSpoken: true, isAsked: true }]);
    expect(await isFrozen()).toBe(true);
    expect((await carryOut()).msgkey).toBe('requestDone');

    expect(await isFrozen()).toBe(false);
    expect(await show(daughter)).toMatchObject({
      role: 'candidate',
      said_yes_at: '',
      accepts_alone: true,
      asks_health: true,
    });
    expect(await show(father)).toMatchObject({ role: 'guardian' });
    expect(await noticesOf(father)).toContain('whoseCorrected');
    const consents = await pool.query(
      "select from consents where profile_id = $1 and withdrawn_at is null and kind in ('showing', 'photo')",
      [father.pid],
    );
    expect(consents.rowCount).toBe(0);
    expect((await listed()).claims).toEqual([]);

    // Nobody sees her before she has consented herself.
    const lost = { lost: [{ memberId: father.pid, loss: 'notReached' }] };
    expect(JSON.parse((await make(groom, 'introductions')).text)).toMatchObject({ outbox: [], ...lost });
    await make(daughter, 'giveconsents', TICKED);
    expect((await make(daughter, 'updateshowing', { show: 'Yes', whose: '', shownto: '' })).body.msgkey).toBe(
      'nowShown',
    );
    expect(JSON.parse((await make(groom, 'introductions')).text)).toMatchObject(lost);
    expect((await ask(groom, 'member', father)).body.msgkey).toBe('familyNotReached');
    expect((await ask(groom, 'opencontact', father)).status).toBe(404);

    const hers = { ...father, client: daughter.client };
    expect((await make(daughter, 'showprofile', { completeness: 'Yes' })).body.undecided).toBe(1);
    expect((await make(father, 'showprofile', { completeness: 'Yes' })).body.undecided).toBe(0);
    expect(await ask(hers, 'opencontact', groom)).toMatchObject({ status: 409, body: { msgkey: 'decideFirst' } });
    expect(JSON.parse((await make(daughter, 'introductions')).text).inbox).toMatchObject([{ isUndecided: true }]);
    expect((await ask(father, 'keepacquaintance', groom)).status).toBe(403);
    expect((await ask(hers, 'keepacquaintance', groom)).body.msgkey).toBe('acquaintanceKept');
    expect((await ask(hers, 'keepacquaintance', groom)).body.msgkey).toBe('changedMeanwhile');
    expect((await ask(hers, 'opencontact', groom)).body.phone).toBe(groom.phone);
    expect((await ask(groom, 'member', father)).body.standing).toBe('accepted');
    expect((await make(daughter, 'showprofile', { completeness: 'Yes' })).body.undecided).toBe(0);
    // The office has confirmed her, so this claim fails.
    expect((await make(father, 'sayitisme')).body).toMatchObject({ msgcode: 2, msgkey: 'selfByOffice' });
  });

  test('is not silenced by an objection of the one who would lose it: then a second person decides, and no day', async () => {
    await joinAsSelf();
    const account = await accountOf(phone);
    await spoke(account);
    await askRole(account);
    expect((await make(father, 'objecttooffice')).body.msgkey).toBe('officeHeard');
    await pool.query("update office_requests set due_at = now() - interval '1 hour'");
    const { requests } = JSON.parse((await moderator.client.call('office/listrequests')).text);
    expect(requests).toMatchObject([{ ended: '', isObjected: true, aloneAt: '', mayDo: false }]);
    const id = String(requests[0].id);
    expect((await moderator.client.call('office/dorequest', { id })).body.msgkey).toBe('requestWaits');
    expect((await carryOut()).msgkey).toBe('requestDone');
  });

  test('an objection is heard also where it stops something else that the office asks for', async () => {
    await joinAsSelf();
    const account = await accountOf(phone);
    await spoke(account);
    await askRole(account);
    await pool.query(
      `insert into office_requests (kind, reason, profile_id, account_id, asked_by, due_at)
       values ('reset', 'He has lost it', $1, $2, $3, now() + interval '1 day')`,
      [father.pid, await accountOf(father.phone), helper.email],
    );
    expect((await make(father, 'objecttooffice')).body.msgkey).toBe('officeHeard');
    const { rows } = await pool.query('select kind, ended_how, needs_two from office_requests order by id');
    expect(rows).toEqual([
      { kind: 'role', ended_how: '', needs_two: true },
      { kind: 'reset', ended_how: 'objected', needs_two: false },
    ]);
    await pool.query("update office_requests set due_at = now() - interval '1 hour'");
    const [{ id }] = (await pool.query("select id from office_requests where kind = 'role'")).rows;
    expect((await moderator.client.call('office/dorequest', { id: String(id) })).body.msgkey).toBe('requestWaits');
  });

  test('a role that was asked for before she said it, or without a call to her, does not change hands by it', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    const account = await accountOf(daughter.phone);
    const roles = async () =>
      (
        await pool.query('select account_id, role from account_profiles where profile_id = $1 order by joined_at', [
          father.pid,
        ])
      ).rows;
    const before = await roles();
    expect((await askRole(account)).body.msgkey).toBe('requestAsked');
    await make(daughter, 'sayitisme');
    expect((await carryOut()).msgkey).toBe('requestOvertaken');
    await spoke(account);
    // The call alone does not make an older request valid.
    await pool.query('delete from whose_claims');
    await askRole(account);
    await make(daughter, 'sayitisme');
    await spoke(account);
    expect((await carryOut()).msgkey).toBe('requestOvertaken');
    expect(await roles()).toEqual(before);
    expect(await isFrozen()).toBe(true);
    await askRole(account);
    await pool.query('delete from spoken_calls where profile_id = $1', [father.pid]);
    expect((await carryOut()).msgkey).toBe('requestOvertaken');
    await spoke(account);
    await askRole(account);
    expect((await carryOut()).msgkey).toBe('requestDone');
    expect(await show(daughter)).toMatchObject({ role: 'candidate' });
  });

  test('nor does a role that was asked for somebody else, while she has not been heard', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [father.pid]);
    await askRole(await accountOf(father.phone));
    await make(daughter, 'sayitisme');
    expect((await carryOut()).msgkey).toBe('requestOvertaken');
    expect(await askRole(await accountOf(father.phone))).toMatchObject({ status: 409, body: { msgkey: 'speakFirst' } });
    expect(await show(father)).toMatchObject({ role: 'guardian' });
  });

  test('is not shut out by a call to the wrong one that was made while she said it', async () => {
    const { daughter } = await joinAsSelf();
    await spoke(await accountOf(father.phone));
    expect((await make(daughter, 'takebackitisme')).body.msgkey).toBe('selfTakenBack');
    expect((await make(daughter, 'sayitisme')).body.msgkey).toBe('saidSelf?hours=24');
    // The claim of a second person waits too.
    phone = String(nextPhone++);
    const { body, daughter: other } = await joinAsSelf();
    expect(body.msgkey).toBe('saidSelf?hours=24');
    // If the office refuses one of two claims, this does not decide the other.
    await spoke(await accountOf(father.phone));
    expect((await refuse(await accountOf(phone))).body.msgcode).toBe(1);
    await make(daughter, 'takebackitisme');
    expect((await make(daughter, 'sayitisme')).body.msgkey).toBe('saidSelf?hours=24');
    expect((await make(other, 'sayitisme')).body.msgkey).toBe('selfByOffice');
  });

  test('calls of before that was kept are marked by what is known of each claim', async () => {
    await joinAsSelf();
    const [hers, his] = [await accountOf(phone), await accountOf(father.phone)];
    await spoke(hers);
    await spoke(his);
    const fill = await readFile('database/migrations/0491_calls_in_claims_filled.sql', 'utf8');
    const filled = async () => {
      await pool.query('update spoken_calls set in_claim = null, settled_at = null where profile_id = $1', [
        father.pid,
      ]);
      await pool.query(fill, ['', 100_000]);
      const { rows } = await pool.query(
        'select account_id::text as account, in_claim, settled_at is not null as settled from spoken_calls where profile_id = $1 order by id',
        [father.pid],
      );
      return rows;
    };
    const marked = (settledFor: string) =>
      [hers, his].map((account) => ({ account, in_claim: true, settled: account === settledFor }));
    expect(await filled()).toEqual(marked(''));
    await refuse(hers);
    expect(await filled()).toEqual(marked(his));
    await pool.query("update whose_claims set ended_how = 'withdrawn' where profile_id = $1", [father.pid]);
    expect(await filled()).toEqual(marked(''));
    await pool.query('delete from whose_claims where profile_id = $1', [father.pid]);
    expect((await filled())[0]).toMatchObject({ in_claim: null, settled: false });
  });

  test('a call of the time before somebody was the bride makes nobody known', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    await pool.query("update account_profiles set role = 'family' where profile_id = $1 and account_id = $2", [
      father.pid,
      await accountOf(father.phone),
    ]);
    await spoke(await accountOf(father.phone));
    expect((await make(father, 'saywhose', { whose: 'candidate' })).body.msgkey).toBe('whoseSaid');
    expect((await make(daughter, 'sayitisme')).body.msgkey).toBe('saidSelf?hours=24');
  });

  test('without an account of the bride or groom nobody says in their place that an acquaintance goes on', async () => {
    const { daughter } = await joinAsSelf();
    const account = await accountOf(phone);
    await spoke(account);
    await askRole(account);
    await carryOut();
    await make(daughter, 'giveconsents', TICKED);
    await pool.query("delete from account_profiles where profile_id = $1 and role = 'candidate'", [father.pid]);
    expect(await ask(father, 'keepacquaintance', groom)).toMatchObject({
      status: 403,
      body: { msgkey: 'candidateAlone' },
    });
    expect(await ask(father, 'opencontact', groom)).toMatchObject({ status: 409, body: { msgkey: 'decideFirst' } });
    expect((await ask(father, 'endacquaintance', groom)).body.msgcode).toBe(1);
  });

  test('ends kindly what she does not want, which the other family reads as any end', async () => {
    const { daughter } = await joinAsSelf();
    const account = await accountOf(phone);
    await spoke(account);
    await askRole(account);
    await carryOut();
    const hers = { ...father, client: daughter.client };
    expect((await ask(hers, 'endacquaintance', groom)).body.msgcode).toBe(1);
    const ended = { lost: [{ memberId: father.pid, loss: 'ended' }] };
    expect(JSON.parse((await make(groom, 'introductions')).text)).toMatchObject(ended);
    // Once others see her again, they read it like any other end.
    await make(daughter, 'giveconsents', TICKED);
    await make(daughter, 'updateshowing', { show: 'Yes', whose: '', shownto: '' });
    expect(await noticesOf(groom)).toContain('acquaintanceEnded');
    expect((await pool.query('select from undecided_acquaintances where profile_id = $1', [father.pid])).rowCount).toBe(
      0,
    );
  });

  test('is not so: the freeze ends, all are told, and nobody says it again of a bride whom the office knows', async () => {
    const { daughter } = await joinAsSelf();
    const account = await accountOf(phone);
    expect(await refuse(account)).toMatchObject({ status: 409, body: { msgkey: 'speakFirst' } });
    await spoke(await accountOf(father.phone));
    expect((await refuse(account)).body.msgcode).toBe(1);
    expect((await refuse(account)).body.msgkey).toBe('changedMeanwhile');
    expect(await isFrozen()).toBe(false);
    expect(await noticesOf(father)).toContain('whoseStays');
    expect(await show(daughter)).toMatchObject({ role: 'guardian', holders: [{}, { saysItIsMe: false }] });
    expect((await make(daughter, 'sayitisme')).body).toMatchObject({ msgcode: 2, msgkey: 'selfByOffice' });
    // The claim is refused in an invitation too, and the invitation stays open.
    phone = String(nextPhone++);
    const sent = { ...(await invite()), self: 'Yes' };
    expect((await app.client().call('agreetoinvitation', sent)).body).toMatchObject({
      msgcode: 2,
      msgkey: 'selfByOffice',
    });
    expect((await app.client().call('agreetoinvitation', { ...sent, self: '' })).body.msgkey).toBe('invitationAgreed');
    expect(await isFrozen()).toBe(false);
  });

  test('who the office spoke with, on which number, is kept with the name, for the administrator and in the records', async () => {
    await joinAsSelf();
    await spoke(await accountOf(phone));
    const { spoken } = await listed(administrator);
    expect(spoken[0]).toMatchObject({
      memberId: father.pid,
      phone: CALLED,
      by: helper.email,
      name: expect.stringContaining('Person'),
    });
    const { rows } = await pool.query(
      "select who, subject from office_uses where command = 'office/spokewith' order by id desc limit 1",
    );
    expect(rows).toEqual([{ who: helper.email, subject: 'called 2334' }]);
    expect((await helper.client.call('office/listwhose')).status).toBe(403);
    const bad = { member: father.pid, account: await accountOf(phone), called: '12', reason: 'x' };
    expect((await helper.client.call('office/spokewith', bad)).body.errors).toHaveProperty('called');
  });
});

describe('somebody who says it', () => {
  test('takes it back; said again, it goes on with its clock', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    for (const _ of [1, 2]) {
      expect((await make(daughter, 'sayitisme')).body.msgkey).toBe('saidSelf?hours=24');
      expect((await make(daughter, 'sayitisme')).body.msgkey).toBe('saidSelfBefore');
      expect(await isFrozen()).toBe(true);
      await pool.query("update whose_claims set said_at = said_at - interval '20 hours' where profile_id = $1", [
        father.pid,
      ]);
      expect((await make(father, 'takebackitisme')).body.msgkey).toBe('changedMeanwhile');
      expect((await make(daughter, 'takebackitisme')).body.msgkey).toBe('selfTakenBack');
      expect((await make(daughter, 'takebackitisme')).body.msgkey).toBe('changedMeanwhile');
      expect(await isFrozen()).toBe(false);
    }
    await make(daughter, 'sayitisme');
    expect(Date.parse((await listed()).claims[0].due)).toBeLessThan(Date.now());
    expect((await make(father, 'sayitisme')).body.msgkey).toBe('whoseByOffice');
  });

  describe('while it is open, or before the bride has agreed for herself', () => {
    const undoOf = async (bride: Sitting, act: string) => {
      const { acts } = await show(bride);
      const found = acts.find((one: { act: string }) => one.act === act);
      return { mayBeUndone: found.mayBeUndone, ...(await make(bride, 'takebackact', { act: String(found.id) })) };
    };
    /** Makes one act of each kind by a mother beside the daughter. */
    async function makeActs() {
      const mother = await addHolder(app, father, 'guardian');
      const [one, two, three] = [
        await makeShownMember(app, { gender: 'Male' }),
        await makeShownMember(app, { gender: 'Male' }),
        await makeShownMember(app, { gender: 'Male' }),
      ];
      await make(father, 'reserveaccepting', { reserve: 'No' });
      expect((await ask(mother, 'sendintroduction', one, { note: '' })).body.msgkey).toBe('introductionSent');
      await ask(mother, 'withdrawintroduction', one);
      await ask(two, 'sendintroduction', father, { note: '' });
      expect((await ask(mother, 'declineintroduction', two, { tell: '', reason: '' })).body.msgcode).toBe(1);
      await ask(three, 'sendintroduction', father, { note: '' });
      expect((await ask(mother, 'acceptintroduction', three)).body.msgkey).toBe('introductionAccepted');
      expect(
        (await ask(mother, 'sendintroduction', await makeShownMember(app, { gender: 'Male' }), { note: '' })).body
          .msgcode,
      ).toBe(1);
      return mother;
    }

    test('what puts an interest before another family is not undone; what takes one back is', async () => {
      const mother = await makeActs();
      await make(mother, 'sayitisme');
      for (const act of ['withdrew', 'declined'])
        expect(await undoOf(father, act)).toMatchObject({
          mayBeUndone: false,
          status: 409,
          body: { msgkey: 'closedUntilOffice' },
        });
      for (const act of ['sent', 'accepted'])
        expect(await undoOf(father, act)).toMatchObject({ mayBeUndone: true, body: { msgkey: 'actUndone' } });
      await make(mother, 'takebackitisme');
      expect(await undoOf(father, 'withdrew')).toMatchObject({ mayBeUndone: true, body: { msgkey: 'actUndone' } });
    });

    test('nor by a bride who has still to agree', async () => {
      await makeActs();
      const account = await accountOf(father.phone);
      await pool.query("delete from consents where profile_id = $1 and account_id = $2 and kind = 'truthful'", [
        father.pid,
        account,
      ]);
      for (const act of ['withdrew', 'declined'])
        expect(await undoOf(father, act)).toMatchObject({
          mayBeUndone: false,
          status: 403,
          body: { msgkey: 'agreeFirst' },
        });
      for (const act of ['sent', 'accepted'])
        expect(await undoOf(father, act)).toMatchObject({ mayBeUndone: true, body: { msgkey: 'actUndone' } });
    });

    test('without an account of hers nobody undoes anything', async () => {
      const mother = await makeActs();
      const { acts } = await show(father);
      await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [father.pid]);
      const sent = { act: String(acts.find(({ act }: { act: string }) => act === 'accepted').id) };
      expect(await make(mother, 'takebackact', sent)).toMatchObject({
        status: 403,
        body: { msgkey: 'candidateAlone' },
      });
    });
  });

  test('takes it back also before she has agreed for herself', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    await make(daughter, 'sayitisme');
    await pool.query("delete from consents where profile_id = $1 and account_id = $2 and kind = 'truthful'", [
      father.pid,
      await accountOf(daughter.phone),
    ]);
    expect((await make(daughter, 'takebackitisme')).body.msgkey).toBe('selfTakenBack');
  });

  test('an acceptance that is undone is undecided no more, and one of her own never is', async () => {
    const mother = await addHolder(app, father, 'guardian');
    const other = await makeShownMember(app, { gender: 'Male' });
    await make(father, 'reserveaccepting', { reserve: 'No' });
    await ask(other, 'sendintroduction', father, { note: '' });
    await ask(mother, 'acceptintroduction', other);
    const wait = () =>
      pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [
        father.pid,
        other.pid,
      ]);
    const waits = async () =>
      (
        await pool.query('select from undecided_acquaintances where profile_id = $1 and member_id = $2', [
          father.pid,
          other.pid,
        ])
      ).rowCount;
    await wait();
    const { acts } = await show(father);
    expect((await make(father, 'takebackact', { act: String(acts[0].id) })).body.msgkey).toBe('actUndone');
    expect(await waits()).toBe(0);
    await wait();
    expect((await ask(father, 'acceptintroduction', other)).body.msgkey).toBe('introductionAccepted');
    expect(await waits()).toBe(0);
  });

  test('was to be taken out: that waits for the office; who leaves ends it', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    await make(father, 'removeholder', { holder: await accountOf(daughter.phone), code: '' });
    await make(daughter, 'sayitisme');
    await pool.query('update holder_removals set due_at = now()');
    await sweep(app.db, makeFileStore(tmpdir()));
    expect((await show(father)).holders).toHaveLength(2);
    expect((await make(daughter, 'leaveprofile')).body.msgcode).toBe(1);
    expect(await isFrozen()).toBe(false);
    expect((await listed()).claims).toEqual([]);
  });

  test('invited, withdrawn and invited again: the last code alone says it', async () => {
    const first = await invite();
    const { invitations } = await show(father);
    await make(father, 'withdrawinvitation', { invitation: String(invitations[0].id) });
    const claim = (sent: Record<string, string>) => app.client().call('agreetoinvitation', { ...sent, self: 'Yes' });
    expect((await claim(first)).body.msgkey).toBe('invitationUnknown');
    expect(await isFrozen()).toBe(false);
    expect((await claim(await invite())).body.msgkey).toBe('saidSelf?hours=24');
    expect(await isFrozen()).toBe(true);
  });

  test('a profile that is paused, hidden, suspended or to be deleted keeps the question until it is settled, and a deletion ends it', async () => {
    const daughter = await addHolder(app, father, 'guardian');
    await make(daughter, 'sayitisme');
    expect((await make(father, 'pauseprofile', { kind: 'paused', reason: 'notNow' })).body.msgcode).toBe(1);
    expect((await make(father, 'updateshowing', { show: 'No' })).body.msgcode).toBe(1);
    expect((await listed()).claims).toHaveLength(1);
    await pool.query('update members set suspended_at = now() where profile_id = $1', [father.pid]);
    expect((await listed()).claims).toHaveLength(1);
    await pool.query('update members set suspended_at = null where profile_id = $1', [father.pid]);
    expect((await make(father, 'deleteprofile', { password: TEST_PASSWORD })).body.msgcode).toBe(1);
    expect((await listed()).claims).toHaveLength(1);
    await pool.query('update members set deletion_due_at = now() where profile_id = $1', [father.pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
    expect((await listed()).claims).toEqual([]);
  });

  test('a family that blocks while she has not said ends the acquaintance, as ever', async () => {
    await pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [
      father.pid,
      groom.pid,
    ]);
    await ask(father, 'blockmember', groom);
    expect(JSON.parse((await make(groom, 'introductions')).text).lost).toEqual([
      { memberId: father.pid, loss: 'ended' },
    ]);
    expect((await make(father, 'showprofile', { completeness: 'Yes' })).body.undecided).toBe(0);
  });
});
