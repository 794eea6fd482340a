import type { Kysely } from 'kysely';
import { removePhone, returnPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { takeNumberAway } from '#server/domain/contacts/settle-contacts.queries.ts';
import {
  endAsideOf,
  lockTyped,
  lockUnclaimed,
  noteAside,
  takeBackAside,
} from '#server/domain/old-register/aside.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * A phone that only the old register knows is free for somebody who registers with it. Anybody can type a number, so the profile that was made of
 * the register stays, without its phone, until the newcomer has confirmed the phone.
 */
export async function stepAside(transaction: Kysely<Database>, phone: string): Promise<void> {
  const row = await lockUnclaimed(transaction, phone);
  if (row === undefined) return;
  await noteAside(transaction, row);
  await removePhone(transaction, row.accountId);
}

/**
 * The family of the register has come itself, by a code to its phone or on a call: it has the phone again, and who had typed it without confirming it
 * has none. To them it is as if the number's owner had claimed it (`/claim-number`). Who has confirmed it keeps it.
 */
export async function takePhoneBack(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const typed = await lockTyped(transaction, profileId);
  if (typed?.confirmedAt) return;
  const phone = await endAsideOf(transaction, profileId);
  if (phone === undefined) return;
  if (typed !== undefined) await takeNumberAway(transaction, typed.accountId);
  await returnPhone(transaction, profileId, phone);
}

/** Registrations that came to nothing: families of the register have their phones again, and wait for their call. */
export async function comeBack(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { profileId, phone } of await takeBackAside(transaction))
      await returnPhone(transaction, profileId, phone);
  });
}
