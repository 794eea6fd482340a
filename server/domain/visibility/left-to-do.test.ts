import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';

const app = await startTestApp();

test.each([
  [
    'has confirmed no phone within the thirty days',
    (pid: string) =>
      app.pool.query(
        `update accounts set phone_verified_at = null, confirm_by = now()
         where id in (select account_id from account_profiles where profile_id = $1)`,
        [pid],
      ),
  ],
  [
    'was asked too long ago whose profile it is',
    (pid: string) =>
      app.pool.query(
        "update account_profiles set role = 'family', asked_at = now() - interval '31 days' where profile_id = $1",
        [pid],
      ),
  ],
])('a member who %s sees the families whom they have accepted, and nobody else', async (_, leave) => {
  const [bride, groom] = await makeAcceptedPair(app);
  const stranger = await makeShownMember(app, { gender: 'Male' });
  await leave(bride.pid);
  expect((await ask(bride, 'member', groom)).body.standing).toBe('accepted');
  expect((await ask(bride, 'opencontact', groom)).body.phone).toBe(groom.phone);
  expect((await ask(bride, 'member', stranger)).status).toBe(404);
  expect((await ask(bride, 'sendintroduction', stranger, { note: '' })).body.msgcode).toBe(2);
  const { client, pid } = bride;
  const list = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
  expect(list.text).not.toContain(stranger.pid);
  // The other family still sees them.
  expect((await ask(groom, 'member', bride)).body.standing).toBe('accepted');
});
