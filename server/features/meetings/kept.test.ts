import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expireMeetingWords } from '#server/domain/together/meetings.queries.ts';
import { remindOfMeetings } from '#server/notices/meeting-reminders.queries.ts';
import { firstUnreached } from '#server/office/unreached.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfMeeting, sealMeetingsAnew } from '#server/platform/crypto/meetings.queries.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { agreeTo, moveMeetingsBack, moveMeetingsToTomorrow, propose, seeMeeting } from '#server/testing/meetings.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { loadEverything } from '../my-data/my-data.queries.ts';

const app = await startTestApp();
const real = await startTestApp({ publicUrl: 'https://shubho.example' });
const cipher = makeHealthCipher(makeDataKey(TEST_DATA_SECRET));

const reminded = async (...members: TestMember[]): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    "select count(*)::int as count from notices where kind = 'meetingTomorrow' and profile_id = any($1)",
    [members.map(({ pid }) => pid)],
  );
  return rows[0]?.count ?? 0;
};

test('a reminder that is cut off in the middle comes once, to both', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  await moveMeetingsToTomorrow(app);
  const holding = await app.pool.connect();
  await holding.query('begin; lock table notices in exclusive mode');
  const cutOff = remindOfMeetings(app.db).then(
    () => 'done',
    () => 'cut off',
  );
  await expect
    .poll(async () => {
      const { rows } = await app.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'notices' and pid <> pg_backend_pid()",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  expect(await cutOff).toBe('cut off');
  await holding.query('rollback');
  holding.release();
  expect(await reminded(bride, groom)).toBe(0);
  await Promise.all([remindOfMeetings(app.db), remindOfMeetings(app.db)]);
  await remindOfMeetings(app.db);
  expect(await reminded(bride, groom)).toBe(2);
});

test('nobody is reminded of another day, of what is not agreed, or of what was called off', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  await remindOfMeetings(app.db);
  await moveMeetingsToTomorrow(app);
  await ask(groom, 'tellmeeting', bride, { version: '2', word: 'cannotCome' });
  await remindOfMeetings(app.db);
  const [other, third] = await makeAcceptedPair(app);
  await propose(other, third);
  await moveMeetingsToTomorrow(app);
  await remindOfMeetings(app.db);
  expect(await reminded(bride, groom, other, third)).toBe(0);
});

test('the words of a place go thirty days after the last time, and the meeting stays', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  await moveMeetingsBack(app, 24 * 20);
  await expireMeetingWords(app.db);
  expect((await seeMeeting(bride, groom)).words).toBe('By the lake');
  await moveMeetingsBack(app, 24 * 20);
  await expireMeetingWords(app.db);
  expect(await seeMeeting(bride, groom)).toMatchObject({ state: 'over', words: '' });
});

test('another data key seals the words anew', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await propose(bride, groom, { words: 'Behind the school' });
  const next = makeHealthCipher(makeDataKey(randomBytes(32)));
  await app.db
    .transaction()
    .execute(async (transaction) => {
      await sealMeetingsAnew(transaction, { former: cipher, next });
      const row = await transaction
        .selectFrom('together_meetings')
        .select(['uid', 'proposed_by', 'words'])
        .where('proposed_by', '=', bride.pid)
        .executeTakeFirstOrThrow();
      expect(next.decrypt(row.words, placeOfMeeting(row))).toBe('Behind the school');
      await sql`select 1 / 0`.execute(transaction);
    })
    .catch(() => undefined);
});

test('each downloads its own hours and meetings, and no words of the other', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await ask(bride, 'savecallhours', groom, { days1: 'sun', from1: '10:00', until1: '12:00', caller: 'we' });
  await propose(bride, groom, { words: 'Ask for Minati', people: '5' });
  const of = async ({ pid }: TestMember) => {
    const { account_id } = await app.db
      .selectFrom('account_profiles')
      .select('account_id')
      .where('profile_id', '=', pid)
      .executeTakeFirstOrThrow();
    return loadEverything(app.db, cipher, { profileId: pid, accountId: account_id });
  };
  const [hers, his] = [await of(bride), await of(groom)];
  expect(hers['when to call us']).toMatchObject([{ with_member: groom.pid, caller: 'we' }]);
  expect(his['when to call us']).toEqual([]);
  expect(hers['meetings of two families']).toMatchObject([
    { with_member: groom.pid, proposed: 'by us', words: 'Ask for Minati', how_many_of_us: 5 },
  ]);
  expect(his['meetings of two families']).toMatchObject([{ proposed: 'by them', words: '', how_many_of_us: null }]);

  // A requested deletion keeps the rows for some days and a block does not, but the download looks the same.
  await groom.client.call('deleteprofile', { pid: groom.pid, password: TEST_PASSWORD });
  const after = await of(bride);
  expect([after['when to call us'], after['meetings of two families']]).toEqual([[], []]);
});

test('the desk reads of a number that failed by the number of the profile alone, until it has called', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const other = await makeShownMember(app, { gender: 'Male', name: 'Bimal Dutta' });
  await becomeAcquainted(other, bride);
  const unreached = async () => (await firstUnreached(app.db, 20)).filter(({ memberId }) => memberId === bride.pid);
  await ask(groom, 'presstogether', bride, { step: 'call', value: 'spoken' });
  expect(await unreached()).toEqual([]);
  await ask(groom, 'presstogether', bride, { step: 'call', value: 'wrongNumber' });
  await ask(other, 'presstogether', bride, { step: 'call', value: 'noAnswer' });
  expect(await unreached()).toHaveLength(1);
  expect(JSON.stringify(await unreached())).not.toMatch(new RegExp(`${groom.pid}|${other.pid}|noAnswer|wrongNumber`));

  const { client: helper } = await makeStaff(app, ['helper']);
  const { waits } = JSON.parse((await helper.call('office/today')).text);
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'unreached', memberId: bride.pid }));
  await app.pool.query("insert into office_notes (profile_id, noted_by, words) values ($1, 'mitra', 'called')", [
    bride.pid,
  ]);
  expect(await unreached()).toEqual([]);
});

test('“not for us” after a meeting ends the acquaintance as “we will not go on” does', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await agreeTo(bride, groom);
  for (const value of ['thinking', 'goOn']) await ask(groom, 'presstogether', bride, { step: 'meeting', value });
  const steps = async (one: TestMember, two: TestMember) =>
    JSON.parse((await ask(one, 'showtogether', two)).text).steps.find(
      ({ step }: { step: string }) => step === 'meeting',
    );
  expect(await steps(bride, groom)).toMatchObject({ mine: '', theirs: '' });
  await ask(bride, 'presstogether', groom, { step: 'meeting', value: 'thinking' });
  expect(await steps(groom, bride)).toMatchObject({ mine: 'goOn', theirs: '' });
  const ended = await ask(bride, 'presstogether', groom, { step: 'meeting', value: 'notForUs' });
  expect(ended.body.msgcode).toBe(1);
  for (const [one, two] of [
    [bride, groom],
    [groom, bride],
  ] as const)
    expect((await ask(one, 'showmeeting', two)).status).toBe(404);
  const told = JSON.parse((await groom.client.call('notices', { pid: groom.pid })).text).notices;
  expect(told.map(({ kind }: { kind: string }) => kind)).toContain('acquaintanceEnded');
  expect((await app.pool.query('select from together_meetings where proposed_by = $1', [bride.pid])).rowCount).toBe(0);
});

test('a real site shows the guide once the office has looked at the whole of it', async () => {
  const client = real.client();
  const guide = () => client.get('/api/content?key=safe-meeting&lang=bn');
  expect((await guide()).status).toBe(404);
  await real.pool.query("update contents set html = '<p>আমাদের কথা</p>' where key = 'safe-meeting' and lang = 'bn'");
  await expect.poll(async () => (await guide()).status).toBe(200);
  expect((await app.client().get('/api/content?key=safe-meeting&lang=en')).status).toBe(200);
});
