import { beforeEach, describe, expect, test } from 'vitest';
import { settleRemovals } from '#server/notices/removals.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

let father: TestMember;
let bride: TestMember;
let groom: TestMember;

beforeEach(async () => {
  father = await makeShownMember(app);
  bride = await addHolder(app, father, 'candidate');
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  // Only she may accept, unless she hands it over.
  await bride.client.call('reserveaccepting', { pid: bride.pid, reserve: 'No' });
});

interface Shown {
  asks_health: boolean;
  accepts_alone: boolean;
  holders: { id: number; isReached: boolean; isMe: boolean }[];
  acts: {
    id: number;
    act: string;
    role: string;
    isMine: boolean;
    mayBeUndone: boolean;
    member: { memberId: string } | null;
  }[];
}
const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const show = async ({ client, pid }: TestMember): Promise<Shown> =>
  JSON.parse((await client.get(`/api/showholders?${new URLSearchParams({ pid })}`)).text);

/** Makes this family appear absent for two minutes. */
async function beAway({ pid }: TestMember) {
  const [then, of] = ["now() - interval '2 minutes'", 'where profile_id = $1'];
  await pool.query(`update sessions set seen_at = ${then} ${of}`, [pid]);
  await pool.query(`update account_profiles set used_at = ${then}, seen_at = null ${of}`, [pid]);
}

describe('what a guardian did', () => {
  const undoLatest = async () => make(bride, 'takebackact', { act: String((await show(bride)).acts[0]?.id) });
  const inbox = async (of: TestMember) => JSON.parse((await make(of, 'introductions')).text);

  test('is read by both, with the other family as they see it', async () => {
    await ask(father, 'sendintroduction', groom, { note: '' });
    const expected = { act: 'sent', role: 'guardian', member: { memberId: groom.pid } };
    expect((await show(father)).acts).toMatchObject([{ ...expected, isMine: true, mayBeUndone: false }]);
    expect((await show(bride)).acts).toMatchObject([{ ...expected, isMine: false }]);
    await pool.query(`insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'other', '')`, [
      groom.pid,
    ]);
    expect((await show(bride)).acts).toEqual([]);
  });

  test('is undone by the candidate while the other family is away: an acceptance waits again', async () => {
    await ask(groom, 'sendintroduction', father, { note: 'নমস্কার' });
    await ask(father, 'acceptintroduction', groom);
    await beAway(groom);
    expect((await show(bride)).acts).toMatchObject([{ act: 'accepted', mayBeUndone: true }]);
    expect((await make(father, 'takebackact', { act: '1' })).status).toBe(403);
    expect((await undoLatest()).body).toMatchObject({ msgcode: 1, msgkey: 'actUndone' });
    expect((await inbox(bride)).inbox).toMatchObject([{ state: 'waiting' }]);
    expect((await inbox(groom)).outbox).toMatchObject([{ state: 'waiting' }]);
    const { rowCount } = await pool.query(`select from notices where kind = 'interestAccepted' and profile_id = $1`, [
      groom.pid,
    ]);
    expect(rowCount).toBe(0);
    expect((await show(father)).acts).toMatchObject([{ act: 'undidAccepted', role: 'candidate' }, { act: 'accepted' }]);
  });

  test('an interest that was undone was never sent, and a decline that was undone waits', async () => {
    await ask(father, 'sendintroduction', groom, { note: '' });
    await beAway(groom);
    expect((await undoLatest()).body.msgkey).toBe('actUndone');
    expect((await inbox(groom)).inbox).toEqual([]);
    await ask(groom, 'sendintroduction', father, { note: '' });
    await ask(father, 'declineintroduction', groom, { tell: '', reason: '' });
    await beAway(groom);
    expect((await undoLatest()).body.msgkey).toBe('actUndone');
    expect((await inbox(bride)).inbox).toMatchObject([{ state: 'waiting' }]);
  });

  test('is undone also where the other family has been here or was told, and stays after a day', async () => {
    await ask(father, 'sendintroduction', groom, { note: '' });
    await make(groom, 'introductions');
    expect((await undoLatest()).body).toMatchObject({ msgcode: 1, msgkey: 'actUndone' });
    expect((await inbox(groom)).inbox).toEqual([]);
    await ask(father, 'sendintroduction', groom, { note: '' });
    await pool.query(
      `insert into notice_deliveries (notice_id, channel, state) select id, 'email', 'handed' from notices where profile_id = $1`,
      [groom.pid],
    );
    expect((await undoLatest()).body.msgkey).toBe('actUndone');
    await pool.query('delete from notice_deliveries');
    await ask(father, 'sendintroduction', groom, { note: '' });
    await pool.query(`update acts set done_at = now() - interval '25 hours' where profile_id = $1`, [bride.pid]);
    await pool.query(`update sessions set seen_at = now() - interval '26 hours' where profile_id = $1`, [groom.pid]);
    await pool.query(`update account_profiles set used_at = now() - interval '26 hours' where profile_id = $1`, [
      groom.pid,
    ]);
    expect((await undoLatest()).body.msgkey).toBe('actStays');
  });

  test('the candidate’s own is not undone this way', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await beAway(groom);
    expect((await undoLatest()).body.msgkey).toBe('actStays');
  });
});

test('a candidate who accepts alone leaves sending and declining to guardians', async () => {
  await ask(groom, 'sendintroduction', father, { note: '' });
  expect((await make(bride, 'reserveaccepting', { reserve: 'Yes' })).body.msgcode).toBe(1);
  expect((await show(father)).accepts_alone).toBe(true);
  expect((await ask(father, 'acceptintroduction', groom)).body).toMatchObject({
    msgcode: 2,
    msgkey: 'acceptingReserved',
  });
  const asks = async ({ client, pid }: TestMember) => (await client.call('showprofile', { pid })).body.asks_to_accept;
  expect([await asks(father), await asks(bride)]).toEqual([true, false]);
  // Accepting was handed over meanwhile. A press that says it only asks the candidate must still accept nothing.
  await make(bride, 'reserveaccepting', { reserve: 'No' });
  expect(await asks(father)).toBe(false);
  expect((await ask(father, 'acceptintroduction', groom, { ask: 'Yes' })).body.msgkey).toBe('acceptingReserved');
  expect((await ask(bride, 'acceptintroduction', groom)).body.msgcode).toBe(1);
});

test('a press that only asks the candidate accepts nothing where there is nobody to ask', async () => {
  await ask(groom, 'sendintroduction', father, { note: '' });
  expect((await ask(bride, 'acceptintroduction', groom, { ask: 'Yes' })).body.msgkey).toBe('changedMeanwhile');
  // She has left, and his page still offers to ask her.
  await pool.query("delete from account_profiles where profile_id = $1 and role = 'candidate'", [bride.pid]);
  const stale = await ask(father, 'acceptintroduction', groom, { ask: 'Yes' });
  expect(stale.body).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
  const { rows } = await pool.query('select answer from introductions where recipient_id = $1', [bride.pid]);
  expect(rows).toEqual([{ answer: null }]);
});

test('the candidate chooses whose phone accepted families are given', async () => {
  await ask(groom, 'sendintroduction', father, { note: '' });
  await ask(father, 'acceptintroduction', groom);
  const phone = async () => (await ask(groom, 'opencontact', bride)).body.phone;
  expect(await phone()).toBe(father.phone);
  const me = (await show(bride)).holders.find(({ isMe }) => isMe);
  expect((await make(father, 'choosereached', { holder: String(me?.id) })).status).toBe(403);
  expect((await make(bride, 'choosereached', { holder: '2147483647' })).body.msgkey).toBe('holderGone');
  expect((await make(bride, 'choosereached', { holder: String(me?.id) })).body.msgcode).toBe(1);
  expect(await phone()).toBe(bride.phone);
  expect((await show(father)).holders).toMatchObject([{ isReached: false }, { isReached: true }]);
});

test('a candidate who joined keeps or erases what others wrote of the own health, once', async () => {
  const health = { userbloodgroup: 'B-', userdiseasereport: 'Thalassemia', fatherbloodgroup: 'A+' };
  await make(bride, 'updatehealth', health);
  await make(bride, 'updatehaemoglobin', { status: 'clear', testedon: '2020-01-02' });
  expect([(await show(father)).asks_health, (await show(bride)).asks_health]).toEqual([false, true]);
  expect((await make(bride, 'decidehealth', { keep: 'No' })).body.msgkey).toBe('healthErased');
  expect((await show(bride)).asks_health).toBe(false);
  expect((await make(bride, 'showhealth')).body).toMatchObject({
    user_blood_group: '',
    user_disease_report: '',
    father_blood_group: 'A+',
  });
  expect((await make(bride, 'showhaemoglobin')).body).toMatchObject({ status: '' });
  await make(bride, 'updatehealth', health);
  expect((await make(bride, 'decidehealth', { keep: 'Yes' })).body.msgkey).toBe('healthKept');
  expect((await make(bride, 'showhealth')).body).toMatchObject({ user_blood_group: 'B-' });
});

describe('where the candidate has an account', () => {
  const told = async (kind: string) =>
    (
      await pool.query(
        'select a.phone from notices n join accounts a on a.id = n.account_id where n.profile_id = $1 and n.kind = $2',
        [bride.pid, kind],
      )
    ).rows.map(({ phone }) => phone);

  test('accepting is hers alone until she hands it over; a guardian’s press asks her, once', async () => {
    await pool.query('delete from candidate_choices where profile_id = $1', [bride.pid]);
    await ask(groom, 'sendintroduction', father, { note: '' });
    expect((await show(bride)).accepts_alone).toBe(true);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask(father, 'acceptintroduction', groom)).body).toMatchObject({ msgkey: 'acceptingReserved' });
    expect(await told('wouldAccept')).toEqual([bride.phone]);
    const read = JSON.parse((await make(bride, 'notices')).text).notices;
    expect(read[0]).toMatchObject({ kind: 'wouldAccept', member: { memberId: groom.pid } });
    expect((await ask(bride, 'acceptintroduction', groom)).body.msgcode).toBe(1);
    expect((await ask(father, 'endacquaintance', groom)).status).toBe(403);
  });

  test('she is told at once of whatever another does to another family, and others are not', async () => {
    await ask(father, 'sendintroduction', groom, { note: '' });
    await ask(father, 'withdrawintroduction', groom);
    expect(await told('familyActed')).toEqual([bride.phone, bride.phone]);
    await make(bride, 'takebackact', { act: String((await show(bride)).acts[0]?.id) });
    expect(JSON.parse((await make(groom, 'introductions')).text).inbox).toMatchObject([{ state: 'waiting' }]);
    await ask(bride, 'withdrawintroduction', groom);
    expect(await told('familyActed')).toHaveLength(2);
  });

  test('with the holder who is taken out go the number, the links, the invitations and what nobody has answered', async () => {
    const second = await makeShownMember(app, { gender: 'Male', name: 'Bimal Das' });
    await ask(groom, 'sendintroduction', father, { note: '' });
    await ask(bride, 'acceptintroduction', groom);
    await ask(father, 'sendintroduction', second, { note: '' });
    await pool.query(
      `with made as (insert into guardian_phones (profile_id, phone) values ($1, $2))
        insert into profile_details (profile_id, guardian_name, guardian_phone) values ($1, 'Amal', $2)`,
      [bride.pid, father.phone],
    );
    expect((await ask(groom, 'opencontact', bride)).body.phone).toBe(father.phone);
    expect((await make(father, 'makecardlink', { days: '7' })).body.msgcode).toBe(1);
    const account = (await show(bride)).holders.find(({ isMe }) => !isMe)?.id;
    await make(bride, 'removeholder', { holder: String(account), code: '' });
    await pool.query('update holder_removals set due_at = now()');
    await settleRemovals(app.db);
    expect((await ask(groom, 'opencontact', bride)).body).toMatchObject({ phone: '', guardian_name: '' });
    expect(
      (await pool.query('select from card_links where profile_id = $1 and ended_at is null', [bride.pid])).rowCount,
    ).toBe(0);
    expect(JSON.parse((await make(second, 'introductions')).text).inbox).toEqual([]);
    expect((await make(bride, 'giveownphone')).body.msgcode).toBe(1);
    expect((await ask(groom, 'opencontact', bride)).body.phone).toBe(bride.phone);
  });
});

test('of a pending invitation others read two digits; withdrawing it is read by all', async () => {
  const phone = '9870055512';
  expect((await make(bride, 'inviteholder', { whose: 'guardian', phone })).body.msgcode).toBe(1);
  const invitationOf = async (one: TestMember) => JSON.parse(JSON.stringify(await show(one))).invitations[0];
  expect(await invitationOf(bride)).toMatchObject({ phone, phoneEnd: '12' });
  const seen = await invitationOf(father);
  expect(seen).toMatchObject({ phone: '', phoneEnd: '12' });
  for (let turn = 0; turn < 2; turn += 1) await make(father, 'withdrawinvitation', { invitation: String(seen.id) });
  expect((await show(bride)).acts.filter(({ act }) => act === 'uninvited')).toMatchObject([{ role: 'guardian' }]);
});
