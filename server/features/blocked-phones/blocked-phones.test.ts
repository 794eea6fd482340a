import { beforeEach, describe, expect, test } from 'vitest';
import { BLOCKED_PHONES_LIMIT } from '#contract/blocked-phones.ts';
import { changeContact } from '#server/office/change-contact.queries.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember, TICKED } from '#server/testing/members.ts';

const app = await startTestApp();
const UNKNOWN = { pid: 'SV999999998' };
let phones = 9_870_000_001;
const nextPhone = () => String(phones++);

const block = ({ client, pid }: TestMember, phone: string) => client.call('blockphone', { pid, phone });
const list = async ({ client, pid }: TestMember): Promise<{ entry: number }[]> =>
  JSON.parse((await client.call('blockedphones', { pid })).text).phones;
const takeBack = ({ client, pid }: TestMember, entry?: { entry: number }) =>
  client.call('unblockphone', { pid, entry: String(entry?.entry) });
const show = ({ client, pid }: TestMember) => client.call('updateshowing', { pid, show: 'Yes', whose: 'candidate' });
const setGuardian = ({ client, pid }: TestMember, phone: string) =>
  client.call('updateprofiledetails', { pid, guardianname: 'Amal', guardianrelation: 'Father', guardianphone: phone });

/**
 * Expects that the blocked member cannot see the blocker, and that the blocker sees the other unchanged. The first look
 * already uses the new phone.
 */
async function expectNothing(blocker: TestMember, blocked: TestMember): Promise<void> {
  for (const path of ['member', 'sendintroduction', 'addtoshortlist', 'opencontact']) {
    const answer = await ask(blocked, path, blocker, { note: '' });
    expect(answer.status, path).toBe(404);
    expect(answer.bytes).toEqual((await ask(blocked, path, UNKNOWN, { note: '' })).bytes);
  }
  expect((await ask(blocker, 'member', blocked)).status).toBe(200);
}

const ACCOUNT = 'id = (select account_id from account_profiles where profile_id = $1)';
const confirmPhone = ({ pid }: TestMember) =>
  app.pool.query(`update accounts set phone_verified_at = now() where ${ACCOUNT}`, [pid]);

async function setPhone(member: TestMember, phone: string): Promise<void> {
  await app.pool.query(`update accounts set phone = $2 where ${ACCOUNT}`, [member.pid, phone]);
  await confirmPhone(member);
}

let bride: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
});
const makeGroom = () => makeShownMember(app, { gender: 'Male' });

describe('a blocked phone', () => {
  test('that comes to somebody who is away hides the family that blocked it from them at once', async () => {
    const [groom, unblocked] = [await makeGroom(), await makeGroom()];
    const phone = nextPhone();
    await block(bride, phone);
    for (const [member, changed] of [
      [groom, phone],
      [unblocked, nextPhone()],
    ] as const)
      await setPhone(member, changed);
    const sees = async (member: TestMember) => (await ask(member, 'member', bride)).status === 200;
    expect([await sees(groom), await sees(unblocked)]).toEqual([false, true]);
    await expectNothing(bride, groom);
  });

  test('blocks the member who has it, in whatever spelling it was typed', async () => {
    const groom = await makeGroom();
    expect((await ask(groom, 'member', bride)).status).toBe(200);
    expect((await block(bride, ` +91 ${groom.phone.slice(0, 5)}-${groom.phone.slice(5)}`)).body.msgcode).toBe(1);
    await expectNothing(bride, groom);
  });

  test('blocks a member who comes with it later, before they see anything', async () => {
    const groom = await makeMember(app, { gender: 'Male' });
    const other = nextPhone();
    await block(bride, other);
    await setPhone(groom, other);
    await app.pool.query('insert into showings (profile_id) values ($1)', [groom.pid]);
    await expectNothing(bride, groom);
    const registering = nextPhone();
    await block(bride, registering);
    const client = app.client();
    const step1 = { profile_id: '', name: 'Amit Dutta', email: '', phone: registering, gender: 'Male', ...TICKED };
    const { profile_id: pid } = (await client.call('registerstep1', { ...step1, password: 'shonar-tori-1894' })).body;
    const { rows } = await app.pool.query(
      'update members set registered_at = now() where profile_id = $1 returning profile_id',
      [pid],
    );
    expect(rows).toHaveLength(1);
    await app.pool.query('update accounts set phone_verified_at = now() where phone = $1', [registering]);
    await client.call('custlogin', { phone: registering, password: 'shonar-tori-1894' });
    const late = { client, pid, phone: registering };
    await show(late);
    await expectNothing(bride, late);
  });

  test('blocks the member who had it, and goes on when they give it up', async () => {
    const [former, leaving] = [await makeGroom(), await makeGroom()];
    const { rows } = await app.pool.query<{ id: number }>(
      'select account_id as id from account_profiles where profile_id = $1',
      [former.pid],
    );
    const [account] = rows;
    if (!account) throw new Error('no account');
    await changeContact(app.db, account.id, {
      kind: 'phone',
      former: former.phone,
      value: nextPhone(),
      reason: 'a new SIM',
    });
    await confirmPhone(former);
    await block(bride, former.phone);
    const { client } = former;
    await app.pool.query('delete from attempts');
    const { rows: phonesNow } = await app.pool.query('select phone from accounts where id = $1', [account.id]);
    await client.call('custlogin', { phone: phonesNow[0].phone, password: 'shonar-tori-1894' });
    await expectNothing(bride, former);

    // Given up by the member before anybody blocked it.
    await setPhone(leaving, nextPhone());
    expect((await ask(leaving, 'member', bride)).status).toBe(200);
    await block(bride, leaving.phone);
    await expectNothing(bride, leaving);
  });

  test('blocks a member who has it as a guardian’s, now, later and before', async () => {
    const [now, later, before] = [await makeGroom(), await makeGroom(), await makeGroom()];
    const phone = nextPhone();
    await setGuardian(now, phone);
    await setGuardian(before, phone);
    await setGuardian(before, nextPhone());
    await block(bride, phone);
    await setGuardian(later, phone);
    for (const groom of [now, later, before]) await expectNothing(bride, groom);
  });

  test('hides the family from the lists of who has it, and nobody from the family’s own', async () => {
    const groom = await makeGroom();
    const names = async ({ client, pid }: TestMember) =>
      (await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`)).text;
    await expect.poll(() => names(groom)).toContain(bride.pid);
    await expect.poll(() => names(bride)).toContain(groom.pid);
    await block(bride, groom.phone);
    expect(await names(groom)).not.toContain(bride.pid);
    expect(await names(bride)).toContain(groom.pid);
  });

  test('changes nothing between two who have accepted each other, and hides once that has ended', async () => {
    const [her, him] = await makeAcceptedPair(app);
    const seen = await ask(him, 'member', her);
    await block(her, him.phone);
    expect((await ask(him, 'member', her)).bytes).toEqual(seen.bytes);
    await ask(her, 'endacquaintance', him);
    await expectNothing(her, him);
    await takeBack(her, (await list(her))[0]);
    expect(await list(her)).toEqual([]);
    expect((await ask(him, 'member', her)).body).toMatchObject({ standing: 'ended', family: null });
  });

  test('is lifted between two when the family writes to who has it, and stays in the family’s list', async () => {
    const groom = await makeGroom();
    await block(bride, groom.phone);
    await expectNothing(bride, groom);
    expect((await ask(bride, 'sendintroduction', groom, { note: '' })).body.msgcode).toBe(1);
    expect((await ask(groom, 'acceptintroduction', bride)).body.msgcode).toBe(1);
    expect(await list(bride)).toHaveLength(1);
    // The next change compares the number again, and the block stays lifted.
    await setGuardian(groom, groom.phone);
    await ask(bride, 'endacquaintance', groom);
    expect((await ask(groom, 'member', bride)).status).toBe(200);
  });

  test('is lifted between two when the family accepts an interest of who has it', async () => {
    const groom = await makeGroom();
    await ask(groom, 'sendintroduction', bride, { note: '' });
    await block(bride, groom.phone);
    await expectNothing(bride, groom);
    expect((await ask(bride, 'acceptintroduction', groom)).body.msgcode).toBe(1);
    expect((await ask(groom, 'member', bride)).body).toMatchObject({ standing: 'accepted' });
    await ask(groom, 'endacquaintance', bride);
    expect((await ask(groom, 'member', bride)).status).toBe(200);
  });

  test('of who has more than ten from before, all stay', async () => {
    await app.pool.query(
      `insert into blocked_phones (profile_id, phone_hash, last_digits)
         select $1, decode(lpad(to_hex(n), 64, 'b'), 'hex'), '00' from generate_series(1, 30) n`,
      [bride.pid],
    );
    expect((await block(bride, nextPhone())).body).toMatchObject({ msgcode: 2, msgkey: 'blockedPhonesFull' });
    expect(await list(bride)).toHaveLength(30);
  });

  test('is taken back by its owner alone', async () => {
    const groom = await makeGroom();
    await block(bride, groom.phone);
    await takeBack(groom, (await list(bride))[0]);
    expect(await list(bride)).toHaveLength(1);
  });

  test('of a block and a change of phone at once, it is met', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const [her, him, phone] = [await makeShownMember(app), await makeGroom(), nextPhone()];
      await Promise.all([block(her, phone), setPhone(him, phone).then(() => ask(him, 'member', her))]);
      await expectNothing(her, him);
    }
  });
});

describe('a block and a comparison of the same phone at once do not lock each other out', () => {
  /** The transactions that wait for the lock of a phone. */
  const waitingForPhone = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

  /**
   * Takes the locks of a block: the phone's, and, once `compare` waits for it, the row of the member who has the phone.
   * PostgreSQL ends one of the two with an error if `compare` has locked that row before. Returns the answer.
   */
  async function whileBlocked(phoneHash: Buffer, { pid }: TestMember, compare: () => Promise<TestAnswer>) {
    const blocking = await app.pool.connect();
    try {
      await blocking.query('begin');
      await blocking.query('select pg_advisory_xact_lock($1, $2)', [lockKeys.phones, phoneHash.readInt32BE()]);
      const comparing = compare();
      await expect.poll(async () => (await app.pool.query(waitingForPhone)).rowCount).toBe(1);
      await blocking.query('select from members where profile_id = $1 for no key update', [pid]);
      await blocking.query('commit');
      return await comparing;
    } finally {
      blocking.release(true);
    }
  }

  /** Returns the hash of the phone that is locked last of those that a family has blocked. */
  async function lastHashOf({ pid }: TestMember): Promise<Buffer> {
    const { rows } = await app.pool.query<{ hash: Buffer }>(
      'select phone_hash as hash from blocked_phones where profile_id = $1 order by phone_hash desc limit 1',
      [pid],
    );
    const [last] = rows;
    if (last === undefined) throw new Error('nothing is blocked');
    return last.hash;
  }

  test('when the member chooses to be shown', async () => {
    const groom = await makeGroom();
    await block(bride, groom.phone);
    // Compares what is new, so that only the choice itself has something to compare.
    await ask(groom, 'member', bride);
    const shown = await whileBlocked(await lastHashOf(bride), groom, () => show(groom));
    expect(shown.body).toMatchObject({ msgcode: 1 });
    await expectNothing(bride, groom);
  });

  test('when the member has two new phones, both blocked', async () => {
    const [groom, second] = [await makeGroom(), nextPhone()];
    await ask(groom, 'member', bride);
    for (const phone of [groom.phone, second]) await block(bride, phone);
    await app.pool.query('insert into changed_phones (profile_id, phone) values ($1, $2), ($1, $3)', [
      groom.pid,
      groom.phone,
      second,
    ]);
    const seen = await whileBlocked(await lastHashOf(bride), groom, () => ask(groom, 'member', bride));
    expect(seen.status).toBe(404);
    await expectNothing(bride, groom);
  });
});

test('the answer is the same for every number, and nothing of it is kept but a hash and two digits', async () => {
  const [groom, nobodys] = [await makeGroom(), nextPhone()];
  const [one, other] = [await block(bride, groom.phone), await block(bride, nobodys)];
  expect(one.bytes).toEqual(other.bytes);
  expect((await block(bride, nobodys)).bytes).toEqual(one.bytes);
  const at = expect.any(String);
  expect(await list(bride)).toEqual([
    { entry: expect.any(Number), lastDigits: nobodys.slice(-2), blockedAt: at },
    { entry: expect.any(Number), lastDigits: groom.phone.slice(-2), blockedAt: at },
  ]);
  const { rows } = await app.pool.query('select to_json(b)::text as row from blocked_phones b');
  expect(rows.map(({ row }) => row).join()).not.toContain(nobodys);
  for (const phone of ['', '12', '07911123456', 'words of a test', '0000000000', '+447012345678'])
    expect((await block(bride, phone)).body.errors).toHaveProperty('phone');
});

test('ten numbers a day may be tried, and ten blocked', async () => {
  const answers = [];
  for (let turn = 0; turn < 11; turn++) answers.push(await block(bride, nextPhone()));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  await app.pool.query('delete from attempts');
  expect(await list(bride)).toHaveLength(BLOCKED_PHONES_LIMIT);
  expect((await block(bride, nextPhone())).body).toMatchObject({ msgcode: 2, msgkey: 'blockedPhonesFull' });
});
