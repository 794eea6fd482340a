import type { Kysely } from 'kysely';
import { removePhone, returnPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { lockUnclaimed, noteAside, takeBackAside } from '#server/domain/old-register/aside.queries.ts';
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

/** Registrations that came to nothing: families of the register have their phones again, and wait for their call. */
export async function comeBack(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { profileId, phone } of await takeBackAside(transaction))
      await returnPhone(transaction, profileId, phone);
  });
}
