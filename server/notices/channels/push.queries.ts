import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export async function listSubscriptions(db: Kysely<Database>, accountId: number): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function dropSubscription(db: Kysely<Database>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}
