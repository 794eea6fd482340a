import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** An account is kept by so many browsers; a further one takes the place of the one that was used longest ago. */
const MOST_OF_ACCOUNT = 5;

/** The account that a browser finds by this handle; none where it finds none any more. */
export const accountOfHandle = (db: Kysely<Database>, handleHash: Buffer) =>
  db.selectFrom('kept_names').select('account_id').where('handle_hash', '=', handleHash);

/** A handle finds the account; where its owner had taken this one off, it does again. */
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

/** These are on a device that somebody uses. One that was taken off has its own end. */
export async function touchKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set({ seen_at: sql<Date>`now()` })
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is not', null)
    .execute();
}

/** All of an account find nothing any more, but those of the browser that asks; the device does not learn it. */
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
 * These find nothing any more, and a device lets go of them whenever it shows them. The row stays for as long as a cookie of before can: an
 * answer that cleared the cookie may have been lost, and a slower one may have brought the name back.
 */
export async function takeOff(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set(TAKEN_OFF)
    .where('handle_hash', 'in', [...handleHashes])
    .where('account_id', 'is not', null)
    .execute();
}

/** The same of all of an account, wherever they are. */
export async function takeOffEverywhere(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('kept_names').set(TAKEN_OFF).where('account_id', '=', accountId).execute();
}

/** Those among these whose owner has taken them off. */
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

/** The account's handles. */
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
