import type { Kysely } from 'kysely';
import { spendResets } from '#server/domain/accounts/accounts.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import { tellOtherHolders } from '#server/notices/tell-handed-over.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Change {
  kind: 'phone' | 'email';
  former: string;
  value: string;
  reason: string;
}

/**
 * Puts another phone or e-mail in the place of the former one, keeps that one with the reason, and ends every session and every
 * link for a new password: somebody who has the former one can do nothing more with it.
 */
export async function changeContact(
  db: Kysely<Database>,
  accountId: number,
  { kind, former, value, reason }: Change,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ [kind]: value })
    .where('id', '=', accountId)
    .execute();
  // What the member wanted in its place, or somebody else claimed, is over: it was about the former one.
  await db.deleteFrom('contact_requests').where('account_id', '=', accountId).where('kind', '=', kind).execute();
  if (kind === 'phone') await db.deleteFrom('phone_claims').where('account_id', '=', accountId).execute();
  await db.insertInto('contact_changes').values({ account_id: accountId, kind, former, reason }).execute();
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await spendResets(db, accountId);
  await tell(db, { kind: kind === 'phone' ? 'phoneChanged' : 'emailChanged', accountId });
  await tellOtherHolders(db, accountId);
}

/** Every change that the office has made, the latest first. */
export async function listContactChanges(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('contact_changes')
    .select(['changed_at as changed', 'kind', 'former', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}
