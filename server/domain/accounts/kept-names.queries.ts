import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Maximum number of kept names of one account. A further name replaces the least recently used one. */
const MOST_OF_ACCOUNT = 5;

/**
 * Queries the account of a handle, by which a browser finds a kept name. The account id is null if the owner has taken
 * the name off that browser. No row if the handle is unknown.
 */
export const accountOfHandle = (db: Kysely<Database>, handleHash: Buffer) =>
  db.selectFrom('kept_names').select('account_id').where('handle_hash', '=', handleHash);

/**
 * Saves a handle for the account, even if its owner had taken this handle off before. Deletes the account's least
 * recently used names beyond `MOST_OF_ACCOUNT`.
 */
export async function insertKeptName(
  db: Kysely<Database>,
  { accountId }: Pick<AccountProfile, 'accountId'>,
  handleHash: Buffer,
): Promise<void> {
  const values = { account_id: accountId, seen_at: sql<Date>`now()` };
  await db
    .insertInto('kept_names')
    .values({ ...values, handle_hash: handleHash })
    .onConflict((conflict) => conflict.column('handle_hash').doUpdateSet(values))
    .execute();
  await sql`delete from kept_names where account_id = ${accountId} and handle_hash not in (
    select handle_hash from kept_names where account_id = ${accountId}
    order by seen_at desc, kept_at desc limit ${MOST_OF_ACCOUNT})`.execute(db);
}

/**
 * Records that these handles are in use now. Handles that were taken off are left alone, because they expire by another
 * date.
 */
export async function touchKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set({ seen_at: sql<Date>`now()` })
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is not', null)
    .execute();
}

/** Deletes all kept names of an account except those with these hashes. Other devices are not notified. */
export async function endKeptNames(
  db: Kysely<Database>,
  accountId: number,
  keptHashes: readonly Buffer[] = [],
): Promise<void> {
  const deletion = db.deleteFrom('kept_names').where('account_id', '=', accountId);
  await (keptHashes.length > 0 ? deletion.where('handle_hash', 'not in', [...keptHashes]) : deletion).execute();
}

/** The values of a row whose name was taken off. Its retention begins again. */
const DETACHED_VALUES = { account_id: null, seen_at: sql<Date>`now()` };

/**
 * Takes these names off: detaches their handles from the account. A device drops the cookie of a detached handle the
 * next time it sends it. The row stays for the lifetime of a cookie, because the response that clears the cookie may be
 * lost, or a slower response may set it again.
 */
export async function detachKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set(DETACHED_VALUES)
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is not', null)
    .execute();
}

/** Takes off all kept names of an account, on every device. */
export async function detachAllKeptNames(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('kept_names').set(DETACHED_VALUES).where('account_id', '=', accountId).execute();
}

/** Returns those of these handles that their owner has taken off. */
export async function listTakenOff(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<Buffer[]> {
  if (handleHashes.length === 0) return [];
  const rows = await db
    .selectFrom('kept_names')
    .select('handle_hash as handleHash')
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is', null)
    .execute();
  return rows.map(({ handleHash }) => handleHash);
}

/** Returns the handle hashes of an account. */
export async function listKeptNames(db: Kysely<Database>, accountId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('kept_names')
    .select('handle_hash as handleHash')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ handleHash }) => handleHash);
}

/** Deletes names that were last used, or taken off, before the retention period (`keptNames`). */
export async function expireKeptNames(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('kept_names').where('seen_at', '<', expiryCutoff('keptNames')).execute();
}
