import type { Kysely } from 'kysely';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { Database } from '#server/db/tables.ts';

/** How many things wait in each room that these roles may enter, by the room's name. */
export async function countWaiting(
  _db: Kysely<Database>,
  _roles: readonly StaffRole[],
): Promise<Record<string, number>> {
  return {};
}
