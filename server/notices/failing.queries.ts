import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** So often an address may refuse before nothing more goes there. */
export const MOST_FAILURES = 3;

/** Counts it, and gives how often it was. */
export async function countFailure(db: Kysely<Database>, addressHash: Buffer): Promise<number> {
  const { failures } = await db
    .insertInto('failing_addresses')
    .values({ address_hash: addressHash })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        failures: sql<number>`failing_addresses.failures + 1`,
        failed_at: sql<Date>`now()`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/** When each of these addresses, by its hash in hex, refused for the last time that counts. */
export async function loadSetAside(db: Kysely<Database>, hashes: readonly Buffer[]): Promise<Map<string, Date>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('failing_addresses')
    .select(['address_hash', 'failed_at'])
    .where('address_hash', 'in', hashes)
    .where('failures', '>=', MOST_FAILURES)
    .execute();
  return new Map(rows.map(({ address_hash, failed_at }) => [address_hash.toString('hex'), failed_at]));
}
