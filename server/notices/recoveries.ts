import type { Kysely } from 'kysely';
import { objectToRecovery } from '#server/domain/accounts/recovery.queries.ts';
import type { Objection } from '#server/domain/contacts/objections.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';
import { tellOtherHolders } from './tell-handed-over.queries.ts';

/**
 * Refuses a new password that was not the holder's own, and notifies the account and the other holders. Returns false
 * if the new password is no longer pending.
 */
export async function stopRecovery(
  db: Kysely<Database>,
  objection: Pick<Objection, 'accountId' | 'due'>,
): Promise<boolean> {
  if (!(await objectToRecovery(db, objection))) return false;
  await notify(db, { kind: 'recoveryRefused', accountId: objection.accountId });
  await tellOtherHolders(db, objection.accountId, 'recoveryRefused');
  return true;
}
