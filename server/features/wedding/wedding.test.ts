import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { formMessages } from '#contract/form-messages.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { readPdf } from '#server/testing/pdf/read-pdf.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';

const app = await startTestApp();
let bride: TestMember;
let groom: TestMember;
let stranger: TestMember;

const show = async (one: TestMember, other: TestMember) => Object((await ask(one, 'showwedding', other)).body);
const daysAhead = (days: number) => todayInIndia(Date.now() + days * DAY_MS);
const promise = (one: TestMember, other: TestMember, lang = 'en') =>
  one.client.get(`/api/nodowrypromise?${new URLSearchParams({ pid: one.pid, member: other.pid, lang })}`);

beforeAll(async () => {
  [bride, groom] = await makeAcceptedPair(app);
  stranger = await makeShownMember(app, { gender: 'Male' });
});

describe('the day of the wedding', () => {
  test('is written by either family, and the other reads it and by whom', async () => {
    expect(await show(bride, groom)).toMatchObject({ day: '', kind: '', enteredby: '' });
    const day = daysAhead(60);
    expect((await ask(bride, 'savewedding', groom, { day, kind: 'special' })).body).toMatchObject({ msgcode: 1 });
    expect(await show(bride, groom)).toMatchObject({ day, kind: 'special', enteredby: 'us' });
    expect(await show(groom, bride)).toMatchObject({ day, kind: 'special', enteredby: 'them' });
    const { rows } = await app.pool.query('select kind from notices where profile_id = $1 and about_id = $2', [
      groom.pid,
      bride.pid,
    ]);
    expect(rows.map(({ kind }) => kind)).toContain('togetherStep');
    await ask(groom, 'savewedding', bride, { day: '', kind: 'other' });
    expect(await show(bride, groom)).toMatchObject({ day: '', kind: 'other', enteredby: 'them' });
    await ask(groom, 'savewedding', bride, { day: '', kind: '' });
    expect(await show(bride, groom)).toMatchObject({ day: '', kind: '' });
  });

  test.each([
    ['2026-02-30', 'plannedDayInvalid'],
    ['tomorrow', 'plannedDayInvalid'],
    [daysAhead(-400), 'plannedDayTooFar'],
    [daysAhead(4 * 365), 'plannedDayTooFar'],
  ] as const)('%s is refused at its field, and what stood there stays', async (day, key) => {
    await ask(bride, 'savewedding', groom, { day: daysAhead(10), kind: 'hindu' });
    const { status, body } = await ask(bride, 'savewedding', groom, { day, kind: 'hindu' });
    expect([status, body.errors.day]).toEqual([422, formMessages[key]]);
    expect((await show(groom, bride)).day).toBe(daysAhead(10));
  });

  test('both writing at once leave one of the two days', async () => {
    const [one, other] = [daysAhead(20), daysAhead(21)];
    const answers = await Promise.all([
      ask(bride, 'savewedding', groom, { day: one, kind: '' }),
      ask(groom, 'savewedding', bride, { day: other, kind: '' }),
    ]);
    expect(answers.map(({ body }) => body.msgcode)).toEqual([1, 1]);
    expect([one, other]).toContain((await show(bride, groom)).day);
  });
});

describe('the papers', () => {
  const ticked = async (one: TestMember, other: TestMember): Promise<string[]> => {
    const { papers }: { papers: { key: string; isTicked: boolean }[] } = await show(one, other);
    return papers.flatMap(({ key, isTicked }) => (isTicked ? key : []));
  };

  test('are those of the office’s text, ticked by each family for itself, in both languages', async () => {
    const { papers } = await show(bride, groom);
    expect(papers.length).toBeGreaterThan(5);
    const [first, , third] = papers;
    await ask(bride, 'tickpapers', groom, { papers: [first.key, third.key].join() });
    expect(await ticked(bride, groom)).toEqual([first.key, third.key]);
    expect(await ticked(groom, bride)).toEqual([]);
    bride.client.cookies.set('lang', 'bn');
    expect((await show(bride, groom)).papers[0].words).toMatch(/\p{Script=Bengali}/u);
    expect(await ticked(bride, groom)).toEqual([first.key, third.key]);
    bride.client.cookies.delete('lang');
    await ask(bride, 'tickpapers', groom, { papers: third.key });
    expect(await ticked(bride, groom)).toEqual([third.key]);
  });

  test('keep their ticks when the office puts another before them, and lose them with the paper', async () => {
    const { papers } = await show(bride, groom);
    const last = papers.at(-1);
    await ask(bride, 'tickpapers', groom, { papers: last.key });
    const before = (await app.pool.query("select html from contents where key = 'wedding-papers' and lang = 'en'"))
      .rows[0].html;
    const write = (html: string) =>
      app.pool.query("update contents set html = $1 where key = 'wedding-papers' and lang = 'en'", [html]);
    await write(before.replace('<ul>', '<ul><li>A new paper</li>'));
    const after = (await show(bride, groom)).papers;
    expect(after[0]).toMatchObject({ words: 'A new paper', isTicked: false });
    expect(after.at(-1)).toMatchObject({ key: last.key, isTicked: true });
    await write('<ul><li>A new paper</li></ul>');
    expect((await show(bride, groom)).papers).toEqual([{ key: after[0].key, words: 'A new paper', isTicked: false }]);
    await write(before);
  });

  test('of unknown keys nothing is kept', async () => {
    expect((await ask(bride, 'tickpapers', groom, { papers: "x,'; drop table members" })).body.msgcode).toBe(1);
    const { rows } = await app.pool.query('select paper from together_ticks where profile_id = $1', [bride.pid]);
    expect(rows).toEqual([]);
  });
});

describe('the promise of no dowry', () => {
  test('is a PDF with both names and no number, in either language, the same for both', async () => {
    const answer = await promise(bride, groom);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    const words = readWords(answer.bytes);
    for (const word of ['AmitDutta', 'Signature', 'Witness']) expect(words).toContain(word);
    expect(words).not.toMatch(/SV\d/);
    expect(words).not.toContain(groom.phone);
    expect((await promise(groom, bride)).bytes).toEqual(answer.bytes);
    const inBengali = await promise(bride, groom, 'bn');
    for (const { bytes } of [answer, inBengali]) expect(readPdf(bytes).find(/\/Type \/Page\n/)).toHaveLength(1);
    expect((await promise(bride, groom, 'de')).status).toBe(422);
  });

  test('and the texts are nobody’s but accepted families’, and end with the acquaintance', async () => {
    for (const path of ['showwedding', 'savewedding', 'tickpapers'])
      expect((await ask(stranger, path, bride)).status, path).toBe(404);
    expect((await promise(stranger, bride)).status).toBe(404);
    const never = await ask(stranger, 'showwedding', { pid: 'SV999999998' });
    expect((await ask(stranger, 'showwedding', bride)).body.msg).toBe(never.body.msg);
    const [one, other] = await makeAcceptedPair(app);
    await ask(one, 'savewedding', other, { day: daysAhead(5), kind: 'hindu' });
    await ask(other, 'endacquaintance', one);
    for (const [reader, read] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await ask(reader, 'showwedding', read)).status).toBe(404);
  });

  test('a guardian writes the day and prints the promise beside the candidate', async () => {
    const [one, other] = await makeAcceptedPair(app);
    const mother = await addHolder(app, one, 'guardian');
    expect((await ask(mother, 'savewedding', other, { day: daysAhead(9), kind: '' })).body.msgcode).toBe(1);
    expect((await promise(mother, other)).status).toBe(200);
  });
});

test('on a real site what the office has not entered is hidden wholly, and shown from then on', async () => {
  const site = await startTestApp({ publicUrl: 'https://shubho.example' }, { database: app });
  const look = (key: string) => site.client().get(`/api/content?key=${key}&lang=en`);
  const shown = async (key: string) => Object((await look(key)).body).content;
  for (const key of ['no-dowry-promise', 'wedding-papers', 'wedding-west-bengal'])
    expect((await look(key)).status, key).toBe(404);
  expect(await shown('counsellor')).toBe('');
  await app.pool.query("update contents set html = '<p>Entered</p>' where key = 'wedding-india' and lang = 'en'");
  expect(await shown('wedding-india')).toBe('<p>Entered</p>');
});
