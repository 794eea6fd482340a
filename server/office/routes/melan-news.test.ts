import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { pool } = app;
const helper = await makeStaff(app, ['helper']);
const daysAhead = (days: number) => todayInIndia(Date.now() + days * DAY_MS);
const office = async (path: string, form: Record<string, string> = {}) =>
  Object((await helper.client.call(`office/${path}`, form)).body);

const brides: TestMember[] = [];
const grooms: TestMember[] = [];
let her: TestMember;
let him: TestMember;

beforeAll(async () => {
  for (let count = 0; count < 3; count++) {
    brides.push(await makeShownMember(app, { gender: 'Female', father_name: `Bimal ${'abc'[count]} Pal` }));
    grooms.push(await makeShownMember(app, { gender: 'Male', father_name: `Tapan ${'xyz'[count]} Sen` }));
  }
  [her, him] = [brides[0], grooms[0]] as [TestMember, TestMember];
});
beforeEach(async () => {
  for (const table of ['melans', 'attempts', 'blocks', 'hidden_members', 'proposals', 'introductions', 'notices'])
    await pool.query(`delete from ${table}`);
});

/** Makes a melan of today with planned tables and printed cards, and a tablet in the hall. */
async function inHall() {
  const { rows } = await pool.query(
    `insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by)
     values ($1, '00:00', '23:59', 'Town Hall', 20, 3, 'mitra') returning id`,
    [daysAhead(0)],
  );
  const id = String(rows[0].id);
  for (const [index, { pid }] of [...brides, ...grooms].entries())
    await pool.query(
      `insert into melan_guests (melan_id, profile_id, is_bride, answer, people, answered_at, seated_at, number)
       values ($1, $2, $3, 'coming', 3, now(), now(), $4)`,
      [id, pid, index < brides.length, index + 1],
    );
  expect(await office('planmelan', { id })).toMatchObject({ msgkey: 'melanPlanned' });
  expect((await helper.client.get(`/api/office/melans/${id}/cards?lang=en`)).status).toBe(200);
  await office('notecardsprinted', { id });
  const tablet = randomUUID();
  expect(await office('packmelan', { id, tablet })).toMatchObject({ ordinal: 1 });
  return { id, tablet };
}

/** A tablet has no login. */
const news = (sent: { id: string; tablet: string }) => app.client().call('office/askmelannews', sent);
const said = async (sent: { id: string; tablet: string }) => {
  const { asof: _, ...rest } = Object((await news(sent)).body);
  return rest;
};
const numberOf = ({ pid }: TestMember) => [...brides, ...grooms].findIndex((one) => one.pid === pid) + 1;
const block = (one: TestMember, other: TestMember) =>
  pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [one.pid, other.pid]);

describe('a tablet in the hall asks what has changed', () => {
  test('nothing at first; a block of the day names the meeting of the two by its numbers, and no reason', async () => {
    const hall = await inHall();
    expect(await said(hall)).toEqual({ away: [], apart: [] });
    await block(her, him);
    const answer = await news(hall);
    expect(Object.keys(answer.body).sort()).toEqual(['apart', 'asof', 'away']);
    expect(await said(hall)).toEqual({
      away: [],
      apart: [{ round: expect.any(Number), place: expect.any(Number), one: numberOf(her), other: numberOf(him) }],
    });
    expect(answer.text).not.toMatch(/SV\d|block|Ruma|Pal/);
    // After a new plan without new cards, the hall still has the old cards.
    await office('planmelan', { id: hall.id });
    expect((await said(hall)).apart).toHaveLength(1);
  });

  test('from either side, and of whatever kind, it reads the same', async () => {
    const hall = await inHall();
    const texts = [];
    for (const begin of [
      () => block(her, him),
      () => block(him, her),
      () => pool.query('insert into hidden_members (profile_id, member_id) values ($1, $2)', [him.pid, her.pid]),
      () => ask(her, 'sendintroduction', him, { note: '' }),
      () => ask(him, 'sendintroduction', her, { note: '' }),
    ]) {
      await begin();
      texts.push(JSON.stringify(await said(hall)));
      for (const table of ['blocks', 'hidden_members', 'introductions']) await pool.query(`delete from ${table}`);
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain(`"one":${numberOf(her)}`);
  });

  test.each([
    [
      'pauses',
      "insert into pauses (profile_id, kind, reason, words, by_candidate) values ($1, 'paused', 'other', '', false)",
      'delete from pauses where profile_id = $1',
    ],
    [
      'is suspended',
      'update members set suspended_at = now() where profile_id = $1',
      'update members set suspended_at = null where profile_id = $1',
    ],
    ['is shown no more', 'delete from showings where profile_id = $1', 'insert into showings (profile_id) values ($1)'],
    [
      'gives up the seat',
      "update melan_guests set answer = 'notThisTime', seated_at = null where profile_id = $1",
      "update melan_guests set answer = 'coming', seated_at = now() where profile_id = $1",
    ],
  ])('a family that %s is not expected any more, and a block beside it is not named', async (_, begin, end) => {
    const hall = await inHall();
    await pool.query(begin, [him.pid]);
    const alone = await said(hall);
    expect(alone).toEqual({ away: [numberOf(him)], apart: [] });
    await block(her, him);
    expect(await said(hall)).toEqual(alone);
    await pool.query(end, [him.pid]);
  });

  const refused = async (sent: { id: string; tablet: string }) => {
    const { status, body } = await news(sent);
    return [status, body.msgkey];
  };

  test('who is no tablet of this melan: nothing', async () => {
    const hall = await inHall();
    for (const sent of [
      { ...hall, tablet: randomUUID() },
      { ...hall, tablet: 'mine' },
      { ...hall, id: '999999' },
    ])
      expect(await refused(sent)).toEqual([404, 'notFound']);
  });

  const ofHelper = (to: string) => `update staff set ${to} where email = '${helper.email}'`;
  test.each([
    ['on the day after', 'update melans set held_on = held_on - 1', 'update melans set held_on = held_on + 1'],
    ['on the day before', 'update melans set held_on = held_on + 1', 'update melans set held_on = held_on - 1'],
    [
      'of a melan that is called off',
      'update melans set called_off_at = now()',
      'update melans set called_off_at = null',
    ],
    ['once its pairs are made', 'update melans set paired_at = now()', 'update melans set paired_at = null'],
    ['at home', 'update melan_tablets set brought_at = now()', 'update melan_tablets set brought_at = null'],
    ['packed by somebody who has gone', ofHelper('ended_at = now()'), ofHelper('ended_at = null')],
    ['packed by somebody who may not pack any more', ofHelper("roles = '{moderator}'"), ofHelper("roles = '{helper}'")],
  ])('a tablet %s hears nothing', async (_, begin, end) => {
    const hall = await inHall();
    await block(her, him);
    await pool.query(begin);
    expect(await refused(hall)).toEqual([404, 'notFound']);
    await pool.query(end);
    expect((await news(hall)).status).toBe(200);
  });

  test('each tablet stands in the record once a day, under who packed it; a refusal does not', async () => {
    await pool.query("delete from office_uses where command = 'office/askmelannews'");
    const hall = await inHall();
    const other = { id: hall.id, tablet: randomUUID() };
    await office('packmelan', other);
    await news({ ...hall, tablet: randomUUID() });
    for (const sent of [hall, hall, other]) expect((await news(sent)).status).toBe(200);
    const uses = () =>
      pool.query(
        "select who, subject, profile_id, outcome from office_uses where command = 'office/askmelannews' order by id",
      );
    const use = (ordinal: number) => ({
      who: helper.email,
      subject: `melan ${hall.id} tablet ${ordinal}`,
      profile_id: null,
      outcome: 'done',
    });
    expect((await uses()).rows).toEqual([use(1), use(2)]);
    await pool.query("update office_uses set used_at = used_at - interval '1 day' where subject = $1", [
      use(1).subject,
    ]);
    await news(hall);
    expect((await uses()).rows).toEqual([use(1), use(2), use(1)]);
  });

  test('somebody who tries ids is stopped by the network, and a tablet that asks without end by itself', async () => {
    const hall = await inHall();
    let last = 0;
    for (let tries = 0; tries <= 60; tries++) last = (await news({ ...hall, tablet: randomUUID() })).status;
    expect(last).toBe(429);
    expect((await news(hall)).status).toBe(200);
    for (let tries = 0; tries <= 120; tries++) last = (await news(hall)).status;
    expect(last).toBe(429);
  });
});

describe('brought home, what was noted behind a block comes to nothing', () => {
  const READ = ['showtoday', 'proposals', 'introductions', 'notices', 'showmelans', 'shortlist', 'findmatches'];
  const asRead = async ({ client, pid }: TestMember, melan: string) => {
    const texts = [];
    for (const path of READ) texts.push((await client.call(path, { pid })).text.replaceAll(`"id":${melan}`, '"id":0'));
    return texts;
  };
  let counter = 0;
  const entry = (of: TestMember, field: string, value: string) => {
    counter += 1;
    return { id: randomUUID(), counter, number: numberOf(of), field, value };
  };

  /** Runs a day with these slips. `whileInHall` is what happens after the tablet was packed. */
  async function day(slips: readonly [TestMember, string][], whileInHall: () => Promise<unknown>) {
    const { id, tablet } = await inHall();
    await whileInHall();
    const entries = slips.flatMap(([of, value]) => [entry(of, 'came', 'yes'), entry(of, 'wishes', value)]);
    const form = { id, tablet, entries: JSON.stringify(entries), count: String(entries.length) };
    expect(await office('bringmelanhome', form)).toMatchObject({ all: true });
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanPaired' });
    return id;
  }
  const both: [TestMember, string][] = [];
  beforeAll(() => {
    both.push([her, String(numberOf(him))], [him, String(numberOf(her))]);
  });
  const alone = (of: 0 | 1): [TestMember, string][] => both.map(([who, value], at) => [who, at === of ? value : '']);
  const clean = async () => {
    for (const table of ['melans', 'blocks', 'proposals', 'notices']) await pool.query(`delete from ${table}`);
  };

  test('who named each other is told to no tablet that is still out, neither before the pairs are made nor after', async () => {
    const { id, tablet } = await inHall();
    const out = { id, tablet: randomUUID() };
    expect(await office('packmelan', out)).toMatchObject({ ordinal: 2 });
    const entries = both.flatMap(([of, value]) => [entry(of, 'came', 'yes'), entry(of, 'wishes', value)]);
    const form = { id, tablet, entries: JSON.stringify(entries), count: String(entries.length) };
    expect(await office('bringmelanhome', form)).toMatchObject({ all: true });
    expect(await said(out)).toEqual({ away: [], apart: [] });
    expect(await office('pairmelan', { id })).toMatchObject({ msgkey: 'melanPaired' });
    expect((await news(out)).status).toBe(404);
    // The pairs themselves would not be kept apart either. A proposal of the desk would be.
    expect((await pool.query('select from proposals')).rowCount).toBe(1);
    await pool.query('update melans set paired_at = null');
    expect(await said(out)).toEqual({ away: [], apart: [] });
    await pool.query("update proposals set origin = 'desk'");
    expect((await said(out)).apart).toMatchObject([{ one: numberOf(her), other: numberOf(him) }]);
  });

  test('without a block the two are put before each other: what is compared below could differ', async () => {
    const id = await day(both, () => Promise.resolve());
    expect((await asRead(him, id)).join()).toContain(her.pid);
    expect((await pool.query('select from proposals')).rowCount).toBe(1);
  });

  test.each([
    ['she', () => block(her, him)],
    ['he', () => block(him, her)],
  ])('%s blocked: either reads what they would have read had the other written no number', async (_, blocks) => {
    const [asHer, asHim] = [0, 1] as const;
    const read: Record<string, string[]> = {};
    for (const [name, slips] of [
      ['both', both],
      ['she alone', alone(asHer)],
      ['he alone', alone(asHim)],
    ] as const) {
      const id = await day(slips, blocks);
      read[`${name}, her`] = await asRead(her, id);
      read[`${name}, him`] = await asRead(him, id);
      expect((await pool.query('select from proposals')).rowCount).toBe(0);
      await clean();
    }
    expect(read['both, her']).toEqual(read['she alone, her']);
    expect(read['both, him']).toEqual(read['he alone, him']);
  });

  test('of the day itself the blocked one reads what there is where nobody has blocked and she has written no number', async () => {
    const ofDay = (texts: string[]) =>
      ['proposals', 'introductions', 'notices', 'showmelans'].map((path) => texts[READ.indexOf(path)]);
    const before = ofDay(await asRead(him, await day(alone(1), () => Promise.resolve())));
    await clean();
    expect(ofDay(await asRead(him, await day(both, () => block(her, him))))).toEqual(before);
  });
});
