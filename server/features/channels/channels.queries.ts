import type { Kysely } from 'kysely';
import { CHANNEL_CONSENT_VERSION } from '#contract/channels.ts';
import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notices.ts';
import type { Database } from '#server/db/tables.ts';

/** So many browsers of one account are told; the one that came first goes. */
const MOST_BROWSERS = 5;

/** Notes an answer to a channel: the last one counts. */
export async function recordChannel(
  db: Kysely<Database>,
  { accountId, channel, isOn }: { accountId: number; channel: Channel; isOn: boolean },
  language: Language,
): Promise<void> {
  await db
    .insertInto('channel_consents')
    .values({ account_id: accountId, channel, is_on: isOn, version: CHANNEL_CONSENT_VERSION, language })
    .execute();
}

/** What an account has answered to each channel, and what of its addresses is confirmed. */
export async function loadChannels(db: Kysely<Database>, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at', 'phone_verified_at', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const answers = await db
    .selectFrom('channel_consents')
    .distinctOn('channel')
    .select(['channel', 'is_on'])
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  const browser = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return {
    agreed: new Set(answers.flatMap(({ channel, is_on }) => (is_on ? [channel] : []))),
    reached: {
      email: account !== undefined && account.email !== '' && account.email_verified_at !== null,
      sms: account?.phone_verified_at != null,
      push: browser !== undefined,
    },
    language: account?.language ?? 'en',
  };
}

/** A browser belongs to the account that asked last in it. */
export async function saveBrowser(
  db: Kysely<Database>,
  accountId: number,
  keys: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  const values = { account_id: accountId, ...keys };
  await db
    .insertInto('push_subscriptions')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const kept = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_BROWSERS);
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
}

export async function dropBrowser(db: Kysely<Database>, accountId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}
