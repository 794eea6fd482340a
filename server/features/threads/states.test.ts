import { describe, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { messagesOf, openTheTwo, sendToFamily, showThread, wordsIn } from '#server/testing/threads/threads.ts';

const app = await startTestApp();
const sweepNow = () => sweep(app.db, makeFileStore(app.dataDir));
const call = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const count = async () => Number((await app.pool.query('select count(*)::int as n from together_messages')).rows[0].n);

/** What one of the two reads of the thread, and the result of sending a message: the thread, or why not. */
type Reads = 'reads and writes' | { status: number; key: string; sends?: { status: number; key: string } };

const OPEN = 'reads and writes';
const over = { status: 404, key: 'acquaintanceIsOver' };
const notReached = { status: 404, key: 'familyNotReached' };
/** The family can read the thread, but a message would not be seen. */
const unseen = { status: 200, key: '', sends: { status: 200, key: 'notSeenAtPresent' } };

interface Fate {
  bring: (one: TestMember, other: TestMember) => Promise<unknown>;
  /** The family that the event concerns, and the other family. */
  one: Reads;
  other: Reads;
}

const FATES: Readonly<Record<string, Fate>> = {
  nothing: { bring: async () => {}, one: OPEN, other: OPEN },
  paused: { bring: (one) => call(one, 'pauseprofile', { kind: 'paused', reason: 'notNow' }), one: OPEN, other: OPEN },
  settled: {
    bring: (one) => call(one, 'pauseprofile', { kind: 'settled', reason: 'metHere', settledwith: '' }),
    one: OPEN,
    other: OPEN,
  },
  resting: {
    bring: (one) =>
      app.pool.query(
        "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')",
        [one.pid],
      ),
    one: unseen,
    other: notReached,
  },
  suspended: {
    bring: (one) => suspend(app.db, one.pid, { reason: 'money' }),
    one: { status: 401, key: 'notLoggedIn' },
    other: notReached,
  },
  'not shown': {
    bring: (one) => call(one, 'updateshowing', { show: 'No' }),
    one: { status: 404, key: 'memberUnknown' },
    other: notReached,
  },
  undecided: {
    bring: (one, other) =>
      app.pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [
        one.pid,
        other.pid,
      ]),
    one: { status: 409, key: 'decideFirst' },
    other: notReached,
  },
  ended: {
    bring: (one, other) => ask(one, 'endacquaintance', other),
    one: { status: 404, key: 'memberUnknown' },
    other: { status: 404, key: 'memberUnknown' },
  },
  blocked: {
    bring: (one, other) => ask(one, 'blockmember', other),
    one: { status: 404, key: 'memberUnknown' },
    other: over,
  },
  leaving: {
    bring: (one) => call(one, 'deleteprofile', { password: TEST_PASSWORD }),
    one: { status: 401, key: 'notLoggedIn' },
    other: over,
  },
};

describe('what both read, and may write', () => {
  test.each(Object.entries(FATES))('%s', async (_, { bring, one, other }) => {
    const [bride, groom] = await makeAcceptedPair(app);
    await sendToFamily(bride, groom, 'from her');
    await sendToFamily(groom, bride, 'from him');
    await bring(bride, groom);
    for (const [reader, theirs, reads] of [
      [bride, groom, one],
      [groom, bride, other],
    ] as const) {
      const before = await count();
      const read = await showThread(reader, theirs);
      const sent = await sendToFamily(reader, theirs, 'one more');
      if (reads === OPEN) {
        expect(wordsIn(read).slice(0, 2)).toEqual(['from her', 'from him']);
        expect(sent.body).toMatchObject({ msgcode: 1 });
      } else {
        const { status, key, sends = { status, key } } = reads;
        expect(read.status).toBe(status);
        if (key !== '') expect(read.body.msgkey).toBe(key);
        expect(read.status === 200 || !/from h/.test(read.text)).toBe(true);
        expect(sent.status).toBe(sends.status);
        expect(sent.body.msgkey).toBe(sends.key);
        expect(await count()).toBe(before);
      }
    }
  });

  test('a profile whose candidate is still to be spoken with writes to nobody, and reads', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await sendToFamily(groom, bride, 'from him');
    await app.pool.query(
      'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1',
      [bride.pid],
    );
    expect((await sendToFamily(bride, groom, 'one more')).body.msgkey).toBe('closedUntilOffice');
    expect(wordsIn(await showThread(bride, groom))).toEqual(['from him']);
  });

  test('who looks after a profile no more reads nothing of it', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const mother = await addHolder(app, bride, 'guardian');
    await sendToFamily(mother, groom, 'from her mother');
    await app.pool.query(
      'delete from account_profiles where profile_id = $1 and account_id = (select id from accounts where phone = $2)',
      [bride.pid, mother.phone],
    );
    expect((await showThread(mother, groom)).status).toBeGreaterThanOrEqual(401);
    expect(messagesOf(await showThread(groom, bride))).toMatchObject([
      { words: 'from her mother', writtenAs: 'guardian' },
    ]);
    expect(messagesOf(await showThread(bride, groom))).toMatchObject([{ isOurs: true, isMine: false }]);
  });

  test('what begins anew after an end begins with nothing', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await sendToFamily(bride, groom, 'from before');
    await ask(bride, 'endacquaintance', groom);
    await app.pool.query('delete from partings');
    await app.pool.query('delete from introductions where sender_id in ($1, $2)', [bride.pid, groom.pid]);
    await becomeAcquainted(groom, bride);
    expect(wordsIn(await showThread(bride, groom))).toEqual([]);
    await sendToFamily(bride, groom, 'from now');
    expect(wordsIn(await showThread(groom, bride))).toEqual(['from now']);
  });
});

describe('afterwards', () => {
  test('they are gone ninety days after the end', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await sendToFamily(bride, groom, 'from her');
    await ask(bride, 'endacquaintance', groom);
    const kept = async () =>
      (await app.pool.query('select from together_messages where author_id = $1', [bride.pid])).rowCount;
    const letPass = (days: number) =>
      app.pool.query('update together set ended_at = ended_at - make_interval(days => $1) where ended_at is not null', [
        days,
      ]);
    await letPass(89);
    await sweepNow();
    expect(await kept()).toBe(1);
    await letPass(2);
    await sweepNow();
    expect(await kept()).toBe(0);
  });

  test('a member who leaves for good takes their own along; the other keeps what they wrote', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await sendToFamily(bride, groom, 'from her');
    await sendToFamily(groom, bride, 'from him');
    await call(bride, 'deleteprofile', { password: TEST_PASSWORD });
    await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [bride.pid]);
    await sweepNow();
    const { rows } = await app.pool.query('select author_id from together_messages where author_id in ($1, $2)', [
      bride.pid,
      groom.pid,
    ]);
    expect(rows).toEqual([{ author_id: groom.pid }]);
    const download = (await groom.client.get('/files/my-data.zip')).bytes.toString('latin1');
    expect(download.length).toBeGreaterThan(0);
  });

  test('the letters of the two end with the rest', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await openTheTwo(bride, groom);
    await sendToFamily(bride, groom, 'শুধু তোমাকে', { thread: 'two' });
    await ask(groom, 'endacquaintance', bride);
    for (const answer of [
      await showThread(bride, groom, { thread: 'two' }),
      await showThread(groom, bride, { thread: 'two' }),
    ])
      expect(answer.status).toBe(404);
  });
});
