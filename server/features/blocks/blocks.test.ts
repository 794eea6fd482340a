import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const UNKNOWN = { pid: 'SV999999998' };
const lists = ['introductions', 'shortlist', 'contactopenings', 'avoidedmembers'];
const look = async ({ client, pid }: TestMember) =>
  (await Promise.all(lists.map((path) => client.call(path, { pid })))).map(({ text }) => text).join('\n');

describe('a block', () => {
  test('makes both invisible to each other at once, like somebody who does not exist', {
    timeout: 30_000,
  }, async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await ask(bride, 'addtoshortlist', groom, { note: 'মামার চেনা' });
    await ask(groom, 'opencontact', bride);
    expect((await ask(bride, 'blockmember', groom)).body.msgcode).toBe(1);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      for (const path of [
        'member',
        'opencontact',
        'showpaircheck',
        'sendintroduction',
        'addtoshortlist',
        'hidemember',
      ]) {
        const answer = await ask(one, path, other, { note: '' });
        const unknown = await ask(one, path, UNKNOWN, { note: '' });
        expect(answer.status, path).toBe(404);
        // The family that was blocked reads only that the acquaintance has ended.
        if (answer.body.msgkey === 'acquaintanceIsOver') expect([one.pid, path]).toEqual([groom.pid, 'member']);
        else expect(answer.bytes).toEqual(unknown.bytes);
      }
    }
    // The inbox shows the end of the acquaintance with the profile id only.
    expect((await look(groom)).split(bride.pid)).toHaveLength(2);
    // The blocker finds the blocked member by the id, and reads nothing else of them.
    const own = await look(bride);
    expect(own).not.toContain('Amit');
    expect(own.split(groom.pid)).toHaveLength(2);
    await ask(bride, 'unblockmember', groom);
    expect(await look(bride)).toContain('মামার চেনা');
  });

  test('ends an acceptance and what it opened, and lifting the block does not bring them back', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await ask(bride, 'blockmember', groom);
    await ask(bride, 'unblockmember', groom);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      expect((await ask(one, 'member', other)).body).toMatchObject({ standing: 'none', family: null });
      expect((await ask(one, 'opencontact', other)).status).toBe(404);
      expect((await one.client.call('introductions', { pid: one.pid })).body).toMatchObject({ inbox: [], outbox: [] });
    }
    await becomeAcquainted(groom, bride);
    expect((await ask(bride, 'opencontact', groom)).body.phone).toBe(groom.phone);
  });

  test('at the moment of the acceptance leaves none standing', async () => {
    const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await Promise.all([ask(groom, 'acceptintroduction', bride), ask(bride, 'blockmember', groom)]);
    await ask(bride, 'unblockmember', groom);
    expect((await ask(groom, 'member', bride)).body.standing).not.toBe('accepted');
  });

  test('answers the same for members, strangers and ids that nobody has', async () => {
    const member = await makeShownMember(app);
    const shown = await makeShownMember(app, { gender: 'Male' });
    const [one, other] = [await ask(member, 'blockmember', shown), await ask(member, 'blockmember', UNKNOWN)];
    expect(one.bytes).toEqual(other.bytes);
    const { body } = await member.client.call('avoidedmembers', { pid: member.pid });
    const at = expect.any(String);
    expect(body.blocked).toHaveLength(2);
    expect(body.blocked).toEqual(
      expect.arrayContaining([
        { memberId: shown.pid, blockedAt: at },
        { memberId: UNKNOWN.pid, blockedAt: at },
      ]),
    );
    expect((await ask(member, 'blockmember', member)).status).toBe(404);
    expect((await ask(member, 'blockmember', { pid: 'nonsense' })).status).toBe(404);
  });
});

test('a full list of blocks says so, and whom it has stays blocked', async () => {
  const member = await makeShownMember(app);
  await app.pool.query(
    `insert into blocks (profile_id, member_id) select $1, 'SV' || id from generate_series(800000000, 800000999) id`,
    [member.pid],
  );
  expect((await ask(member, 'blockmember', UNKNOWN)).body).toMatchObject({
    msgcode: 2,
    msg: 'You cannot block any more members. Please unblock somebody under Settings first.',
  });
  expect((await ask(member, 'blockmember', { pid: 'SV800000000' })).body.msgcode).toBe(1);
});

test.each(['hidemember', 'blockmember'])('of twelve at once (%s), as many as there is room for', async (path) => {
  const member = await makeShownMember(app);
  const first = path === 'hidemember' ? 600_000_000 : 610_000_000;
  await app.pool.query(
    `with made as (insert into members (profile_id, name, phone, gender, password_hash, registered_at)
        select 'SV' || id, 'Amit Dutta', (9000000000 + id)::text, 'Male', 'x', now() from generate_series($1::int, $1 + 1010) id
        returning profile_id)
     insert into showings (profile_id) select profile_id from made`,
    [first],
  );
  const table = path === 'hidemember' ? 'hidden_members' : 'blocks';
  await app.pool.query(
    `insert into ${table} (profile_id, member_id) select $1, 'SV' || id from generate_series($2::int, $2 + 997) id`,
    [member.pid, first],
  );
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => ask(member, path, { pid: `SV${first + 999 + index}` })),
  );
  expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, 1, ...Array(10).fill(2)]);
  // Each list names the way to remove an entry from it.
  const full = path === 'hidemember' ? /cannot hide .* bring somebody back/ : /cannot block .* unblock somebody/;
  expect(answers.find(({ body }) => body.msgcode === 2)?.body.msg).toMatch(full);
});

test('whom I hide I can bring back, and they notice nothing', async () => {
  const [member, other] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await ask(member, 'hidemember', other);
  expect(await look(member)).toContain(other.pid);
  expect((await ask(other, 'member', member)).status).toBe(200);
  await ask(member, 'unhidemember', other);
  expect(await look(member)).not.toContain(other.pid);
});

describe('a pause', () => {
  test.each([
    ['paused', 'inTalks'],
    ['settled', 'metHere'],
  ])(
    'of kind %s takes a member out of the sight of strangers at once, and resuming brings all back',
    async (kind, reason) => {
      const [bride, groom] = await makeAcceptedPair(app);
      const stranger = await makeShownMember(app);
      await ask(stranger, 'addtoshortlist', groom, { note: 'কলকাতার ছেলে' });
      await groom.client.call('pauseprofile', { pid: groom.pid, kind, reason, words: '' });
      expect((await groom.client.call('showpause', { pid: groom.pid })).body).toMatchObject({ kind, reason });
      expect((await ask(stranger, 'member', groom)).bytes).toEqual((await ask(stranger, 'member', UNKNOWN)).bytes);
      expect(await look(stranger)).not.toContain(groom.pid);
      // An accepted family can still read the page, which says why nothing else is possible.
      expect((await ask(bride, 'member', groom)).body).toMatchObject({ standing: 'accepted', absence: kind });
      await groom.client.call('resumeprofile', { pid: groom.pid });
      expect((await ask(bride, 'member', groom)).body.standing).toBe('accepted');
      expect(await look(stranger)).toContain('কলকাতার ছেলে');
    },
  );

  test('needs a reason of its kind', async () => {
    const { client, pid } = await makeShownMember(app);
    for (const reason of ['', 'metHere', 'whatever'])
      expect((await client.call('pauseprofile', { pid, kind: 'paused', reason })).body.errors).toHaveProperty('reason');
  });
});

test('a report reaches the trust, no matter whom it is about', async () => {
  const [reporter, other] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  const form = { reason: 'money', words: 'টাকা চেয়েছেন' };
  const [known, unknown] = [
    await ask(reporter, 'reportmember', other, form),
    await ask(reporter, 'reportmember', UNKNOWN, form),
  ];
  expect(known.bytes).toEqual(unknown.bytes);
  expect((await ask(reporter, 'reportmember', other, { reason: '' })).body.errors).toHaveProperty('reason');
  const rows = await app.db.selectFrom('reports').selectAll().where('reporter_id', '=', reporter.pid).execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ member_id: other.pid, reason: 'money', words: 'টাকা চেয়েছেন', settled_at: null });
});

test('twenty reports an hour are the most, and their words have their bounds', async () => {
  const reporter = await makeShownMember(app);
  const report = (words: string) => ask(reporter, 'reportmember', UNKNOWN, { reason: 'other', words });
  for (const words of ['x'.repeat(2001), 'a\0b'])
    expect((await report(words)).body.errors).toEqual({
      words: expect.stringMatching(/^(This is too long|There is a character)/),
    });
  const answers = await Promise.all(Array.from({ length: 21 }, () => report('')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
});
