import type { Whose } from '#contract/roles.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import type { TestApp } from './app.ts';
import { agreeToHealth, TEST_PASSWORD, type TestMember } from './members.ts';

/** The phone of the next holder, outside the range of `makeMember`. */
let nextPhone = 9_890_000_001;

/**
 * Adds a holder to a member's profile as an accepted invitation would: with a phone, a password and a client of their
 * own. The other holders get the other role.
 */
export async function addHolder(app: TestApp, member: TestMember, role: Whose): Promise<TestMember> {
  const phone = String(nextPhone++);
  const otherRole = role === 'candidate' ? 'guardian' : 'candidate';
  await app.pool.query('update account_profiles set role = $2 where profile_id = $1', [member.pid, otherRole]);
  await app.pool.query(
    `with made as (insert into accounts (phone, password_hash, phone_verified_at)
       select $2, password_hash, now() from accounts where phone = $3 returning id)
     insert into account_profiles (account_id, profile_id, role) select id, $1, $4 from made`,
    [member.pid, phone, member.phone, role],
  );
  const { rows } = await app.pool.query('select id from accounts where phone = $1', [phone]);
  const accountId = Number(rows[0].id);
  await recordRegistration(app.db, { profileId: member.pid, accountId }, 'en');
  await agreeToHealth(app, member.pid, phone);
  const client = app.client();
  const { body } = await client.call('custlogin', { phone, password: TEST_PASSWORD });
  if (body.profileid !== member.pid) throw new Error(`the holder cannot log in: ${JSON.stringify(body)}`);
  return { client, pid: member.pid, phone };
}
