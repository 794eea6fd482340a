import { beforeEach, expect, test } from 'vitest';
import { MOST_GUARDIANS } from '#contract/holders.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool, printed } = app;

let bride: TestMember;
beforeEach(async () => {
  bride = await makeMember(app);
  await bride.client.call('saywhose', { pid: bride.pid, whose: 'candidate' });
});

const invite = (phone: string) => bride.client.call('inviteholder', { pid: bride.pid, whose: 'guardian', phone });

test('ten invitations at the same moment make as many as may be', async () => {
  const phones = Array.from({ length: 10 }, (_, index) => String(9_850_000_001 + index));
  const answers = await Promise.all(phones.map(invite));
  const keys = answers.map(({ body }) => body.msgkey);
  expect(keys.filter((key) => key === 'invitationSent')).toHaveLength(MOST_GUARDIANS);
  expect(keys.filter((key) => key === 'invitationsFull')).toHaveLength(10 - MOST_GUARDIANS);
  const { rowCount } = await pool.query('select from invitations where profile_id = $1 and withdrawn_at is null', [
    bride.pid,
  ]);
  expect(rowCount).toBe(MOST_GUARDIANS);
});

test('a holder who has not confirmed a phone of their own invites nobody', async () => {
  await pool.query('update accounts set phone_verified_at = null where phone = $1', [bride.phone]);
  expect((await invite('9850000101')).body).toMatchObject({ msgcode: 2, msgkey: 'inviteConfirmFirst' });
});

test('no message goes to a country that the site does not send codes to: the office calls', async () => {
  await app.outbox.drain();
  printed.length = 0;
  expect((await invite('+2348031234567')).body.msgkey).toBe('invitationSent');
  await app.outbox.drain();
  expect(printed.filter((line) => line.includes('8031234567'))).toEqual([]);
  const { rows } = await pool.query(
    "select d.channel, d.state from notice_deliveries d join notices n on n.id = d.notice_id where n.kind = 'invitation' and n.subject_id = (select max(id)::text from invitations)",
  );
  expect(rows).toEqual([{ channel: 'office', state: 'created' }]);
});
