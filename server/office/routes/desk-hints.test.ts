import { expect, test } from 'vitest';
import { expireDeskHints, forgetCalls, hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const moderator = await makeStaff(app, ['moderator']);
const editor = await makeStaff(app, ['editor']);

interface Hint {
  id: number;
  kind: string;
  memberId: string;
  name: string;
  aboutId: string;
  aboutName: string;
  madeAt: string;
  due: string;
}

const list = async (client = helper.client): Promise<Hint[]> =>
  Object((await client.call('office/listdeskhints')).body).hints;
const close = async (id: number, reason = 'Called them; the number is right now.') =>
  (await helper.client.call('office/closedeskhint', { id: String(id), reason })).body;

const one = await makeShownMember(app, { name: 'Ruma Sen' });
const other = await makeShownMember(app, { name: 'Bimal Roy' });

test('what a family tells stands once in the list and on Today, and is closed with what came of it', async () => {
  const hint = { kind: 'noAnswer', profileId: one.pid, aboutId: other.pid } as const;
  // Sent twice at once, and once more later.
  await Promise.all([hintDesk(app.db, hint), hintDesk(app.db, hint)]);
  await hintDesk(app.db, hint);
  const [found, ...more] = await list();
  expect(more).toEqual([]);
  expect(found).toMatchObject({ kind: 'noAnswer', memberId: one.pid, name: 'Ruma Sen' });
  expect(found).toMatchObject({ aboutId: other.pid, aboutName: 'Bimal Roy' });
  expect(Object((await helper.client.call('office/today')).body).waits).toMatchObject([
    { kind: 'twoFamilies', memberId: one.pid },
  ]);
  expect(Object((await moderator.client.call('office/showdesk')).body).waiting).toMatchObject({ twoFamilies: 1 });

  const id = found?.id ?? 0;
  expect((await helper.client.call('office/closedeskhint', { id: String(id) })).body).toMatchObject({ msgcode: 2 });
  expect(await close(id)).toMatchObject({ msgkey: 'saved' });
  expect(await close(id)).toMatchObject({ msgkey: 'changedMeanwhile' });
  expect(await list()).toEqual([]);
  const { rows } = await app.pool.query(
    "select who, profile_id, subject, reason from office_uses where command = 'office/closedeskhint' and outcome = 'done' and profile_id is not null",
  );
  expect(rows).toEqual([
    { who: helper.email, profile_id: one.pid, subject: 'noAnswer', reason: 'Called them; the number is right now.' },
  ]);
  // A hint sent after that is a new entry.
  await hintDesk(app.db, hint);
  expect(await list()).toHaveLength(1);
});

test('the other side and other kinds are lines of their own, the shortest time first', async () => {
  await hintDesk(app.db, { kind: 'noAnswer', profileId: other.pid, aboutId: one.pid });
  await hintDesk(app.db, { kind: 'money', profileId: other.pid, aboutId: one.pid });
  await hintDesk(app.db, { kind: 'noAnswer', profileId: one.pid });
  await hintDesk(app.db, { kind: 'noAnswer', profileId: one.pid });
  expect((await list()).map(({ kind, memberId }) => [kind, memberId])).toEqual([
    ['money', other.pid],
    ['noAnswer', one.pid],
    ['noAnswer', other.pid],
    ['noAnswer', one.pid],
  ]);
});

test('only who deals with families reads or closes it', async () => {
  expect((await editor.client.call('office/listdeskhints')).status).toBe(403);
  expect((await editor.client.call('office/closedeskhint', { id: '1', reason: 'x' })).status).toBe(403);
  expect((await app.client().call('office/listdeskhints')).status).toBe(401);
  expect((await helper.client.call('office/closedeskhint', { id: '1; drop', reason: 'x' })).status).toBe(404);
});

test('a call with a bride without an account closes what waited for it, and an end forgets it', async () => {
  const third = await makeShownMember(app);
  const waits = async () => (await list()).filter(({ kind }) => kind === 'speakFirst').map(({ memberId }) => memberId);
  await hintDesk(app.db, { kind: 'speakFirst', profileId: one.pid, aboutId: third.pid });
  await hintDesk(app.db, { kind: 'speakFirst', profileId: other.pid, aboutId: third.pid });
  expect(await waits()).toEqual([one.pid, other.pid]);
  await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [one.pid]);
  await hintDesk(app.db, { kind: 'speakFirst', profileId: one.pid, aboutId: other.pid });
  const spoke = { member: one.pid, called: '9830012345', reason: 'Spoke with her: she agrees.' };
  // A call about the profile itself settles no hint about another family.
  expect((await helper.client.call('office/spoke', spoke)).body).toMatchObject({ msgcode: 1 });
  expect(await waits()).toEqual([one.pid, other.pid, one.pid]);
  const about = { ...spoke, about: third.pid };
  expect((await helper.client.call('office/spoke', about)).body).toMatchObject({ msgcode: 1 });
  expect(await waits()).toEqual([other.pid, one.pid]);
  const again = { msgcode: 2, msgkey: 'changedMeanwhile' };
  expect((await helper.client.call('office/spoke', about)).body).toMatchObject(again);
  expect((await helper.client.call('office/spoke', { ...spoke, about: 'SV999999999' })).body).toMatchObject(again);
  await forgetCalls(app.db, one.pid, other.pid);
  expect(await waits()).toEqual([other.pid]);
  await forgetCalls(app.db, third.pid, other.pid);
  expect(await waits()).toEqual([]);
});

test('it goes with either profile, and ninety days after it was closed', async () => {
  const [money] = await list();
  await close(money?.id ?? 0);
  await app.pool.query("update desk_hints set done_at = now() - interval '91 days' where done_at is not null");
  await expireDeskHints(app.db);
  const { rows } = await app.pool.query('select count(*)::int as count from desk_hints where done_at is not null');
  expect(rows).toEqual([{ count: 0 }]);
  await app.pool.query('delete from members where profile_id = $1', [other.pid]);
  expect((await list()).map(({ kind }) => kind)).toEqual(['noAnswer']);
});
