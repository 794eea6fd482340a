import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { Entry } from '#contract/staff/melan-day.ts';
import { findFits } from '#server/domain/melans/find-fits.ts';
import { giveSeats, listGuests, saveAnswer } from '#server/domain/melans/guests.queries.ts';
import { insertMelan } from '#server/domain/melans/melans.queries.ts';
import { loadTables } from '#server/domain/melans/tables.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { planTables, seatedOf } from './plan-tables.ts';

const app = await startTestApp();
const SIDE = 100;
const daysAhead = (days: number) => todayInIndia(Date.now() + days * DAY_MS);

/**
 * Inserts families with ages, faiths and musts derived from their number. Every seventh wishes a faith, every fifth an
 * age.
 */
async function invent(): Promise<void> {
  await app.pool.query(
    `insert into members (profile_id, name, email, phone, gender, password_hash, registered_at)
     select 'SV' || (700000000 + n), case when n % 2 = 0 then 'Ruma ' else 'Amit ' end || 'Ghosh', '', (6000000000 + n)::text,
       case when n % 2 = 0 then 'Female' else 'Male' end, '-', now() from generate_series(1, $1) n`,
    [2 * SIDE],
  );
  await app.pool.query(`insert into personal_details (profile_id, birth_date, religion_id)
    select profile_id, date '1985-01-01' + ((substr(profile_id, 3)::int - 700000000) * 131 % 4300), case when substr(profile_id, 3)::int % 11 = 0 then 2 else 1 end from members`);
  await app.pool.query(`insert into wishes (profile_id, age_from, age_to, age)
    select m.profile_id, greatest(21, extract(year from age(p.birth_date))::int - 6), extract(year from age(p.birth_date))::int + 7, 'Must'
    from members m join personal_details p using (profile_id) where substr(m.profile_id, 3)::int % 5 = 0`);
  await app.pool.query('insert into showings (profile_id) select profile_id from members');
  await app.pool.query('update accounts set phone_verified_at = now()');
  await app.pool.query("update account_profiles set role = 'candidate'");
}

test('two hundred guests: a plan in five seconds, three others for nearly all, and two tablets that make no wrong pair', async () => {
  await invent();
  const id = await insertMelan(app.db, {
    heldOn: daysAhead(3),
    beginsAt: '09:00',
    endsAt: '17:00',
    place: 'Town Hall',
    seats: 200,
    rounds: 8,
    minAge: null,
    maxAge: null,
    districts: [],
    religions: [],
    motherTongues: [],
    by: 'mitra',
    isSecondMarriage: false,
    isOverFifty: false,
  });
  await app.pool.query(
    `insert into melan_guests (melan_id, profile_id, is_bride) select $1, profile_id, gender = 'Female' from members`,
    [id],
  );
  for (const { profileId } of await listGuests(app.db, id))
    await saveAnswer(app.db, { melanId: id, profileId, answer: 'coming', people: 3 });
  await app.db.transaction().execute((transaction) => giveSeats(transaction, id));
  const guests = seatedOf(await listGuests(app.db, id));
  expect(guests).toHaveLength(2 * SIDE);
  // Forty pairs have a history: a block.
  const [brides, grooms] = [true, false].map((isBride) => guests.filter((guest) => guest.isBride === isBride));
  for (let index = 0; index < 40; index++)
    await app.pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [
      brides?.[index]?.profileId,
      grooms?.[(index * 7) % SIDE]?.profileId,
    ]);

  const began = performance.now();
  await app.db.transaction().execute((transaction) => planTables(transaction, { id, rounds: 8 }));
  expect(performance.now() - began).toBeLessThan(5_000);
  const fits = await findFits(app.db, guests);
  const suits = new Map<number, number>();
  for (const one of fits) for (const number of [one.bride, one.groom]) suits.set(number, (suits.get(number) ?? 0) + 1);
  const met = new Map<string, number>();
  for (const { brideId, groomId } of await loadTables(app.db, id))
    for (const one of [brideId, groomId]) met.set(one, (met.get(one) ?? 0) + 1);
  const able = guests.filter(({ number }) => (suits.get(number) ?? 0) >= 3);
  const enough = able.filter(({ profileId }) => (met.get(profileId) ?? 0) >= 3);
  expect(able.length).toBeGreaterThan(150);
  expect(enough.length / able.length).toBeGreaterThanOrEqual(0.95);

  // Each guest writes three numbers on the slip. One of the two tablets records it, and both record every tenth.
  // Every fourth guest and the one opposite name each other; all others name guests by a formula.
  const across = (number: number) => (number > SIDE ? number - SIDE : number + SIDE);
  const wished = (number: number) =>
    [
      number % 4 === 0 ? across(number) : across(number) + 1,
      1 + ((number * 50) % (2 * SIDE)),
      1 + ((number * 97) % (2 * SIDE)),
    ]
      .map((other) => (other > 2 * SIDE ? 1 : other))
      .filter((other, index, all) => other !== number && all.indexOf(other) === index);
  const { client } = await makeStaff(app, ['helper']);
  const call = async (path: string, form: Record<string, string>) =>
    Object((await client.call(`office/${path}`, form)).body);
  const tablets = [randomUUID(), randomUUID()];
  for (const tablet of tablets) await call('packmelan', { id: String(id), tablet });
  const entriesOf = (index: number): Omit<Entry, 'tablet'>[] =>
    guests
      .filter(({ number }) => number % 10 === 0 || number % 2 === index)
      .map(({ number }, place) => ({
        id: randomUUID(),
        counter: place + 1,
        number,
        field: 'wishes',
        value: wished(number).join(),
      }));
  await app.pool.query('update melans set held_on = $2 where id = $1', [id, daysAhead(-1)]);
  for (const [index, tablet] of tablets.entries()) {
    const entries = entriesOf(index);
    const parts = [0, 60, 120].map((from) => entries.slice(from, from + 60));
    // Synchronised twice, in two orders.
    for (const part of [...parts, ...parts.toReversed()])
      if (part.length > 0)
        await call('bringmelanhome', {
          id: String(id),
          tablet,
          count: String(entries.length),
          entries: JSON.stringify(part),
        });
  }
  expect(await call('pairmelan', { id: String(id) })).toMatchObject({ msgcode: 1 });
  const idOf = new Map(guests.map(({ number, profileId }) => [number, profileId]));
  const apart = new Set(
    (await app.pool.query('select profile_id, member_id from blocks')).rows.flatMap((row) => [
      `${row.profile_id} ${row.member_id}`,
      `${row.member_id} ${row.profile_id}`,
    ]),
  );
  const mutual = guests.flatMap(({ number, isBride }) =>
    wished(number)
      .filter((other) => number < other && wished(other).includes(number))
      .filter((other) => guests.find((guest) => guest.number === other)?.isBride !== isBride)
      .map((other) => [idOf.get(number) ?? '', idOf.get(other) ?? ''].sort().join(' '))
      .filter((pair) => !apart.has(pair)),
  );
  expect(mutual.length).toBeGreaterThan(20);
  const { rows } = await app.pool.query('select one_id, other_id, origin from proposals');
  expect(rows.map(({ one_id, other_id }) => `${one_id} ${other_id}`).sort()).toEqual([...new Set(mutual)].sort());
  expect(new Set(rows.map(({ origin }) => origin))).toEqual(new Set(['melan']));
});
