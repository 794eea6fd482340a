import { type Expression, type Kysely, sql } from 'kysely';
import type { Config } from '#server/config.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The channels by which the site can reach people outside the site. */
export interface Ways {
  email: boolean;
  sms: boolean;
}

/** Returns the configured channels. On a trial site the terminal replaces both. */
export function configuredWays(config: Config): Ways {
  const { email, sms } = config.channels;
  return { email: isTrial(config) || email !== undefined, sms: isTrial(config) || sms !== undefined };
}

/** Whether the site shows who is hard to reach. Without any channel, nobody is harder to reach than others. */
export function saysReach(config: Config): boolean {
  const { email, sms } = configuredWays(config);
  return email || sms;
}

/** The channels, each as a value or an SQL expression. */
type AskedWays = { [Way in keyof Ways]: Expression<boolean> | boolean };

/**
 * SQL: whether the account `a` can be notified: by a configured channel with its consent and a confirmed address, or by
 * push with its consent and a subscribed browser.
 */
const isAccountReached = ({ email, sms }: AskedWays) => sql<boolean>`(
    ${email} and a.email <> '' and a.email_verified_at is not null and ${isOn('email')}
    or ${sms} and a.phone_verified_at is not null and ${isOn('sms')}
    or ${isOn('push')} and exists (select from push_subscriptions b where b.account_id = a.id))`;

/** SQL: whether the latest consent of the account `a` to a channel is a yes. */
const isOn = (channel: 'email' | 'sms' | 'push') => sql<boolean>`coalesce((
  select c.is_on from channel_consents c where c.account_id = a.id and c.channel = ${channel} order by c.id desc limit 1), false)`;

/** SQL: whether a holder of the profile can be notified. */
export const isProfileReached = (ways: AskedWays, profileId: Expression<string> | string) => sql<boolean>`exists (
  select from account_profiles w join accounts a on a.id = w.account_id
  where w.profile_id = ${profileId} and ${isAccountReached(ways)})`;

/** Whether a holder of the profile can be notified at present. */
export async function isReached(db: Kysely<Database>, config: Config, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isReached: boolean }>`
    select ${isProfileReached(configuredWays(config), profileId)} as "isReached"`.execute(db);
  return rows[0]?.isReached ?? false;
}

/** SQL: whether this account can be notified. */
export const isReachedAt = (ways: AskedWays, accountId: Expression<number>) => sql<boolean>`coalesce((
  select ${isAccountReached(ways)} from accounts a where a.id = ${accountId}), false)`;

/** Whether this account can be notified at present; false if there is no such account. */
export async function isAccountReachedNow(db: Kysely<Database>, config: Config, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ isReached: boolean }>`
    select ${isAccountReached(configuredWays(config))} as "isReached" from accounts a where a.id = ${accountId}`.execute(
    db,
  );
  return rows[0]?.isReached ?? false;
}
