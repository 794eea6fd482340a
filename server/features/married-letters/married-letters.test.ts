import { beforeEach, describe, expect, test } from 'vitest';
import { NOTICES } from '#contract/notice-kinds.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { correctTogether } from '#server/domain/together/correct-together.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { LETTERS } from '#words/letters.ts';

const app = await startTestApp();
let wife: TestMember;
let husband: TestMember;

/** Records that a member reported their marriage this many days ago. */
async function say(one: TestMember, other: TestMember, daysAgo: number): Promise<void> {
  await ask(one, 'savewedding', other, { day: '', kind: 'other' });
  await app.pool.query(
    `insert into together_presses (together_id, profile_id, step, value, pressed_at)
     select id, $1, 'married', 'Yes', now() - make_interval(days => $2) from together where $1 in (one_id, other_id) and ended_at is null`,
    [one.pid, daysAgo],
  );
}
const later = (days: number) =>
  app.pool.query('update together_letters set married_at = married_at - make_interval(days => $1)', [days]);
const run = () => sweep(app.db, makeFileStore(app.dataDir));
const letters = async (...of: TestMember[]) =>
  (
    await app.pool.query("select profile_id from notices where kind = 'marriedLetter' and profile_id = any($1)", [
      of.map(({ pid }) => pid),
    ])
  ).rows.length;
const state = async ({ client, pid }: TestMember) =>
  Object((await client.call('showmarriedletters', { pid })).body).state;

beforeEach(async () => {
  await app.pool.query('delete from together_presses; delete from together_letters');
  [wife, husband] = await makeAcceptedPair(app);
});

describe('the letters', () => {
  test('go out after three and after five months from one’s own word, once each', async () => {
    await say(wife, husband, 2);
    await run();
    expect([await state(wife), await state(husband), await letters(wife, husband)]).toEqual(['open', 'none', 0]);
    await later(95);
    await run();
    await run();
    expect(await letters(wife)).toBe(1);
    expect(await letters(husband)).toBe(0);
    await later(62);
    await run();
    await run();
    expect(await letters(wife)).toBe(2);
    await later(900);
    await run();
    expect(await letters(wife)).toBe(2);
  });

  test('do not begin while the word can be taken back', async () => {
    await say(wife, husband, 0);
    await run();
    expect(await state(wife)).toBe('none');
  });

  test('are one where both would be due', async () => {
    await say(wife, husband, 200);
    await run();
    await run();
    expect(await letters(wife)).toBe(1);
  });

  test('go by e-mail alone, in words that name nobody, and end in one tap', async () => {
    await makeReachable(app, { ...wife, email: 'ruma@example.in' }, ['email', 'sms', 'push']);
    await say(wife, husband, 95);
    app.printed.length = 0;
    await run();
    await app.outbox.drain();
    const sent = app.printed.join('\n');
    expect(sent).toContain(LETTERS.marriedLetter.en.subject);
    expect(sent).toMatch(/14416.*181.*112/);
    expect(sent).not.toContain('Amit');
    // Every letter that is no security notice has a link that stops letters.
    expect(NOTICES.marriedLetter).toMatchObject({ channels: ['email'], isSecurity: false });
    for (const { subject } of Object.values(LETTERS.marriedLetter))
      expect(subject).not.toMatch(/wedding|marri|wife|husband|বিয়ে|স্বামী|স্ত্রী/i);
    expect((await wife.client.call('stopmarriedletters', { pid: wife.pid })).body.msgcode).toBe(1);
    await later(62);
    await run();
    expect([await state(wife), await letters(wife)]).toEqual(['stopped', 1]);
  });

  test.each([
    [
      'a quiet word of one’s own',
      () => wife.client.call('quietword', { pid: wife.pid, phone: '9811122233', hour: 'evening' }),
    ],
    [
      'a quiet word of the other',
      () => husband.client.call('quietword', { pid: husband.pid, phone: '9811122233', hour: 'evening' }),
    ],
    ['a block', () => ask(wife, 'blockmember', husband)],
    ['a block by the other', () => ask(husband, 'blockmember', wife)],
    ['the end', () => ask(husband, 'endacquaintance', wife)],
    ['a correction of who the bride is', () => correctTogether(app.db, wife.pid)],
    ['a rest', () => restForADayAndNotify(app.db, husband.pid, 'mitra')],
    ['a suspension', () => app.pool.query('update members set suspended_at = now() where profile_id = $1', [wife.pid])],
  ])('never go out after %s, also where they were written before', async (_what, happen) => {
    await makeReachable(app, { ...wife, email: 'ruma2@example.in' }, ['email']);
    await say(wife, husband, 95);
    await run();
    expect(await letters(wife)).toBe(1);
    await happen();
    app.printed.length = 0;
    await app.outbox.drain();
    expect(app.printed.join()).not.toContain(LETTERS.marriedLetter.en.subject);
    await later(62);
    await run();
    expect(await letters(wife)).toBeLessThanOrEqual(1);
  });

  test('still go to somebody whose husband or wife has left the site', async () => {
    await say(wife, husband, 80);
    await run();
    await app.pool.query(
      "update members set deletion_due_at = now() - interval '1 minute', deletion_receipt = 'R' || profile_id where profile_id = $1",
      [husband.pid],
    );
    await run();
    await later(20);
    await run();
    expect(await letters(wife)).toBe(1);
  });

  test('are the candidate’s: a guardian reads nothing of them and stops none', async () => {
    const mother = await addHolder(app, wife, 'guardian');
    await say(wife, husband, 95);
    await run();
    const { rows } = await app.pool.query(
      `select p.role from notices n join account_profiles p on p.account_id = n.account_id and p.profile_id = n.profile_id
       where n.kind = 'marriedLetter' and n.profile_id = $1`,
      [wife.pid],
    );
    expect(rows).toEqual([{ role: 'candidate' }]);
    for (const path of ['showmarriedletters', 'stopmarriedletters', 'answermarriedletter'])
      expect((await mother.client.call(path, { pid: mother.pid, words: 'x' })).status, path).toBe(403);
  });
});

describe('an answer', () => {
  test('is read by the women’s desk alone, lies sealed, and is shown nowhere in the account', async () => {
    const { client: desk } = await makeStaff(app, ['womensDesk']);
    const { client: others } = await makeStaff(
      app,
      STAFF_ROLES.filter((role) => role !== 'womensDesk'),
    );
    const answer = (words: string) => wife.client.call('answermarriedletter', { pid: wife.pid, words });
    expect((await answer('Please call me')).status).toBe(409);
    await say(wife, husband, 95);
    await run();
    expect((await answer('')).status).toBe(422);
    expect((await answer('Call me at four, on my sister’s phone')).body.msgkey).toBe('marriedLetterAnswered');
    const sealed = await app.pool.query('select words from together_letter_answers');
    expect(JSON.stringify(sealed.rows)).not.toContain('sister');
    const mine = readZip((await wife.client.get('/files/my-data.zip')).bytes).get('my-data.json');
    expect(String(mine)).not.toContain('sister');

    const list = async () => Object((await desk.call('office/listquietwords')).body).letters;
    const [letter] = await list();
    expect(letter).toMatchObject({ memberId: wife.pid, words: 'Call me at four, on my sister’s phone' });
    expect((await others.call('office/listquietwords')).status).toBe(403);
    expect((await others.call('office/readletteranswer', { id: String(letter.id) })).status).toBe(403);
    expect((await desk.call('office/readletteranswer', { id: String(letter.id) })).body.msgcode).toBe(1);
    expect((await desk.call('office/readletteranswer', { id: String(letter.id) })).body.msgkey).toBe(
      'changedMeanwhile',
    );
    expect(await list()).toEqual([]);
    const { rows } = await app.pool.query(
      "select profile_id from office_uses where command = 'office/readletteranswer'",
    );
    expect(rows.every(({ profile_id }) => profile_id === null)).toBe(true);
  });
});
