import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { askWhetherTheySpoke } from './ask-quietly.ts';

const app = await startTestApp();
const { pool } = app;

beforeEach(() => pool.query('delete from introductions; delete from together_counts'));

/** Makes two families who accepted each other this many days ago. */
async function makePair(days: number): Promise<[TestMember, TestMember]> {
  const pair = await makeAcceptedPair(app);
  await letPass(pair, days);
  return pair;
}

const letPass = ([one, other]: [TestMember, TestMember], days: number) =>
  pool.query(
    `update introductions set answered_at = answered_at - make_interval(days => $3), sent_at = sent_at - make_interval(days => $3)
     where sender_id in ($1, $2) and recipient_id in ($1, $2)`,
    [one.pid, other.pid, days],
  );

const press = (one: TestMember, other: TestMember, step: string, value: string) =>
  ask(one, 'presstogether', other, { step, value });
interface Asked {
  member: { memberId: string };
  step: string;
  answer: string;
}
const home = async (one: TestMember): Promise<Asked[]> =>
  JSON.parse((await one.client.call('showtoday', { pid: one.pid })).text).quiet;
const isAsked = async (one: TestMember) =>
  (await home(one)).map(({ step, answer }) => `${step}${answer && ` ${answer}`}`);
const told = async ({ pid }: TestMember): Promise<number> => {
  const { rows } = await pool.query(
    "select count(*)::int as count from notices where kind = 'quietQuestion' and profile_id = $1",
    [pid],
  );
  return rows[0].count;
};
const hints = async ({ pid }: TestMember) =>
  (await pool.query('select kind, about_id from desk_hints where profile_id = $1 and done_at is null', [pid])).rows;
const calls = async () => (await pool.query("select from together_counts where kind = 'call'")).rowCount;

describe('after fourteen days', () => {
  test('each side is asked by itself, once, and nobody a day earlier', async () => {
    const [bride, groom] = await makePair(13);
    await askWhetherTheySpoke(app.db);
    expect(await isAsked(bride)).toEqual([]);
    await letPass([bride, groom], 1);
    await askWhetherTheySpoke(app.db);
    expect(await home(bride)).toMatchObject([{ member: { memberId: groom.pid }, step: 'quiet14', answer: '' }]);
    expect(await isAsked(groom)).toEqual(['quiet14']);
    await Promise.all([askWhetherTheySpoke(app.db), askWhetherTheySpoke(app.db)]);
    expect([await told(bride), await told(groom)]).toEqual([1, 1]);
    // One side's answer does not end the other's question, and the other side cannot read it.
    expect((await press(bride, groom, 'quiet14', 'spoken')).body).toMatchObject({ msgcode: 1 });
    expect(await isAsked(bride)).toEqual([]);
    expect(await isAsked(groom)).toEqual(['quiet14']);
  });

  test('two who look after one profile are asked one question: the first answer is the family’s', async () => {
    const [bride, groom] = await makePair(14);
    const father = await addHolder(app, bride, 'guardian');
    await askWhetherTheySpoke(app.db);
    expect([await isAsked(bride), await isAsked(father)]).toEqual([['quiet14'], ['quiet14']]);
    await press(father, groom, 'quiet14', 'notYet');
    expect([await isAsked(bride), await isAsked(father)]).toEqual([[], []]);
  });

  test.each([
    ['paused', "insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'notNow', '')"],
    ['settled', "insert into pauses (profile_id, kind, reason, words) values ($1, 'settled', 'metHere', '')"],
    ['resting', "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')"],
    ['suspended', 'update members set suspended_at = now() where profile_id = $1'],
    [
      'asked to be deleted',
      "update members set deletion_due_at = now() + interval '7 days', deletion_receipt = 'SB-7K3M-' || right(profile_id, 4) where profile_id = $1",
    ],
    ['shown no longer', 'delete from showings where profile_id = $1'],
    [
      'undecided',
      'insert into undecided_acquaintances (profile_id, member_id) select $1, case when sender_id = $1 then recipient_id else sender_id end from introductions where $1 in (sender_id, recipient_id)',
    ],
  ])('nobody is asked where one is %s', async (_, away) => {
    const [bride, groom] = await makePair(14);
    await pool.query(away, [bride.pid]);
    await askWhetherTheySpoke(app.db);
    expect([await told(bride), await told(groom)]).toEqual([0, 0]);
    // And an open question disappears from the page.
    await pool.query("insert into together_quiet (profile_id, member_id, step) values ($1, $2, 'quiet14')", [
      groom.pid,
      bride.pid,
    ]);
    expect(await isAsked(groom)).toEqual([]);
  });

  test('a step that both read of is no silence; what one keeps to itself is told by no missing question', async () => {
    const [bride, groom] = await makePair(14);
    await press(bride, groom, 'call', 'spoken');
    const [quietBride, quietGroom] = await makePair(14);
    await press(quietBride, quietGroom, 'meeting', 'thinking');
    const [ownBride, ownGroom] = await makePair(14);
    await press(ownBride, ownGroom, 'theTwo', 'Yes');
    const [writingBride, writingGroom] = await makePair(14);
    await press(writingBride, writingGroom, 'numbers', 'writeFirst');
    const [letterBride, letterGroom] = await makePair(14);
    await ask(letterBride, 'sendmessage', letterGroom, {
      thread: 'families',
      text: 'নমস্কার, কেমন আছেন?',
      key: 'a key of sixteen',
    });
    await askWhetherTheySpoke(app.db);
    expect([await told(letterBride), await told(letterGroom)]).toEqual([0, 0]);
    expect([await told(writingBride), await told(writingGroom)]).toEqual([1, 1]);
    expect([await told(bride), await told(groom)]).toEqual([0, 0]);
    expect([await told(quietBride), await told(quietGroom)]).toEqual([0, 1]);
    expect([await told(ownBride), await told(ownGroom)]).toEqual([1, 1]);
  });

  test('an end takes the question away; who accept each other anew are asked anew', async () => {
    const [bride, groom] = await makePair(14);
    await askWhetherTheySpoke(app.db);
    await ask(bride, 'endacquaintance', groom);
    expect([await isAsked(bride), await isAsked(groom)]).toEqual([[], []]);
    await pool.query('delete from partings; delete from ended_acquaintances; delete from introductions');
    await becomeAcquainted(groom, bride);
    await letPass([bride, groom], 15);
    await askWhetherTheySpoke(app.db);
    expect([await isAsked(bride), await isAsked(groom)]).toEqual([['quiet14'], ['quiet14']]);
  });
});

describe('after sixty days', () => {
  test('who has not spoken is asked once more; who left the first unanswered, or has answered that it is over, is not', async () => {
    const [bride, groom] = await makePair(14);
    await askWhetherTheySpoke(app.db);
    await press(bride, groom, 'quiet14', 'notYet');
    await letPass([bride, groom], 46);
    await askWhetherTheySpoke(app.db);
    expect(await isAsked(bride)).toEqual(['quiet60']);
    expect([await told(bride), await told(groom)]).toEqual([2, 1]);
    await letPass([bride, groom], 31);
    await pool.query('delete from together_quiet');
    await askWhetherTheySpoke(app.db);
    expect([await told(bride), await told(groom)]).toEqual([2, 1]);
  });

  test('a job that comes late asks once, not twice, and after ninety days not at all', async () => {
    const [bride, groom] = await makePair(61);
    await askWhetherTheySpoke(app.db);
    expect([await isAsked(bride), await isAsked(groom)]).toEqual([['quiet60'], ['quiet60']]);
    await askWhetherTheySpoke(app.db);
    expect(await told(bride)).toBe(1);
    const [late] = await makePair(90);
    await askWhetherTheySpoke(app.db);
    expect(await told(late)).toBe(0);
  });

  test('what ends in the middle has asked nobody, and the next hour asks once', async () => {
    const [bride, groom] = await makePair(14);
    await pool.query(`
      create function stop() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger stop before insert on notices for each row execute function stop()`);
    await expect(askWhetherTheySpoke(app.db)).rejects.toThrow('killed');
    await pool.query('drop trigger stop on notices; drop function stop');
    expect(await isAsked(bride)).toEqual([]);
    await askWhetherTheySpoke(app.db);
    expect([await told(bride), await told(groom)]).toEqual([1, 1]);
  });

  test('a question stands on the page for two weeks', async () => {
    const [bride] = await makePair(14);
    await askWhetherTheySpoke(app.db);
    await pool.query("update together_quiet set asked_at = asked_at - interval '15 days'");
    expect(await isAsked(bride)).toEqual([]);
  });
});

describe('what an answer does', () => {
  test('that they have spoken counts as the first call of the two, once, and not if it is taken back', async () => {
    const [bride, groom] = await makePair(14);
    const before = (await calls()) ?? 0;
    await press(bride, groom, 'quiet14', 'spoken');
    await press(groom, bride, 'quiet14', 'spoken');
    expect(await calls()).toBe(before + 1);
    await press(bride, groom, 'quiet14', '');
    expect(await calls()).toBe(before + 1);
    await press(groom, bride, 'quiet14', '');
    expect(await calls()).toBe(before);
  });

  test('a meeting is counted whatever either thinks of it', async () => {
    const [bride, groom] = await makePair(14);
    await press(bride, groom, 'meeting', 'thinking');
    await press(groom, bride, 'meeting', 'goOn');
    const [partingBride, partingGroom] = await makePair(14);
    await press(partingBride, partingGroom, 'meeting', 'notForUs');
    const { rows } = await pool.query(
      "select count(*)::int as count from together_counts where kind = 'meeting' and days_after = 14",
    );
    expect(rows[0].count).toBe(2);
  });

  test('a number that does not answer is a line of the office, until the family says otherwise', async () => {
    const [bride, groom] = await makePair(14);
    await press(bride, groom, 'quiet14', 'noAnswer');
    expect(await hints(bride)).toEqual([{ kind: 'noAnswer', about_id: groom.pid }]);
    await press(bride, groom, 'quiet14', 'notYet');
    expect(await hints(bride)).toEqual([]);
  });

  test('a letter of money is a line of the office, without a word of it', async () => {
    const [bride, groom] = await makePair(2);
    const letter = { thread: 'families', text: 'Please send 5000 rupees by UPI', key: 'a key of sixteen' };
    await ask(bride, 'sendmessage', groom, letter);
    expect(await hints(bride)).toEqual([]);
    expect((await ask(bride, 'sendmessage', groom, { ...letter, anyway: 'Yes' })).body.msgcode).toBe(1);
    expect(await hints(bride)).toEqual([{ kind: 'money', about_id: groom.pid }]);
  });

  test('nothing ends by itself: it is asked once more, and one press tells the other family kindly', async () => {
    const [bride, groom] = await makePair(14);
    await askWhetherTheySpoke(app.db);
    await press(bride, groom, 'quiet14', 'ended');
    expect(await isAsked(bride)).toEqual(['quiet14 ended']);
    expect((await ask(bride, 'member', groom)).status).toBe(200);
    await ask(bride, 'endacquaintance', groom);
    expect(await isAsked(bride)).toEqual([]);
    const notices = JSON.parse((await groom.client.call('notices', { pid: groom.pid })).text).notices;
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('acquaintanceEnded');
    expect(notices.map(({ kind }: { kind: string }) => kind)).not.toContain('quietQuestion');
  });

  test('a bride without an account is spoken with first: the refused press is a line of the office', async () => {
    const [bride, groom] = await makePair(14);
    await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    expect((await press(bride, groom, 'decided', 'Yes')).status).toBe(403);
    expect(await hints(bride)).toEqual([{ kind: 'speakFirst', about_id: groom.pid }]);
    await ask(groom, 'endacquaintance', bride);
    expect(await hints(bride)).toEqual([]);
  });
});
