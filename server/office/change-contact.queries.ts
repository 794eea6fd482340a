import type { Kysely } from 'kysely';
import { setContact } from '#server/domain/accounts/account-contacts.queries.ts';
import { spendResets } from '#server/domain/accounts/accounts.queries.ts';
import { dropClaim } from '#server/domain/contacts/contact.queries.ts';
import { dropRequest, insertContactChange } from '#server/domain/contacts/contact-requests.queries.ts';
import { endSessions } from '#server/http/session.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { tellOtherHolders } from '#server/notices/tell-handed-over.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Change {
  kind: 'phone' | 'email';
  former: string;
  value: string;
  reason: string;
}

/**
 * Replaces the phone or e-mail, stores the former one with the reason, and ends every session and every link for a new
 * password. The former address can then do nothing more.
 */
export async function changeContact(
  db: Kysely<Database>,
  accountId: number,
  { kind, former, value, reason }: Change,
): Promise<void> {
  await setContact(db, accountId, { kind, value });
  // A member's pending change or somebody's claim was about the former value, so it is deleted.
  await dropRequest(db, accountId, kind);
  if (kind === 'phone') await dropClaim(db, accountId);
  await insertContactChange(db, accountId, { kind, former, reason });
  await endSessions(db, accountId);
  await spendResets(db, accountId);
  await notify(db, { kind: kind === 'phone' ? 'phoneChanged' : 'emailChanged', accountId });
  await tellOtherHolders(db, accountId);
}

/** Returns every change that the office has made, the latest first. */
export async function listContactChanges(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('contact_changes')
    .select(['changed_at as changed', 'kind', 'former', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}
