import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const grooms = await Promise.all(
  Array.from({ length: 12 }, (_, index) => makeShownMember(app, { gender: 'Male', name: `Groom${index} Dutta` })),
);
let bride: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
});

const groom = (index: number): TestMember => {
  const found = grooms[index];
  if (found === undefined) throw new Error(`there is no groom ${index}`);
  return found;
};
const list = ({ client, pid }: TestMember) => client.call('introductions', { pid });
/** Returns the number of waiting interests on every page of the member. */
const countInFrame = async ({ client, pid }: TestMember) =>
  (await client.call('showprofile', { pid, completeness: 'Yes' })).body.waiting;
const send = (recipient: TestMember, note = '') => ask(bride, 'sendintroduction', recipient, { note });
/** Moves everything that this member sent this many days into the past. */
async function letDaysPass(days: number) {
  await app.pool.query(`update introductions set sent_at = sent_at - make_interval(days => $2) where sender_id = $1`, [
    bride.pid,
    days,
  ]);
  await app.pool.query(`update interest_days set sent_on = sent_on - $2::int where profile_id = $1`, [bride.pid, days]);
}

describe('an interest', () => {
  test('waits with its note in the other family’s inbox, seen as strangers see each other', async () => {
    expect((await send(groom(0), 'আমাদের পরিবার আপনাদের কথা জানতে চায়')).body.msg).toBe('Your interest has been sent');
    const { inbox, waiting }: Lists = JSON.parse((await list(groom(0))).text);
    expect(inbox[0]).toMatchObject({ note: 'আমাদের পরিবার আপনাদের কথা জানতে চায়', state: 'waiting' });
    expect(inbox[0]?.member).toMatchObject({ memberId: bride.pid, name: 'Ruma' });
    expect(waiting).toBe(1);
    expect(await countInFrame(groom(0))).toBe(1);
  });

  test.each(['ফোন ৯৮৩০০ ১২৩৪৫ করুন', 'ruma@example.in'])('carries no %s', async (note) => {
    const answer = await send(groom(0), note);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty('note');
  });

  test('needs a sender who is shown, and another than oneself', async () => {
    expect((await send(bride)).body.msg).toBe('An interest cannot be sent to this profile');
    await app.db.deleteFrom('showings').where('profile_id', '=', bride.pid).execute();
    const nobody = { ...groom(0), pid: 'SV999999998' };
    for (const recipient of [groom(0), nobody])
      expect((await send(recipient)).body.msg).toMatch(/^Please choose to show your own profile/);
  });

  test('is no second time sent within ninety days, with the same words whatever became of the first', async () => {
    const words = 'You sent this family an interest within the last 90 days. Please give them a little time.';
    await Promise.all([send(groom(1)), send(groom(2)), send(groom(3))]);
    await ask(groom(1), 'declineintroduction', bride);
    await ask(bride, 'withdrawintroduction', groom(2));
    await letDaysPass(22);
    for (const index of [1, 2, 3]) expect((await send(groom(index))).body).toMatchObject({ msgcode: 2, msg: words });
    const standing = async () => (await ask(bride, 'member', groom(1))).body.standing;
    expect(await standing()).toBe('expired');
    await letDaysPass(69);
    expect(await standing()).toBe('none');
    expect((await send(groom(1))).body.msgcode).toBe(1);
    expect(await standing()).toBe('waiting');
  });

  test('that is withdrawn, answered or expired can no longer be answered', async () => {
    await Promise.all([send(groom(1)), send(groom(2)), send(groom(3))]);
    await ask(bride, 'withdrawintroduction', groom(1));
    await ask(groom(2), 'declineintroduction', bride);
    await letDaysPass(22);
    for (const index of [1, 2, 3]) {
      const answers = [
        await ask(groom(index), 'acceptintroduction', bride),
        await ask(groom(index), 'declineintroduction', bride),
      ];
      for (const { body } of answers) expect(body.msg).toBe('This interest is no longer waiting for an answer');
    }
  });

  test('is answered in the inbox when the other family wrote first', async () => {
    await ask(groom(4), 'sendintroduction', bride, { note: '' });
    expect((await send(groom(4))).body.msg).toMatch(/already sent you an interest/);
    await ask(bride, 'acceptintroduction', groom(4));
    expect((await send(groom(4))).body.msg).toBe('Your families have already accepted each other');
  });

  test('of both at once is the interest of one of them', async () => {
    const answers = await Promise.all([send(groom(5)), ask(groom(5), 'sendintroduction', bride, { note: '' })]);
    expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, 2]);
    expect(answers.find(({ body }) => body.msgcode === 2)?.body.msg).toMatch(/already sent you an interest/);
  });
});

describe('an interest from a family that fails a must', () => {
  const want = (member: TestMember, heightstrength: 'Must' | 'Wish') =>
    member.client.call('updatewishes', { pid: member.pid, heightfrom: '150', heightto: '160', heightstrength });

  test('waits apart, uncounted, with the must it fails, and is accepted like any other', async () => {
    const picky = await makeShownMember(app, { gender: 'Male' });
    await app.pool.query('update personal_details set height_cm = 170 where profile_id = $1', [bride.pid]);
    await want(picky, 'Must');
    await send(picky, 'নমস্কার');
    const { inbox, others, waiting }: Lists = JSON.parse((await list(picky)).text);
    expect([inbox, waiting, await countInFrame(picky)]).toEqual([[], 0, 0]);
    expect(others).toMatchObject([
      { member: { memberId: bride.pid }, note: 'নমস্কার', state: 'waiting', musts: ['heightCm'] },
    ]);
    expect((await ask(picky, 'acceptintroduction', bride)).body.msgcode).toBe(1);
    expect((await list(picky)).body).toMatchObject({ others: [], inbox: [{ state: 'accepted' }] });
  });

  test('is to its sender like one that fits, byte by byte; what is unknown fails nothing', async () => {
    const picky = await makeShownMember(app, { gender: 'Male' });
    const fitting = await makeShownMember(app);
    await app.pool.query('update personal_details set height_cm = 170 where profile_id = $1', [bride.pid]);
    const look = async (member: TestMember) => {
      const answers = [
        await ask(member, 'sendintroduction', picky, { note: '' }),
        await ask(member, 'member', picky),
        await list(member),
      ];
      return answers.map(({ text }) => text.replaceAll(/"(sent|expires)At":"[^"]*"/g, '')).join();
    };
    await want(picky, 'Wish');
    const before = await look(bride);
    await ask(bride, 'withdrawintroduction', picky);
    await app.db.deleteFrom('introductions').where('sender_id', '=', bride.pid).execute();
    await app.db.deleteFrom('interest_days').where('profile_id', '=', bride.pid).execute();
    await want(picky, 'Must');
    expect(await look(bride)).toBe(before);
    await ask(fitting, 'sendintroduction', picky, { note: '' });
    expect((await list(picky)).body).toMatchObject({ waiting: 1, others: [{ musts: ['heightCm'] }] });
  });
});

describe('a decline', () => {
  test('looks like waiting, then like expiry, byte by byte, and holds its place until then', {
    timeout: 30_000,
  }, async () => {
    const twin = await makeShownMember(app);
    await Promise.all([send(groom(6)), ask(twin, 'sendintroduction', groom(6), { note: '' })]);
    await app.pool.query(`update introductions set sent_at = date_trunc('minute', now()) where recipient_id = $1`, [
      groom(6).pid,
    ]);
    expect((await ask(groom(6), 'declineintroduction', bride)).body.msg).toMatch(/will not be told/);
    const look = async () => {
      const mine = await seenBy(bride, groom(6));
      const theirs = await seenBy(twin, groom(6));
      expect(mine).toBe(theirs);
      return mine;
    };
    expect(await look()).toContain('"state":"waiting"');
    expect((await list(bride)).body.open_sent).toBe(1);
    await app.pool.query(`update introductions set sent_at = sent_at - interval '21 days' where recipient_id = $1`, [
      groom(6).pid,
    ]);
    const expired = await look();
    expect(expired).toContain('"state":"expired"');
    expect(expired).toContain('"open_sent":0');
  });

  test('can be withdrawn like an interest that waits', async () => {
    await send(groom(7));
    await ask(groom(7), 'declineintroduction', bride);
    expect((await ask(bride, 'withdrawintroduction', groom(7))).body.msg).toBe('Your interest has been withdrawn');
    expect((await list(bride)).body.open_sent).toBe(0);
  });

  /** Returns everything that a sender can request about a member, and the number of queries for it. */
  async function seenBy(sender: TestMember, of: TestMember): Promise<string> {
    const texts: string[] = [];
    for (const ask of [
      () => list(sender),
      () => sender.client.call('member', { pid: sender.pid, member: of.pid }),
      () => sender.client.call('sendintroduction', { pid: sender.pid, member: of.pid, note: '' }),
      () => sender.client.call('opencontact', { pid: sender.pid, member: of.pid }),
      () => sender.client.call('showpaircheck', { pid: sender.pid, member: of.pid }),
    ]) {
      const { queries, answer } = await countQueries(app, ask);
      texts.push(`${queries} ${answer.status} ${answer.text}`);
    }
    return texts.join('\n');
  }
});

describe('fifty interests at once', () => {
  test('let three a day through', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(groom(index % 12))));
    expect(answers.filter(({ body }) => body.msgcode === 1)).toHaveLength(3);
    expect((await list(bride)).body).toMatchObject({ sent_today: 3, open_sent: 3 });
  });

  test('count the day from midnight in India', async () => {
    await Promise.all([0, 1, 2].map((index) => send(groom(index))));
    expect((await send(groom(3))).body.msg).toMatch(/^You have sent three interests today/);
    await app.pool.query(`update interest_days set sent_on = sent_on - 1 where profile_id = $1`, [bride.pid]);
    expect((await list(bride)).body).toMatchObject({ sent_today: 0, open_sent: 3 });
    expect((await send(groom(3))).body.msgcode).toBe(1);
  });

  test('let ten wait, no more', async () => {
    for (const days of [9, 6, 3]) {
      await Promise.all([0, 1, 2].map((index) => send(groom(days - 3 + index))));
      await letDaysPass(3);
    }
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(groom(9 + (index % 3)))));
    expect(answers.filter(({ body }) => body.msgcode === 1)).toHaveLength(1);
    expect((await list(bride)).body.open_sent).toBe(10);
  });

  test('to one family send one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(groom(8))));
    expect(answers.filter(({ body }) => body.msgcode === 1)).toHaveLength(1);
  });
});

test('fifty acceptances, declines and withdrawals at once leave one of them standing', async () => {
  await send(groom(9));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      [
        () => ask(groom(9), 'acceptintroduction', bride),
        () => ask(groom(9), 'declineintroduction', bride),
        () => ask(bride, 'withdrawintroduction', groom(9)),
      ][index % 3]?.(),
    ),
  );
  const done = answers.filter((answer) => answer?.body.msgcode === 1).map((answer) => answer?.body.msg);
  // A declined interest can still be withdrawn, because to its sender it is waiting.
  expect(done.length === 1 || (done.length === 2 && done.some((msg) => msg?.startsWith('You have declined')))).toBe(
    true,
  );
});

interface Lists {
  inbox: { member: { memberId: string }; note: string; state: string }[];
  others: { member: { memberId: string }; note: string; state: string; musts: string[] }[];
  waiting: number;
}
