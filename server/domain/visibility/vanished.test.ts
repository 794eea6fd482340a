import { beforeAll, expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const viewer = await makeShownMember(app);
const groom = () => makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
const staying = await groom();
/**
 * Four grooms: accepted with an answered pair check, accepted with a waiting one, not answered yet, and one who has
 * sent an interest.
 */
const [checked, consented, awaited, writing] = [await groom(), await groom(), await groom(), await groom()];
/** Two ended acquaintances: one ended by the viewer, one by the groom. */
const [left, leaving] = [await groom(), await groom()];
const vanishing = [awaited, writing, left, leaving];
/** The grooms about whom the viewer still reads one sentence. */
const accepted = [checked, consented];

const agree = (one: TestMember, other: TestMember) =>
  ask(one, 'agreetopaircheck', other, { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' });

beforeAll(async () => {
  await becomeAcquainted(viewer, checked);
  await becomeAcquainted(viewer, consented);
  await becomeAcquainted(staying, viewer);
  await ask(viewer, 'sendintroduction', awaited, { note: 'নমস্কার' });
  await ask(writing, 'sendintroduction', viewer, { note: 'নমস্কার' });
  for (const { client, pid } of [viewer, checked])
    await client.call('updatehaemoglobin', { pid, status: 'clear', testedon: '2020-01-02' });
  await makeReadyToCheck(app, viewer, checked, consented, staying);
  await agree(viewer, checked);
  await agree(checked, viewer);
  await agree(viewer, consented);
  for (const other of [left, leaving]) await becomeAcquainted(other, viewer);
  await ask(viewer, 'endacquaintance', left);
  await ask(leaving, 'endacquaintance', viewer);
  await ask(checked, 'opencontact', viewer);
  await ask(viewer, 'opencontact', checked);
  for (const other of [...vanishing, ...accepted]) {
    await ask(viewer, 'addtoshortlist', other, { note: 'মামার চেনা' });
    await ask(viewer, 'hidemember', other);
  }
  await ask(viewer, 'blockmember', writing);
  await ask(viewer, 'unblockmember', writing);
});

/** Returns everything that the viewer can read and download. */
async function look(): Promise<string> {
  const { client, pid } = viewer;
  const calls = ['introductions', 'shortlist', 'contactopenings', 'avoidedmembers', 'showhaemoglobin', 'showmydata'];
  const answers = [
    ...(await Promise.all(calls.map((path) => client.call(path, { pid })))),
    await client.get('/files/my-data.zip'),
    await ask(viewer, 'showpaircheck', staying),
    await ask(viewer, 'sendintroduction', await groom(), { note: '' }),
  ];
  for (const other of [...vanishing, ...accepted]) answers.push(await ask(viewer, 'member', other));
  return answers.map(({ status, text }) => `${status} ${text}`).join('\n');
}

const remove = async (members: readonly TestMember[]) => {
  const ids = members.map(({ pid }) => pid);
  await app.pool.query(
    `update members set deletion_due_at = now(), deletion_receipt = 'SB-' || profile_id where profile_id = any($1)`,
    [ids],
  );
  await sweep(app.db, makeFileStore(app.dataDir));
  const { rowCount } = await app.pool.query('select from members where profile_id = any($1)', [ids]);
  expect(rowCount).toBe(0);
};

test('who has paused, blocked or left looks the same in every call and download', async () => {
  const before = await look();
  expect(before).toContain(awaited.pid);
  expect(before).toContain('"open_sent":1,"sent_today":3');

  for (const { client, pid } of vanishing)
    await client.call('pauseprofile', { pid, kind: 'paused', reason: 'notNow', words: '' });
  const paused = await look();
  for (const { pid } of vanishing) expect(paused).not.toContain(pid);
  expect(paused).toContain('"open_sent":0,"sent_today":3');
  expect(paused).toContain('"checks_left":1');

  for (const { client, pid } of vanishing) await client.call('resumeprofile', { pid });
  expect(await look()).toBe(before);

  for (const other of vanishing) await ask(other, 'blockmember', viewer);
  expect(await look()).toBe(paused);

  await remove(vanishing);
  expect(await look()).toBe(paused);
});

test('of accepted families who block or leave one sentence is left, and one that is hidden is told from them by it alone', async () => {
  const before = await look();
  for (const { pid } of accepted)
    await app.pool.query(
      'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
      [pid],
    );
  const hidden = await look();
  for (const { pid } of accepted) expect(hidden).toContain(`{"memberId":"${pid}","loss":"notReached"}`);
  expect(hidden).not.toContain('"name":"Amit"}');
  expect(hidden).toContain('"checks_left":1');
  await app.db.deleteFrom('waiting_showings').execute();
  expect(await look()).toBe(before);

  for (const other of accepted) await ask(other, 'blockmember', viewer);
  const blocked = await look();
  const asEnded = hidden
    .replaceAll('notReached', 'ended')
    .replaceAll('familyNotReached', 'acquaintanceIsOver')
    .replaceAll('This family cannot be reached at present', 'You are no longer in touch with this family');
  expect(blocked).toBe(asEnded.replaceAll('familyNotReached', 'acquaintanceIsOver'));
  await remove(accepted);
  expect(await look()).toBe(blocked);
});

test('a consent that waits ends after thirty days, met or not', async () => {
  await agree(viewer, staying);
  await app.pool.query(
    `update consents set given_at = given_at - interval '31 days', withdrawn_at = withdrawn_at - interval '31 days'`,
  );
  await app.pool.query(`update pair_checks set checked_at = checked_at - interval '31 days'`);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect((await ask(viewer, 'showpaircheck', staying)).body).toMatchObject({ state: 'open', checks_left: 3 });
});
