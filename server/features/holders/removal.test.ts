import { tmpdir } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool, printed } = app;

let father: TestMember;
let bride: TestMember;
let fatherId: string;

beforeEach(async () => {
  father = await makeMember(app, { email: `father${printed.length}@example.in` });
  bride = await addHolder(app, father, 'candidate');
  await pool.query('update accounts set email_verified_at = now() where phone = $1', [father.phone]);
  fatherId = String((await pool.query('select id from accounts where phone = $1', [father.phone])).rows[0]?.id);
});

const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const remove = (code = '') => make(bride, 'removeholder', { holder: fatherId, code });
const show = async ({ client, pid }: TestMember) =>
  JSON.parse((await client.get(`/api/showholders?${new URLSearchParams({ pid })}`)).text);
const logsIn = async ({ phone }: TestMember) =>
  (await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode === 1;
const waiting = async () =>
  (await pool.query('select from holder_removals where account_id = $1', [fatherId])).rowCount;
const beDue = () => pool.query("update holder_removals set due_at = now() - interval '1 minute'");
// No profile in this test has a file.
const settle = () => sweep(app.db, makeFileStore(tmpdir()));
const linkTo = (part: string) =>
  /not-me\?token=([\w-]+)/.exec(
    printed.findLast((line) => line.includes(part) && line.includes('not-me')) ?? '',
  )?.[1] ?? '';

test('waits seven days, which both sides read, and ends then: sessions are over, the word goes where they were reached', async () => {
  expect((await remove()).body).toMatchObject({ msgcode: 1, msgkey: 'removalWaits?days=7' });
  for (const reader of [father, bride]) {
    const { holders, acts } = await show(reader);
    const [waits, stays] = holders;
    expect(Date.parse(waits.removedAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect([waits.hasObjected, stays.removedAt]).toEqual([false, '']);
    expect(acts[0]).toMatchObject({ act: 'removalAsked', role: 'candidate' });
  }
  await settle();
  expect(await logsIn(father)).toBe(true);
  await beDue();
  await settle();
  expect(await logsIn(father)).toBe(false);
  const { holders, acts } = await show(bride);
  expect(holders).toHaveLength(1);
  expect(acts[0]).toMatchObject({ act: 'removed', role: 'candidate' });
  printed.length = 0;
  await app.outbox.drain();
  expect(printed.filter((line) => line.includes('no longer look after')).length).toBeGreaterThanOrEqual(2);
  await settle();
  expect(await logsIn(bride)).toBe(true);
});

test('asked for once more it does not begin anew, and the candidate may change her mind', async () => {
  await remove();
  await pool.query("update holder_removals set due_at = due_at - interval '3 days'");
  const [before] = (await show(bride)).holders;
  await remove();
  expect((await show(bride)).holders[0].removedAt).toBe(before.removedAt);
  expect((await make(father, 'keepholder', { holder: fatherId })).status).toBe(403);
  expect((await make(bride, 'keepholder', { holder: fatherId })).body.msgkey).toBe('holderStays');
  expect((await show(father)).holders[0].removedAt).toBe('');
  expect((await show(father)).acts[0]).toMatchObject({ act: 'removalKept' });
  expect((await make(bride, 'keepholder', { holder: fatherId })).body.msgkey).toBe('holderGone');
});

test('a holder who objects, by the link of the letter without a login, stays, and is not asked again within a month', async () => {
  await remove();
  await app.outbox.drain();
  const token = linkTo('remove you from a profile');
  const object = () => app.client().call('objectbylink', { token });
  expect((await object()).body).toMatchObject({ msgcode: 1, msgkey: 'removalStopped' });
  expect((await object()).body.msgkey).toBe('objectionOver');
  await beDue();
  await settle();
  expect(await logsIn(father)).toBe(true);
  for (const reader of [father, bride]) {
    const { holders, acts } = await show(reader);
    expect(holders[0]).toMatchObject({ removedAt: '', hasObjected: true });
    expect(acts[0]).toMatchObject({ act: 'removalObjected', role: 'guardian' });
  }
  expect((await remove()).body).toMatchObject({ msgcode: 2, msgkey: 'removalObjected' });
  await pool.query("update holder_removals set objected_at = now() - interval '31 days'");
  expect((await show(bride)).holders[0].hasObjected).toBe(false);
  expect((await remove()).body.msgkey).toBe('removalWaits?days=7');
});

test('a holder who has no e-mail objects after logging in, and for themselves alone', async () => {
  await remove();
  expect((await make(bride, 'objecttoremoval')).body.msgkey).toBe('objectionOver');
  expect((await make(father, 'objecttoremoval')).body.msgkey).toBe('removalStopped');
  await app.outbox.drain();
  expect(printed.some((line) => line.includes('staying after all'))).toBe(true);
});

test('a suspension makes it wait, and who leaves or is the candidate no more takes it along', async () => {
  await remove();
  await beDue();
  await pool.query('update members set suspended_at = now() where profile_id = $1', [bride.pid]);
  await settle();
  expect((await pool.query('select from account_profiles where account_id = $1', [fatherId])).rowCount).toBe(1);
  await pool.query('update members set suspended_at = null where profile_id = $1', [bride.pid]);
  await pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
  await settle();
  expect(await waiting()).toBe(0);
  expect(await logsIn(father)).toBe(true);

  const brideId = (await pool.query('select id from accounts where phone = $1', [bride.phone])).rows[0]?.id;
  await pool.query("update account_profiles set role = 'candidate' where account_id = $1", [brideId]);
  await remove();
  await pool.query('delete from account_profiles where account_id = $1', [brideId]);
  expect(await waiting()).toBe(0);
});

test('a pause of the profile changes nothing of it', async () => {
  await remove();
  await make(bride, 'pauseprofile', { kind: 'paused', reason: 'notNow', words: '' });
  await beDue();
  await settle();
  expect(await logsIn(father)).toBe(false);
});

test('a candidate whom the office has met takes somebody out at once, with a code to her own phone', async () => {
  expect((await make(bride, 'askremovalcode')).body).toMatchObject({ msgcode: 2, msgkey: 'removalWaitsForAll' });
  expect((await remove('123456')).body.msgkey).toBe('removalWaitsForAll');
  await pool.query(
    `insert into badges (profile_id, kind, given_at, given_by, reason) values ($1, 'met', now() + interval '1 second', 'moderator@trust.example', 'came')`,
    [bride.pid],
  );
  expect((await show(bride)).removes_at_once).toBe(true);
  expect((await show(father)).removes_at_once).toBe(false);
  expect((await make(bride, 'askremovalcode')).body.msgcode).toBe(1);
  await app.outbox.drain();
  const code = /\b(\d{6})\b/.exec(printed.findLast((line) => line.includes(bride.phone)) ?? '')?.[1] ?? '';
  expect((await remove(code === '111111' ? '222222' : '111111')).body.msgkey).toBe('codeWrong');
  expect((await remove(code)).body).toMatchObject({ msgcode: 1, msgkey: 'holderRemoved' });
  expect(await logsIn(father)).toBe(false);
  await app.outbox.drain();
  expect(printed.some((line) => line.includes(father.phone) && line.includes('no longer look after'))).toBe(true);
});
