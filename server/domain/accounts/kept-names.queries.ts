import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Maximum number of kept names of one account. A further name replaces the name that was used longest ago. */
const MOST_OF_ACCOUNT = 5;

/** Queries the account that a browser finds by this handle. The id is null if the owner has taken the name off. */
export const accountOfHandle = (db: Kysely<Database>, handleHash: Buffer) =>
  db.selectFrom('kept_names').select('account_id').where('handle_hash', '=', handleHash);

/** Saves a handle for the account, also if its owner had taken this handle off before. */
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

/** Deletes all kept names of an account except those whose hashes are in `here`. Other devices are not notified. */
export async function endKeptNames(
  db: Kysely<Database>,
  accountId: number,
  here: readonly Buffer[] = [],
): Promise<void> {
  const ending = db.deleteFrom('kept_names').where('account_id', '=', accountId);
  await (here.length > 0 ? ending.where('handle_hash', 'not in', [...here]) : ending).execute();
}

const TAKEN_OFF = { account_id: null, seen_at: sql<Date>`now()` };

/**
 * Detaches these handles from their account; a device drops them the next time it sends them. The row stays for the
 * lifetime of a cookie: the answer that clears the cookie may be lost, or a slower answer may set it again.
 */
export async function detachKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set(TAKEN_OFF)
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is not', null)
    .execute();
}

/** Takes off all kept names of an account, on every device. */
export async function detachAllKeptNames(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('kept_names').set(TAKEN_OFF).where('account_id', '=', accountId).execute();
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

export async function expireKeptNames(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('kept_names').where('seen_at', '<', expiryCutoff('keptNames')).execute();
}
