import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { DAYS_LIMIT } from '#contract/together-days.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

let bride: TestMember;
let groom: TestMember;

beforeEach(async () => {
  [bride, groom] = await makeAcceptedPair(app);
});

const later = (days: number) => todayInIndia(Date.now() + days * DAY_MS);
const NOTE = 'সকাল নটা, বাবা সঙ্গে যাবেন'.normalize('NFC');
const add = (one: TestMember, other: TestMember, form: Record<string, string> = {}) =>
  ask(one, 'addtogetherday', other, { kind: 'test', day: later(7), note: '', shared: '', ...form });
const look = async (one: TestMember, other: TestMember) =>
  Object((await ask(one, 'showtogetherdays', other)).body).days;

test('a day is the own family’s, until it is shared', async () => {
  expect((await add(bride, groom, { note: NOTE })).body.msgkey).toBe('planDayAdded');
  expect((await add(bride, groom, { kind: 'ashirbad', day: later(3), shared: 'Yes' })).body.msgcode).toBe(1);
  const [ashirbad, tested] = await look(bride, groom);
  expect(tested).toMatchObject({ kind: 'test', day: later(7), note: NOTE, isShared: false, isOwn: true });
  expect(ashirbad).toMatchObject({ kind: 'ashirbad', day: later(3), isShared: true });
  expect(await look(groom, bride)).toMatchObject([{ kind: 'ashirbad', day: later(3), isOwn: false }]);
  const { rows } = await pool.query('select note from together_days where profile_id = $1', [bride.pid]);
  expect(JSON.stringify(rows)).not.toContain('বাবা');
});

test('everybody who looks after the profile reads and writes it', async () => {
  const candidate = await addHolder(app, bride, 'candidate');
  await add(bride, groom);
  expect(await look(candidate, groom)).toHaveLength(1);
});

test('nobody takes out a day of the other family, and twice is once', async () => {
  await add(bride, groom, { shared: 'Yes' });
  const [{ id }] = await look(groom, bride);
  await ask(groom, 'removetogetherday', bride, { id: String(id) });
  expect(await look(bride, groom)).toHaveLength(1);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await ask(bride, 'removetogetherday', groom, { id: String(id) })).body.msgkey).toBe('planDayRemoved');
  expect(await look(groom, bride)).toEqual([]);
});

test('takes no day of the past, none in a hundred years, none that is no day, and no way to be reached', async () => {
  for (const [form, field] of [
    [{ day: later(-1) }, 'day'],
    [{ day: '2126-01-01' }, 'day'],
    [{ day: '2027-02-30' }, 'day'],
    [{ day: '' }, 'day'],
    [{ kind: 'dowry' }, 'kind'],
    [{ note: 'call 98300 12345' }, 'note'],
    [{ note: 'n'.repeat(301) }, 'note'],
  ] as const) {
    const { status, body } = await add(bride, groom, form);
    expect(status, JSON.stringify(form).slice(0, 60)).toBe(422);
    expect(body.errors).toHaveProperty(field);
  }
  expect((await add(bride, groom, { day: later(0) })).body.msgcode).toBe(1);
});

test('a hundred at once are no more than the planner has room for', async () => {
  const answers = await Promise.all(Array.from({ length: DAYS_LIMIT + 5 }, () => add(bride, groom)));
  expect(answers.filter(({ body }) => body.msgkey === `planFull?most=${DAYS_LIMIT}`)).toHaveLength(5);
  expect(await look(bride, groom)).toHaveLength(DAYS_LIMIT);
});

test('is for families who are in touch: for strangers and after the end there is none', async () => {
  const stranger = await makeShownMember(app, { gender: 'Male' });
  expect((await add(stranger, bride)).status).toBe(404);
  await add(bride, groom, { shared: 'Yes' });
  await ask(groom, 'endacquaintance', bride);
  for (const path of ['showtogetherdays', 'addtogetherday', 'removetogetherday'])
    expect((await ask(bride, path, groom, { kind: 'test', day: later(7), note: '', id: '1' })).status, path).toBe(404);
});
