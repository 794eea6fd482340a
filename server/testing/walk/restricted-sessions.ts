import type { TestApp } from '../app.ts';
import { addHolder } from '../holders.ts';
import { makeMember, TEST_PASSWORD, type TestMember, TICKED } from '../members.ts';
import { makeAccepted } from './families.ts';

/** Makes one session of each restricted kind. */
export async function makeRestricted(app: TestApp, owner: TestMember): Promise<Record<string, TestMember>> {
  const { pool } = app;
  const accepted = () => makeAccepted(app, owner);
  const accountOf = '(select account_id from account_profiles where profile_id = $1 order by joined_at limit 1)';
  const recovering = await accepted();
  await pool.query(`update accounts set reset_by_phone_at = now() where id = ${accountOf}`, [recovering.pid]);
  const suspended = await accepted();
  await pool.query('update members set suspended_at = now() where profile_id = $1', [suspended.pid]);
  const unagreed = await accepted();
  await addHolder(app, unagreed, 'guardian');
  await pool.query(
    `update consents set withdrawn_at = now() where kind = 'truthful' and account_id = ${accountOf} and profile_id = $1`,
    [unagreed.pid],
  );
  const claimed = await accepted();
  const claimant = await addHolder(app, claimed, 'guardian');
  await claimant.client.call('sayitisme', { pid: claimant.pid });
  const removed = await accepted();
  await addHolder(app, removed, 'candidate');
  await pool.query('delete from account_profiles where account_id = $2 and profile_id = $1', [
    removed.pid,
    (await pool.query(`select ${accountOf} as id`, [removed.pid])).rows[0].id,
  ]);
  await pool.query('delete from sessions where account_id not in (select account_id from account_profiles)');
  const client = app.client();
  const first = { name: 'Rita Bose', email: '', phone: '9830055001', gender: 'Female', password: TEST_PASSWORD };
  const { body } = await client.call('registerstep1', { profile_id: '', ...first, ...TICKED });
  const registering = { client, pid: body.profile_id, phone: first.phone };
  const unshown = await makeMember(app, { name: 'Una Pal' });
  return { recovering, suspended, unagreed, claimed, claimant, removed, registering, unshown };
}
