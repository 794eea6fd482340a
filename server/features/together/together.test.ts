import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

const press = (who: TestMember, other: TestMember, step: string, value: string) =>
  ask(who, 'presstogether', other, { step, value });

interface StepView {
  step: string;
  mine: string;
  theirs: string;
  mayPress: string[];
  closed: string;
  mayTakeBack: boolean;
}
const stepOf = async (who: TestMember, other: TestMember, step: string): Promise<StepView | undefined> => {
  const { steps }: { steps: StepView[] } = JSON.parse((await ask(who, 'showtogether', other)).text);
  return steps.find((one) => one.step === step);
};
const noticesOf = async ({ client, pid }: TestMember): Promise<string[]> => {
  const { notices }: { notices: { kind: string }[] } = JSON.parse((await client.call('notices', { pid })).text);
  return notices.map(({ kind }) => kind);
};
const letDayPass = () => pool.query("update together_presses set pressed_at = pressed_at - interval '25 hours'");

test('a step told at once is read by the other family, who is told once', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  expect((await press(bride, groom, 'decided', 'Yes')).body).toMatchObject({ msgcode: 1, msgkey: 'stepNoted' });
  expect((await press(bride, groom, 'decided', 'Yes')).body).toMatchObject({ msgcode: 1 });
  expect(await stepOf(bride, groom, 'decided')).toMatchObject({ mine: 'Yes', theirs: '', mayTakeBack: true });
  expect((await noticesOf(groom)).filter((kind) => kind === 'togetherStep')).toHaveLength(1);
  const [{ pid }, home] = [bride, () => groom.client.call('showtoday', { pid: groom.pid })];
  await pool.query('update notices set seen_at = null where profile_id = $1', [groom.pid]);
  expect((await home()).body).toMatchObject({ family: { kind: 'togetherStep', member: { memberId: pid } } });
  expect(await stepOf(groom, bride, 'decided')).toMatchObject({ mine: '', theirs: 'Yes' });
  // A step seen on the page is not shown on the home page.
  expect((await home()).body).toMatchObject({ family: null });
});

test('a step told when both have pressed is read by neither before, and the second press tells the first', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'meeting', 'goOn');
  expect(await stepOf(groom, bride, 'meeting')).toMatchObject({ theirs: '' });
  expect(await noticesOf(groom)).not.toContain('togetherStep');
  await press(groom, bride, 'meeting', 'thinking');
  expect(await stepOf(bride, groom, 'meeting')).toMatchObject({ theirs: '' });
  await press(groom, bride, 'meeting', 'goOn');
  expect(await stepOf(bride, groom, 'meeting')).toMatchObject({ mine: 'goOn', theirs: 'goOn' });
  expect(await noticesOf(bride)).toContain('togetherStep');
});

test('two who both are still thinking read nothing of each other, and what is never told is not', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const) {
    await press(one, other, 'meeting', 'thinking');
    await press(one, other, 'quiet14', 'ended');
  }
  expect(await stepOf(bride, groom, 'meeting')).toMatchObject({ theirs: '' });
  expect(await stepOf(bride, groom, 'quiet14')).toMatchObject({ mine: 'ended', theirs: '' });
  expect(await noticesOf(bride)).not.toContain('togetherStep');
});

test('a press is taken back within a day, and later only replaced', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await press(bride, groom, 'call', 'noAnswer');
  expect((await press(bride, groom, 'call', '')).body).toMatchObject({ msgcode: 1, msgkey: 'stepTakenBack' });
  expect(await stepOf(groom, bride, 'call')).toMatchObject({ theirs: '' });
  await press(bride, groom, 'call', 'noAnswer');
  await letDayPass();
  expect((await press(bride, groom, 'call', '')).body).toMatchObject({ msgcode: 2, msgkey: 'stepStays' });
  await press(bride, groom, 'call', 'spoken');
  expect(await stepOf(groom, bride, 'call')).toMatchObject({ theirs: 'spoken' });
});

test('unknown steps and values are refused by name, and nothing is kept', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  expect(await press(bride, groom, 'dance', 'Yes')).toMatchObject({
    status: 422,
    body: { errors: { step: expect.any(String) } },
  });
  expect(await press(bride, groom, 'decided', 'No')).toMatchObject({
    status: 422,
    body: { errors: { value: expect.any(String) } },
  });
  const { rows } = await pool.query('select from together where $1 in (one_id, other_id)', [bride.pid]);
  expect(rows).toEqual([]);
});

test('a guardian beside the candidate takes the open steps alone; what the candidate said stays', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const father = await addHolder(app, bride, 'guardian');
  expect(await press(father, groom, 'decided', 'Yes')).toMatchObject({
    status: 403,
    body: { msgkey: 'candidateAlone' },
  });
  expect((await press(father, groom, 'call', 'spoken')).body.msgcode).toBe(1);
  expect((await press(father, groom, 'numbers', 'writeFirst')).body.msgcode).toBe(1);
  await press(bride, groom, 'numbers', 'exchange');
  expect((await press(father, groom, 'numbers', 'writeFirst')).status).toBe(403);
  expect((await press(father, groom, 'numbers', '')).status).toBe(403);
  expect(await stepOf(father, groom, 'numbers')).toMatchObject({
    mine: 'exchange',
    mayPress: [],
    closed: 'candidateAlone',
  });
  const acts = await father.client.get(`/api/showholders?pid=${bride.pid}`);
  expect(acts.text).toContain('"together"');
});

test('the two is the candidates’ alone: a guardian reads nothing of it, by page, notice or list', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const father = await addHolder(app, bride, 'guardian');
  const before = await ask(father, 'showtogether', groom);
  await press(bride, groom, 'theTwo', 'Yes');
  await press(groom, bride, 'theTwo', 'Yes');
  expect((await ask(father, 'showtogether', groom)).text).toBe(before.text);
  expect(await press(father, groom, 'theTwo', 'Yes')).toMatchObject({
    status: 403,
    body: { msgkey: 'candidateAlone' },
  });
  expect(await noticesOf(father)).not.toContain('togetherOwnStep');
  expect(await noticesOf(bride)).toContain('togetherOwnStep');
  expect((await father.client.get(`/api/showholders?pid=${bride.pid}`)).text).not.toContain('"together"');
});

test('without a candidate’s account the office speaks with the bride first, after the acceptance', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
  const other = await makeShownMember(app, { gender: 'Male' });
  const spoken = (about: { pid: string } | null, ago: string) =>
    pool.query(
      "insert into spoken_calls (profile_id, about_id, phone, spoken_by, spoken_name, words, spoken_at) values ($1, $2, '9830000000', 'mitra', 'Mitra', 'she would like to', now() - $3::interval)",
      [bride.pid, about?.pid ?? null, ago],
    );
  await spoken(groom, '1 day');
  await spoken(other, '0');
  await spoken(null, '0');
  expect(await press(bride, groom, 'decided', 'Yes')).toMatchObject({
    status: 403,
    body: { msgkey: 'candidateSpokenFirst' },
  });
  expect(await stepOf(bride, groom, 'decided')).toMatchObject({ mayPress: [], closed: 'spokenFirst' });
  expect((await press(bride, groom, 'call', 'spoken')).body.msgcode).toBe(1);
  await spoken(groom, '0');
  expect((await press(bride, groom, 'decided', 'Yes')).body.msgcode).toBe(1);
  expect((await press(bride, groom, 'theTwo', 'Yes')).status).toBe(403);
});

test('families who are not in touch, were never, or no longer, answer as the member’s page does', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const stranger = await makeShownMember(app, { gender: 'Male' });
  const never = { status: 404, body: { msgkey: 'memberUnknown' } };
  for (const path of ['showtogether', 'presstogether']) {
    const form = { step: 'call', value: 'spoken' };
    expect(await ask(bride, path, stranger, form)).toMatchObject(never);
    expect(await ask(bride, path, { pid: '' }, form)).toMatchObject(never);
    expect(await ask(bride, path, { pid: 'SV999999999' }, form)).toMatchObject(never);
    expect(await ask(bride, path, bride, form)).toMatchObject(never);
  }
  await press(bride, groom, 'call', 'spoken');
  await ask(groom, 'endacquaintance', bride);
  expect(await ask(bride, 'showtogether', groom)).toMatchObject(never);
  expect(await press(bride, groom, 'call', 'spoken')).toMatchObject(never);
  const { rows } = await pool.query('select ended_at from together where $1 in (one_id, other_id)', [bride.pid]);
  expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
});

test('both pressing at once make one row, and each reads the other', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const answers = await Promise.all([press(bride, groom, 'married', 'Yes'), press(groom, bride, 'married', 'Yes')]);
  expect(answers.map(({ body }) => body.msgcode)).toEqual([1, 1]);
  const { rows } = await pool.query('select id from together where $1 in (one_id, other_id)', [bride.pid]);
  expect(rows).toHaveLength(1);
  expect(await stepOf(bride, groom, 'married')).toMatchObject({ mine: 'Yes', theirs: 'Yes' });
});

test('a hundred presses are stopped with a sentence', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const answers = [];
  for (let count = 0; count < 61; count++)
    answers.push(await press(bride, groom, 'call', count % 2 ? 'spoken' : 'noAnswer'));
  expect(answers.at(-2)?.status).toBe(200);
  expect(answers.at(-1)?.status).toBe(429);
  expect((await noticesOf(groom)).filter((kind) => kind === 'togetherStep')).toHaveLength(1);
});
