import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { countUnknownReceipt, retryFailed } from './deliveries.queries.ts';

const app = await startTestApp();
const { db, pool } = app;

test('what failed is sent again, also with a subject, but no code and no call', async () => {
  const { pid } = await makeMember(app);
  await pool.query('delete from notices');
  for (const [kind, subject, channel] of [
    ['officeAsked', '7', 'email'],
    ['profileSentBack', null, 'sms'],
    ['phone-code', '8', 'email'],
    ['suspended', null, 'office'],
  ])
    await pool.query(
      `with made as (insert into notices (account_id, profile_id, kind, subject_id, send_before)
         select account_id, profile_id, $2, $3, now() + interval '1 day' from account_profiles where profile_id = $1 returning id)
       insert into notice_deliveries (notice_id, channel, state, reason) select id, $4, 'failed', 'x' from made`,
      [pid, kind, subject, channel],
    );
  expect(await retryFailed(db)).toBe(2);
  const { rows } = await pool.query(
    'select n.kind, d.state from notices n join notice_deliveries d on d.notice_id = n.id order by n.kind',
  );
  expect(rows).toEqual([
    { kind: 'officeAsked', state: 'created' },
    { kind: 'phone-code', state: 'failed' },
    { kind: 'profileSentBack', state: 'created' },
    { kind: 'suspended', state: 'failed' },
  ]);
});

test('once too many unknown states are stored, those are counted and no other', async () => {
  await pool.query("insert into unknown_receipts (gateway, state) select 'g', 's' || n from generate_series(1, 200) n");
  await countUnknownReceipt(db, { gateway: 'g', unknown: 's7' });
  await countUnknownReceipt(db, { gateway: 'g', unknown: 'new' });
  const { rows } = await pool.query("select state, count from unknown_receipts where state in ('s7', 'new')");
  expect(rows).toEqual([{ state: 's7', count: 2 }]);
});
