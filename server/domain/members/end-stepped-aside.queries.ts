import type { Kysely } from 'kysely';
import { endAside } from '#server/domain/old-register/aside.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The phone is the newcomer's: the profile that stepped aside for it goes with its account, and the register keeps nothing of the family. */
export async function endSteppedAside(transaction: Kysely<Database>, phone: string): Promise<void> {
  const profileIds = await endAside(transaction, phone);
  if (profileIds.length > 0)
    await transaction
      .deleteFrom('members')
      .where('profile_id', 'in', [...profileIds])
      .execute();
}
