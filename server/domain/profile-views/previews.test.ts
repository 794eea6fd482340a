import { expect, test } from 'vitest';
import { PREVIEW } from '#contract/visibility-settings.ts';
import { release } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
await insertInvented(app, { seed: 5, count: 260, firstId: 600_000_000 });
const groom = await makeShownMember(app, { gender: 'Male' });

const NOBODY = (number: number) => ({ pid: `SV${899_999_000 + number}` });
const open = (reader: TestMember, other: Pick<TestMember, 'pid'>) => ask(reader, 'member', other);
const find = ({ client, pid }: TestMember, cursor = '') =>
  client.get(`/api/findmatches?${new URLSearchParams({ pid, cursor })}`);
const pass = (days: number, { pid }: TestMember) =>
  app.pool.query(
    `with p as (update previews set began_at = began_at - make_interval(days => $1) where profile_id = $2)
     update reading_days set day = day - $1::int where reader_id = $2`,
    [days, pid],
  );

async function makeWaiting(): Promise<TestMember> {
  const bride = await makeShownMember(app);
  await app.db
    .insertInto('waiting_showings')
    .values({ profile_id: bride.pid, for_office: true, for_candidate: false })
    .execute();
  return bride;
}

test('a member who waits opens sixty people in all, today or tomorrow, and those again', async () => {
  const bride = await makeWaiting();
  expect((await open(bride, groom)).status).toBe(200);
  for (let number = 1; number < PREVIEW.people; number++) {
    if (number === 30) await pass(1, bride);
    expect((await open(bride, NOBODY(number))).status).toBe(404);
  }
  const refused = await open(bride, NOBODY(PREVIEW.people));
  expect([refused.status, refused.body.msgkey]).toEqual([429, 'previewSpent']);
  expect((await open(bride, groom)).status).toBe(200);
  await pass(1, bride);
  expect((await open(bride, NOBODY(PREVIEW.people))).status).toBe(429);
});

test('cards of lists count in the same sixty, and never more at once', async () => {
  // The invented members come into the lists within a second.
  const reader = await makeShownMember(app);
  await expect.poll(async () => (await find(reader)).body.band, { timeout: 10_000 }).toBe('many');
  const bride = await makeWaiting();
  let page = await find(bride);
  while (page.status === 200 && page.body.cursor !== '') page = await find(bride, String(page.body.cursor));
  expect(page.body.msgkey).toBe('previewSpent');
  const { rows } = await app.pool.query('select cardinality(seen) as count from previews where profile_id = $1', [
    bride.pid,
  ]);
  expect(rows[0].count).toBeLessThanOrEqual(PREVIEW.people);
  expect(rows[0].count).toBeGreaterThan(0);
});

test('after three days there is nothing to look at until the profile is shown, and then everything', async () => {
  const bride = await makeWaiting();
  expect((await open(bride, groom)).status).toBe(200);
  await pass(2, bride);
  expect((await open(bride, NOBODY(1))).status).toBe(404);
  await pass(1, bride);
  expect((await open(bride, groom)).body.msgkey).toBe('previewSpent');
  expect((await find(bride)).body.msgkey).toBe('previewSpent');
  await app.db.transaction().execute((transaction) => release(transaction, bride.pid, 'for_office'));
  expect((await open(bride, groom)).status).toBe(200);
  const { rows } = await app.pool.query('select from previews where profile_id = $1', [bride.pid]);
  expect(rows).toEqual([]);
});

test('asking to be shown once more begins no new preview', async () => {
  const bride = await makeWaiting();
  await open(bride, groom);
  await pass(PREVIEW.days, bride);
  await app.pool.query('delete from waiting_showings where profile_id = $1', [bride.pid]);
  await app.pool.query(
    'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
    [bride.pid],
  );
  expect((await open(bride, groom)).status).toBe(429);
});

test('a family that has accepted stays in sight of one that waits again', async () => {
  const bride = await makeShownMember(app);
  const other = await makeShownMember(app, { gender: 'Male' });
  await becomeAcquainted(bride, other);
  await app.pool.query(
    'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
    [bride.pid],
  );
  await open(bride, NOBODY(1));
  await pass(PREVIEW.days, bride);
  expect((await open(bride, NOBODY(1))).status).toBe(429);
  expect((await open(bride, other)).status).toBe(200);
});
