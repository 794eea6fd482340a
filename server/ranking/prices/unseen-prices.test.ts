import { beforeAll, expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { createLog } from '#server/log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { freeze, type InCopy, type World } from '#server/testing/unseen/worlds.ts';
import { makeWeeklyPrices } from './weekly-prices.ts';

const HOUR = 3_600_000;
const monday = Date.parse(mondayInIndia()) - 5.5 * HOUR;
const nextSunday = monday + 7 * 24 * HOUR - 3 * HOUR;

let viewer: TestMember;
let inCopy: InCopy;
let frozenAt = 0;

beforeAll(async () => {
  const app = await startTestApp();
  await insertInvented(app, { seed: 3, count: 280, firstId: 800_001 });
  await app.pool.query("update showings set shown_at = now() - interval '60 days' where profile_id like 'SV8%'");
  viewer = await makeShownMember(app, { gender: 'Male' });
  inCopy = await freeze(app);
  frozenAt = Date.now();
}, 120_000);

const make = ({ db, pool }: World, now: number) =>
  makeWeeklyPrices({
    db,
    direct: db,
    connection: () => pool.options,
    tieKey: new Uint8Array(32),
    log: createLog('silent'),
    ranking: { setPrices: async () => {} },
    now: () => now,
  }).make();

/** Returns all that another groom reads, through every call. */
const look = (bring: (world: World) => Promise<unknown>): Promise<Transcript> =>
  inCopy(bring, async (world) => {
    const { pid, client } = await world.as(viewer);
    return transcribe(client, requestsOf({ pid, member: 'SV800001', files: [], withPages: false }), frozenAt);
  });

const firstPage = (transcript: Transcript): string[] =>
  [...(transcript.get('findmatches') ?? '').matchAll(/"memberId":"(SV\d+)"/g)].flatMap(([, id]) => id ?? []);

/** Twenty grooms send an interest to the same bride, and one more groom registers. */
async function writeMuch({ pool }: World): Promise<void> {
  await pool.query(`insert into introductions (sender_id, recipient_id, note)
    select m.profile_id, 'SV800001', '' from members m
    where m.profile_id like 'SV8%' and m.gender = 'Male' order by 1 limit 20`);
  await pool.query(`insert into members (profile_id, name, gender, registered_at, first_shown_on)
    values ('SV899999', 'Amit Das', 'Male', now(), current_date)`);
  await pool.query("insert into showings (profile_id) values ('SV899999')");
}

test('before Monday nobody reads of prices, a new member or interests of others', { timeout: 240_000 }, async () => {
  const before = await look((world) => make(world, monday));
  expect(firstPage(before).length).toBeGreaterThan(5);
  const after = await look(async (world) => {
    await make(world, monday);
    await writeMuch(world);
    // This week's prices stay; those of the next week wait.
    await make(world, monday + 3 * 24 * HOUR);
    await make(world, nextSunday);
    const { rows } = await world.pool.query('select count(distinct week)::int as weeks from candidate_prices');
    expect(rows).toEqual([{ weeks: 2 }]);
  });
  expect(differences(before, after)).toEqual([]);
});

test('a price changes the order, and no answer says one', { timeout: 240_000 }, async () => {
  const before = await look(async () => {});
  const listed = firstPage(before);
  const last = listed.at(-1) ?? '';
  const after = await look(async ({ pool }) => {
    const week = mondayInIndia();
    await pool.query(
      "insert into candidate_prices select profile_id, $1, case profile_id when $2 then 8 else 0 end from members where profile_id like 'SV8%'",
      [week, last],
    );
    await pool.query('insert into price_weeks values ($1, now(), 1, 1, 0.111, 0.111, 0.111, 0.111)', [week]);
  });
  expect(firstPage(after).indexOf(last)).toBeLessThan(listed.indexOf(last));
  expect([...after.values()].filter((text) => /"prices?"|0\.111/.test(text))).toHaveLength(0);
});
