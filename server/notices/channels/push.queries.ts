import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** What a browser has given this site in order to be notified: its address at a push service, and its keys. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Maximum number of browsers of an account that get notifications. The oldest is dropped. */
const MOST_BROWSERS = 5;

/** Saves a browser's subscription. The browser belongs to the account that subscribed in it last. */
export async function saveBrowser(db: Kysely<Database>, accountId: number, keys: Subscription): Promise<void> {
  const values = { account_id: accountId, ...keys };
  await db
    .insertInto('push_subscriptions')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const newest = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_BROWSERS);
  await db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('id', 'not in', newest).execute();
}

/** Lists the subscriptions of the browsers of an account. */
export async function listSubscriptions(db: Kysely<Database>, accountId: number): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes the subscription at an address, if there is one. */
export async function dropSubscription(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}

/** Deletes all subscriptions of an account. Returns whether there were any. */
export async function dropSubscriptions(db: Kysely<Database>, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
