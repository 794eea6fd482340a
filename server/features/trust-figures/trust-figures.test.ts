import { describe, expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { countInBands, hoursInBands, manyInBands, shareInBands, shareOfMany } from '#server/domain/figures/in-bands.ts';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp();
const read = async (client = app.client()) => (await client.get('/api/trustfigures')).body;

test('numbers come in bands: one act more or less shows nowhere', () => {
  expect([0, 9, 10, 19, 20, 127].map(countInBands)).toEqual([null, null, 10, 10, 20, 120]);
  expect(shareInBands({ of: 9, are: 9 })).toBeNull();
  expect([0, 49, 50, 59, 60].map(manyInBands)).toEqual([null, null, 50, 50, 60]);
  expect([49, 50].map((of) => shareOfMany({ of, are: 25 }))).toEqual([null, 50]);
  expect([50, 51, 53].map((are) => shareInBands({ of: 100, are }))).toEqual([50, 50, 55]);
  expect([hoursInBands(3, 9), hoursInBands(0.2, 10), hoursInBands(20.6, 10), hoursInBands(null, 0)]).toEqual([
    null,
    1,
    21,
    null,
  ]);
});

describe('the figures of a week', () => {
  const monday = `(date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;

  test('say what was before its Monday, and stay until the next', async () => {
    await app.pool.query(`
      insert into approval_decisions (kind, decision, asked_at, decided_at, decided_by)
        select 'profile', 'approved', now() - make_interval(hours => n), now(), 'x' from generate_series(0, 10) n;
      insert into members (profile_id, name, phone, gender, password_hash)
        select 'SV9' || n, 'Ruma', 9830000000 + n, case when n % 2 = 0 then 'Male' else 'Female' end, 'x'
          from generate_series(100000, 100039) n;
      insert into showings (profile_id, shown_at, last_active_on)
        select 'SV9' || n, ${monday} - interval '8 days', ${monday}::date - 7 from generate_series(100000, 100024) n;
      insert into pauses (profile_id, kind, reason, words, since)
        select 'SV9' || n, 'settled', 'metHere', '', ${monday} - interval '2 days' from generate_series(100000, 100010) n;
      insert into suspensions (profile_id, suspended_at, reason)
        select 'SV9' || n, ${monday} - interval '3 days', 'x' from generate_series(100011, 100013) n;
      insert into reports (member_id, reporter_id, reason, words, reported_at, settled_at)
        select 'SV9100000', 'SV9100001', case when n < 5 then 'photo' when n < 10 then 'impersonation' else 'rude' end, '', ${monday} - interval '20 days',
          ${monday} - interval '20 days' + interval '3 hours' from generate_series(0, 19) n;
      insert into introductions (sender_id, recipient_id, note, sent_at, answer, answered_at)
        select 'SV9' || 100000 + 2 * n, 'SV9' || 100001 + 2 * n, '', ${monday} - interval '30 days',
          case when n < 15 then 'declined' end, case when n < 15 then ${monday} - interval '29 days' end
          from generate_series(0, 19) n`);
    const figures = await read();
    expect(figures).toEqual({
      week: mondayInIndia(),
      approvalhalf: 5,
      approvalmost: 9,
      // Of twenty reports, five were about a photo and five about somebody else's name. All were settled after three
      // hours.
      introduced: null,
      bothyes: null,
      evenly: null,
      together: expect.any(Object),
      reportsintime: 50,
      active: 10,
      answered: 75,
      takendown: null,
      settled: 10,
    });
    await app.pool.query(`delete from pauses`);
    const another = await startTestApp({}, { database: app });
    expect(await read(another.client())).toEqual(figures);
    const { rows } = await app.pool.query('select count(*)::int as count from trust_figures');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('the introductions of the last whole month', () => {
  const months = "date_trunc('month', (date_trunc('week', now() at time zone 'Asia/Kolkata'))::date)";
  /** Returns the SQL for the first Monday of a month. */
  const firstMonday = (month: string) =>
    `(${month} + make_interval(days => mod(8 - extract(isodow from ${month})::int, 7)))::date`;
  const pairs = (monday: string, from: number, many: number, press = 'null, null') =>
    app.pool.query(`
    insert into weekly_pairs (week, bride_id, groom_id, bride_press, groom_press, settled_at)
    select ${monday}, 'SV9' || 200000 + 2 * n, 'SV9' || 200001 + 2 * n, ${press}, now() from generate_series(${from}, ${from + many - 1}) n`);
  const count = async () => {
    await app.pool.query('delete from trust_figures');
    const another = await startTestApp({}, { database: app });
    return read(another.client());
  };
  const last = firstMonday(`(${months} - interval '1 month')`);

  test('are told from fifty on, and how many of both said yes', async () => {
    await app.pool.query(`
      insert into members (profile_id, name, phone, gender, password_hash)
        select 'SV9' || n, 'Ruma', 9840000000 + n, case when n % 2 = 0 then 'Female' else 'Male' end, 'x'
          from generate_series(200000, 200199) n`);
    await pairs(last, 0, 24);
    expect(await count()).toMatchObject({ introduced: null, bothyes: null });
    await pairs(last, 24, 1, "'send', 'no'");
    expect(await count()).toMatchObject({ introduced: 50, bothyes: null });
    await pairs(last, 25, 15, "'send', 'send'");
    // Weeks of this month and unsettled pairs do not count yet.
    await pairs(firstMonday(months), 60, 10, "'send', 'send'");
    await pairs(last, 40, 11);
    await app.pool.query("update weekly_pairs set settled_at = null where bride_id = 'SV9200100'");
    // One of those who pressed alone was accepted later.
    await app.pool.query(`insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named, origin)
      values ('SV9200048', 'SV9200049', '', 'accepted', now(), 'relation.unknown', 0, 'weekly')`);
    expect(await count()).toMatchObject({ introduced: 100, bothyes: 30 });
  });
});

describe('how evenly families are seen', () => {
  test.each([
    [49, null],
    [50, 65],
  ])('from %i lists: %s', async (seekers, evenly) => {
    await app.pool.query('delete from price_weeks; delete from trust_figures');
    await app.pool.query(
      `insert into price_weeks (week, took_ms, seekers, brides_before, brides_after, grooms_before, grooms_after)
       values ((date_trunc('week', now() at time zone 'Asia/Kolkata'))::date, 1, $1, 0.6, 0.33, 0.7, 0.35)`,
      [seekers],
    );
    const another = await startTestApp({}, { database: app });
    expect(await read(another.client())).toMatchObject({ evenly });
  });
});
