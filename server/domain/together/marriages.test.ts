import { beforeEach, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const editor = await makeStaff(app, ['editor']);

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('truncate marriages, together_counts restart identity cascade');
});

interface Couple {
  bride: TestMember;
  groom: TestMember;
}
type Saying = (couple: Couple) => Promise<unknown>;

const say = (by: TestMember, other: TestMember) =>
  ask(by, 'saymarried', other, { heldon: '2026-11-20', districtid: '101' });
const brideSays: Saying = ({ bride, groom }) => say(bride, groom);
const groomSays: Saying = ({ bride, groom }) => say(groom, bride);
const office = (path: string, form: Record<string, string> = {}, by = helper) => by.client.call(path, form);
const certificate: Saying = ({ bride, groom }) =>
  office('office/countcertificate', { member: groom.pid, other: bride.pid, heldon: '2026-11-20', districtid: '102' });
const listed = async (): Promise<{ id: number; memberId: string; saidBy: string; phone: string }[]> =>
  Object((await office('office/listmarriages')).body).asks;
const officeAsks =
  (answer: 'yes' | 'no'): Saying =>
  async ({ bride, groom }) => {
    const found = (await listed()).find(({ memberId }) => [bride.pid, groom.pid].includes(memberId));
    return found && office('office/answermarriage', { id: String(found.id), answer });
  };
const dayPasses: Saying = async () => {
  await app.pool.query('update together_outcomes set due_at = now() where done_at is null');
  await applyOutcomes(app.db);
};
const removed =
  (who: keyof Couple): Saying =>
  async (couple) => {
    const { client, pid } = couple[who];
    await client.call('deleteprofile', { pid, password: TEST_PASSWORD });
    await app.pool.query('update members set deletion_due_at = now() where profile_id = $1', [pid]);
    await sweep(app.db, makeFileStore(app.dataDir));
  };

const counted = async () =>
  (await app.pool.query('select month, district_id, origin, said_by from marriages order by id')).rows;
const once = (said_by: string, district_id = 101) => [{ month: '2026-11-01', district_id, origin: 'family', said_by }];

const CASES: readonly [name: string, sayings: readonly Saying[], expected: unknown][] = [
  ['both, one after the other', [brideSays, groomSays, dayPasses], once('both')],
  ['both, days apart', [brideSays, dayPasses, groomSays, dayPasses], once('both')],
  ['one alone', [brideSays, dayPasses, dayPasses], []],
  ['one, and the office hears it of the other', [brideSays, dayPasses, officeAsks('yes')], once('one')],
  ['one, and the other tells the office it is not so', [brideSays, dayPasses, officeAsks('no')], []],
  [
    'no on the telephone, and later the other says it too',
    [brideSays, dayPasses, officeAsks('no'), groomSays, dayPasses],
    once('both'),
  ],
  [
    'the office heard it, and later the other says it too',
    [brideSays, dayPasses, officeAsks('yes'), groomSays, dayPasses],
    once('both'),
  ],
  ['a certificate first, both afterwards', [certificate, brideSays, groomSays, dayPasses], once('office', 102)],
  ['both first, a certificate afterwards', [groomSays, brideSays, dayPasses, certificate], once('office')],
  ['a certificate seen twice', [certificate, certificate], once('office', 102)],
  ['one says it, and the other leaves for good', [brideSays, dayPasses, removed('groom')], once('one')],
  ['one says it and leaves for good', [groomSays, dayPasses, removed('groom')], once('one')],
  ['no on the telephone, and who said it leaves', [groomSays, dayPasses, officeAsks('no'), removed('groom')], []],
  ['no on the telephone, and who denied it leaves', [groomSays, dayPasses, officeAsks('no'), removed('bride')], []],
  ['both say it and both leave', [groomSays, brideSays, dayPasses, removed('groom'), removed('bride')], once('both')],
  [
    'one says it, both leave, and a certificate is seen',
    [groomSays, removed('groom'), removed('bride'), certificate],
    once('office'),
  ],
  [
    'both leave before anybody says it, and a certificate is seen',
    [removed('groom'), removed('bride'), certificate],
    once('office', 102),
  ],
];

test.each(CASES)('%s: counted as it is said', async (_, sayings, expected) => {
  const [bride, groom] = await makeAcceptedPair(app);
  for (const saying of sayings) await saying({ bride, groom });
  expect(await counted()).toEqual(expected);
  const { rows } = await app.pool.query("select count(*)::int as events from together_counts where kind = 'marriage'");
  expect(rows).toEqual([{ events: (await counted()).length }]);
});

test('all at once: it is counted once', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const couple = { bride, groom };
  await Promise.all([brideSays(couple), groomSays(couple), certificate(couple)]);
  await Promise.all([dayPasses(couple), dayPasses(couple), certificate(couple)]);
  expect(await counted()).toMatchObject([{ said_by: 'office' }]);
});

test('after a restore the same couple is counted once more by nobody', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const couple = { bride, groom };
  for (const saying of [brideSays, groomSays, dayPasses]) await saying(couple);
  // The presses of the last day are lost; the count was replayed.
  await app.pool.query('delete from together_outcomes');
  await app.pool.query('delete from together_presses');
  for (const saying of [brideSays, dayPasses, groomSays, dayPasses]) await saying(couple);
  expect(await counted()).toEqual(once('both'));
});

test('the count has no name, no number of a profile and no day', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await certificate({ bride, groom });
  const { rows } = await app.pool.query(
    "select to_jsonb(m)::text as row from marriages m union all select to_jsonb(c)::text from together_counts c where kind = 'marriage'",
  );
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${bride.pid}|${groom.pid}|2026-11-20`));
});

test('the office asks the other once a day has passed, by number and phone, and is asked on the desk', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await say(bride, groom);
  expect((await listed()).filter(({ saidBy }) => saidBy === bride.pid)).toEqual([]);
  await dayPasses({ bride, groom });
  expect((await listed()).filter(({ saidBy }) => saidBy === bride.pid)).toMatchObject([
    { memberId: groom.pid, phone: groom.phone },
  ]);
  const waits = Object((await office('office/today')).body).waits as { kind: string; memberId: string }[];
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'marriage', memberId: groom.pid }));
});

test('the office counts no pair that never accepted each other, no day to come, and an editor counts nothing', async () => {
  const [[bride], [, groom]] = [await makeAcceptedPair(app), await makeAcceptedPair(app)];
  const pair = { member: bride.pid, other: groom.pid, heldon: '2026-11-20', districtid: '' };
  expect((await office('office/countcertificate', pair)).body).toMatchObject({ msgcode: 2, msgkey: 'pairUnknown' });
  expect((await office('office/countcertificate', { ...pair, heldon: '2999-01-01' })).body.errorkeys).toHaveProperty(
    'heldon',
  );
  expect((await office('office/countcertificate', { ...pair, other: '' })).body.errorkeys).toEqual({
    other: 'profileNumberNeeded',
  });
  expect((await office('office/answermarriage', { id: '999999', answer: 'yes' })).body.msgkey).toBe('changedMeanwhile');
  for (const path of ['office/listmarriages', 'office/countcertificate'])
    expect((await office(path, pair, editor)).status).toBe(403);
  expect(await counted()).toEqual([]);
});
