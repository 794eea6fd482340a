import type { Kysely } from 'kysely';
import { endAside } from '#server/domain/old-register/aside.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Deletes the profile that gave up this phone for a newcomer, with its account, because the newcomer has confirmed the
 * phone. The register keeps nothing of that family.
 */
export async function endSteppedAside(transaction: Kysely<Database>, phone: string): Promise<void> {
  const profileIds = await endAside(transaction, phone);
  if (profileIds.length > 0)
    await transaction
      .deleteFrom('members')
      .where('profile_id', 'in', [...profileIds])
      .execute();
}
