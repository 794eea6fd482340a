import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool, printed } = app;

async function claim(phone: string): Promise<void> {
  const owner = app.client();
  await owner.call('askclaim', { phone });
  await app.outbox.drain();
  const code = /\b(\d{6})\b/.exec(printed.findLast((line) => line.includes(phone)) ?? '')?.[1] ?? '';
  expect((await owner.call('claimphone', { code })).body.msgkey).toBe('claimed');
}

test('a number that its account has never confirmed is free at once for a person with proof, and no objection keeps it', async () => {
  const squatter = await makeMember(app);
  await pool.query('update accounts set phone_verified_at = null where phone = $1', [squatter.phone]);
  await claim(squatter.phone);
  await squatter.client.call('objecttoclaim', { pid: squatter.pid });
  expect((await pool.query('select from accounts where phone = $1', [squatter.phone])).rowCount).toBe(0);
});

test('a confirmed number waits seven days for an objection', async () => {
  const member = await makeMember(app);
  await claim(member.phone);
  expect((await pool.query('select from accounts where phone = $1', [member.phone])).rowCount).toBe(1);
  expect((await member.client.call('objecttoclaim', { pid: member.pid })).body.msgkey).toBe('claimRefused');
  // A second press, or one after the number was handed over, does not say that it was kept by this press.
  expect((await member.client.call('objecttoclaim', { pid: member.pid })).body.msgkey).toBe('changedMeanwhile');
});

test('a number that the account has stopped to confirm before the seven days are over counts at once for the next proof', async () => {
  const member = await makeMember(app);
  await claim(member.phone);
  await pool.query('update accounts set phone_verified_at = null where phone = $1', [member.phone]);
  await pool.query('delete from attempts');
  await claim(member.phone);
  expect((await pool.query('select from accounts where phone = $1', [member.phone])).rowCount).toBe(0);
});
