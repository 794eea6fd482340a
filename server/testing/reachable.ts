import type { Channel } from '#contract/notice-kinds.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './members.ts';

/** Makes a member reachable by notices: confirms phone and e-mail, and agrees to these channels. Returns the account. */
export async function makeReachable(
  { db }: Pick<TestApp, 'db'>,
  { pid, email, language = 'en' }: Pick<TestMember, 'pid'> & { email: string; language?: 'en' | 'bn' },
  channels: readonly Channel[],
): Promise<number> {
  const { id } = await db
    .updateTable('accounts as a')
    .from('account_profiles as p')
    .set({ email, language, email_verified_at: new Date(0), phone_verified_at: new Date(0) })
    .whereRef('p.account_id', '=', 'a.id')
    .where('p.profile_id', '=', pid)
    .returning('a.id')
    .executeTakeFirstOrThrow();
  for (const channel of channels)
    await db
      .insertInto('channel_consents')
      .values({ account_id: id, channel, is_on: true, version: '2026-11-23', language })
      .execute();
  return id;
}
