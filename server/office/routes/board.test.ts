import { expect, test } from 'vitest';
import { countMissingMonths } from '#server/domain/figures/board-months.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client: administrator } = await makeStaff(app, ['administrator']);

/** The first day of the second month of the last full quarter, and the first day of that quarter. */
const { rows: days } = await app.pool.query<{ month: string; quarter: string }>(`
  select (date_trunc('quarter', now() at time zone 'Asia/Kolkata') - interval '2 months')::date::text as month,
    (date_trunc('quarter', now() at time zone 'Asia/Kolkata') - interval '3 months')::date::text as quarter`);
const [{ month, quarter } = { month: '', quarter: '' }] = days;

interface Figures {
  measures: {
    measure: string;
    total: number | null;
    times: { from: string; months: number; count: number | null }[];
    tables: { dimension: string; parts: { name: { en: string }; count: number }[]; others: number | null }[];
  }[];
  waits: { kind: string; times: { count: number | null; median: number | null; ninetieth: number | null }[] }[];
  calls: { count: number | null }[];
  talk: { count: number | null; hours: number | null }[];
}

const read = async (): Promise<Figures> => Object((await administrator.call('office/showboard')).body);
const measure = async (wanted: string) => {
  const found = (await read()).measures.find((one) => one.measure === wanted);
  if (found === undefined) throw new Error(wanted);
  return found;
};
const table = async (wanted: string, dimension: string) => {
  const found = (await measure(wanted)).tables.find((one) => one.dimension === dimension);
  return [found?.parts.map(({ name, count }) => `${name.en} ${count}`), found?.others];
};

/**
 * Twelve Hindus aged 27 in Kolkata in a first marriage, eleven Muslims aged 41 in Nadia who were married before, and
 * nine people without data.
 */
await app.pool.query(
  `insert into members (profile_id, name, phone, gender, password_hash, registered_at)
     select 'SV9' || n, 'Ruma', 9830000000 + n, 'Female', 'x', $1::date + interval '10 days' from generate_series(100000, 100031) n`,
  [month],
);
await app.pool.query(
  `insert into personal_details (profile_id, religion_id, birth_date)
     select 'SV9' || n, case when n <= 100011 then 1 else 2 end, $1::date - make_interval(years => case when n <= 100011 then 27 else 41 end, days => 40)
     from generate_series(100000, 100022) n`,
  [month],
);
await app.pool.query(
  `insert into profile_details (profile_id, home_district_id, home_district, marital_status)
     select 'SV9' || n, case when n <= 100011 then 101 else 102 end, '', case when n <= 100011 then 'Never Married' else 'Widowed' end
     from generate_series(100000, 100022) n`,
);
await app.pool.query(
  `insert into approval_decisions (kind, decision, asked_at, decided_at, decided_by)
     select 'profile', 'approved', $1::date, $1::date + make_interval(hours => n), 'x' from generate_series(1, 20) n`,
  [month],
);
await app.pool.query(
  `insert into spoken_calls (profile_id, phone, spoken_by, spoken_name, words, spoken_at)
     select 'SV9100000', '9830000000', 'x', '', '', $1::date + interval '3 days' from generate_series(1, 11)`,
  [month],
);

test('a month is counted once it is over, by one dimension a table', async () => {
  const registered = await measure('registered');
  expect(registered.total).toBe(32);
  expect(registered.times.at(-1)).toEqual({ from: quarter, months: 3, count: 32 });
  // The nine without data are added to the smaller group, so that a subtraction does not reveal them.
  expect(await table('registered', 'age')).toEqual([['25 to 29 12'], 20]);
  expect(await table('registered', 'faith')).toEqual([['Hindu 12'], 20]);
  expect(await table('registered', 'marriage')).toEqual([['First marriage 12'], 20]);
  const [districts, others] = await table('registered', 'district');
  expect([Object(districts).length, others]).toEqual([1, 20]);
  expect(await measure('marriages')).toMatchObject({ total: null });
});

test('waiting times of the office are told as half and nine of ten, calls by their number', async () => {
  const { waits, calls } = await read();
  const last = (wanted: string) => waits.find(({ kind }) => kind === wanted)?.times.at(-1);
  expect(last('approvals')).toMatchObject({ count: 20, median: 10, ninetieth: 18 });
  expect(last('letters')).toMatchObject({ count: null, median: null, ninetieth: null });
  expect(calls.at(-1)).toMatchObject({ count: 11 });
});

test('hours on the telephone are of the calls whose length was written down, where there were ten', async () => {
  const { client: helper } = await makeStaff(app, ['helper']);
  const log = (minutes: string, outcome = 'spoke') =>
    helper.call('office/logcall', { member: 'SV9100001', outcome, minutes, words: '', again: '' });
  expect((await log('7')).body.errors).toHaveProperty('minutes');
  expect((await log('-5')).body.errors).toHaveProperty('minutes');
  for (const minutes of ['30', '45', '60', '', '90', '20', '5', '10', '15', '30'])
    expect((await log(minutes)).status).toBe(200);
  const { rows } = await app.pool.query('select minutes from staff_calls order by id');
  expect(rows.map(({ minutes }) => minutes)).toEqual([30, 45, 60, null, 90, 20, 5, 10, 15, 30]);
  const countAnew = async () => {
    await app.pool.query('delete from board_months');
    await countMissingMonths({ db: app.db, phoneHash: () => Buffer.alloc(32) });
    const { talk, calls } = await read();
    return { talk: talk.at(-1), calls: calls.at(-1)?.count };
  };
  await app.pool.query("update staff_calls set called_at = $1::date + interval '4 days'", [month]);
  // Only nine of the ten durations are known, so none is shown.
  expect(await countAnew()).toEqual({ talk: { from: quarter, months: 3, count: null, hours: null }, calls: 21 });
  await app.pool.query(
    `insert into asked_calls (phone, name, hours, language, tries, last_outcome, minutes, asked_at)
       values ('9830012345', '', 'morning', 'bn', 1, 'spoke', 60, $1::date + interval '5 days')`,
    [month],
  );
  expect(await countAnew()).toEqual({ talk: { from: quarter, months: 3, count: 10, hours: 6 }, calls: 22 });
  const csv = (await administrator.get('/api/office/board/board-en.csv')).text;
  expect(csv).toMatch(/Hours on the phone.*6/);
  await app.pool.query('delete from staff_calls; delete from asked_calls');
  await app.pool.query('delete from board_months');
});

test('deletions, and what families change later, make no figure of the past smaller', async () => {
  const before = await read();
  await app.pool.query("update personal_details set religion_id = 3 where profile_id like 'SV91000%'");
  await app.pool.query("delete from members where profile_id between 'SV9100000' and 'SV9100020'");
  await app.pool.query('delete from approval_decisions');
  await countMissingMonths({ db: app.db, phoneHash: () => Buffer.alloc(32) });
  expect(await read()).toEqual(before);
});

test('a pair is counted where the bride belongs, also of a month in which both have left since', async () => {
  await app.pool.query('delete from board_months');
  await app.pool.query(
    `insert into together_counts (kind, month, district_id, origin, pair_hash)
       select 'meeting', $1, 101, 'family', decode(lpad(to_hex(n), 64, '0'), 'hex') from generate_series(1, 10) n`,
    [month],
  );
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
       select 'SV8' || n, 'Ruma', 9820000000 + n, case when n <= 100009 then 'Female' else 'Male' end, 'x' from generate_series(100000, 100019) n;
     insert into personal_details (profile_id, religion_id) select 'SV8' || n, 7 from generate_series(100000, 100009) n;
     insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named)
       select 'SV8' || n, 'SV8' || n + 10, '', 'accepted', now() - interval '1 year', 'relation.unknown', 0 from generate_series(100000, 100009) n`,
  );
  const hashOf = (words: string) =>
    Buffer.from(Number(words.match(/\d+/)?.[0]?.slice(-1)).toString(16).padStart(64, '0'), 'hex');
  await countMissingMonths({ db: app.db, phoneHash: hashOf });
  // One of the ten meetings has lost a profile. Its bride's faith is unknown, so another faith is not shown either.
  expect(await table('meetings', 'district')).toEqual([[expect.stringMatching(/ 10$/)], null]);
  expect(await table('meetings', 'faith')).toEqual([[], 10]);
  expect((await measure('meetings')).total).toBe(10);
});

test('the same as a table for spreadsheets and on two pages, for administrators alone', async () => {
  const csv = await administrator.get('/api/office/board/board-bn.csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('content-disposition')).toMatch(/board-\d{4}-\d\d-\d\d-bn\.csv/);
  expect(Buffer.from(csv.bytes).toString()).toContain('"দুই পরিবারের দেখা হয়েছে"');
  for (const language of ['en', 'bn']) {
    const pdf = await administrator.get(`/api/office/board/board-${language}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(pdf.bytes).toString('latin1')).toMatch(/\/Count 2\b/);
  }
  expect((await administrator.get('/api/office/board/board-fr.pdf')).status).toBe(404);
  const { client: editor } = await makeStaff(app, ['editor', 'moderator', 'helper', 'womensDesk']);
  expect((await editor.call('office/showboard')).status).toBe(403);
  expect((await editor.get('/api/office/board/board-en.csv')).status).toBe(403);
  expect((await editor.get('/api/office/board/board-en.pdf')).status).toBe(403);
  expect((await app.client().get('/api/office/board/board-en.csv')).status).toBe(401);
});
