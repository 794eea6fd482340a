import type { Kysely } from 'kysely';
import { removePhone, returnPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { takeNumberAway } from '#server/domain/contacts/settle-contacts.queries.ts';
import {
  endAsideOf,
  lockTyped,
  lockUnclaimed,
  noteAside,
  releaseAbandonedAside,
} from '#server/domain/old-register/aside.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Frees a phone that only the old register knows, for a newcomer who registers with it. Anybody can type a number. So
 * the profile of the register stays, without its phone, until the newcomer has confirmed the phone.
 */
export async function stepAside(transaction: Kysely<Database>, phone: string): Promise<void> {
  const row = await lockUnclaimed(transaction, phone);
  if (row === undefined) return;
  await noteAside(transaction, row);
  await removePhone(transaction, row.accountId);
}

/**
 * Gives the phone back to a profile of the register, because its family has come by a code or a call. An account that
 * had typed the phone without confirming it loses the phone, as after a claim (`/claim-number`). An account that has
 * confirmed the phone keeps it.
 */
export async function takePhoneBack(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const typed = await lockTyped(transaction, profileId);
  if (typed?.confirmedAt) return;
  const phone = await endAsideOf(transaction, profileId);
  if (phone === undefined) return;
  if (typed !== undefined) await takeNumberAway(transaction, typed.accountId);
  await returnPhone(transaction, profileId, phone);
}

/**
 * Gives phones back to families of the register, where the newcomer's registration was not finished. These families
 * wait for their call again.
 */
export async function returnPhonesAside(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { profileId, phone } of await releaseAbandonedAside(transaction))
      await returnPhone(transaction, profileId, phone);
  });
}
