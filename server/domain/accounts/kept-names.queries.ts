import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** An account is kept by so many browsers; a further one takes the place of the one that was used longest ago. */
const MOST_OF_ACCOUNT = 5;

/** The account that a browser finds by this handle; none where it finds none any more. */
export const accountOfHandle = (db: Kysely<Database>, handleHash: Buffer) =>
  db.selectFrom('kept_names').select('account_id').where('handle_hash', '=', handleHash);

/** Keeps a handle of the account, in the place of another that the same browser had. */
export async function insertKeptName(
  db: Kysely<Database>,
  { accountId }: Pick<AccountProfile, 'accountId'>,
  handleHash: Buffer,
): Promise<void> {
  await db.insertInto('kept_names').values({ account_id: accountId, handle_hash: handleHash }).execute();
  await sql`delete from kept_names where account_id = ${accountId} and handle_hash not in (
    select handle_hash from kept_names where account_id = ${accountId}
    order by seen_at desc, kept_at desc limit ${MOST_OF_ACCOUNT})`.execute(db);
}

/** These are on a device that somebody uses: its cookie lasts as long again. */
export async function touchKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length === 0) return;
  await db
    .updateTable('kept_names')
    .set({ seen_at: sql<Date>`now()` })
    .where('handle_hash', 'in', [...handleHashes])
    .execute();
}

/** Handles that find nothing any more: one by one, or all of an account but those of the browser that asks. */
export async function dropKeptNames(db: Kysely<Database>, handleHashes: readonly Buffer[]): Promise<void> {
  if (handleHashes.length > 0)
    await db
      .deleteFrom('kept_names')
      .where('handle_hash', 'in', [...handleHashes])
      .execute();
}

export async function endKeptNames(
  db: Kysely<Database>,
  accountId: number,
  here: readonly Buffer[] = [],
): Promise<void> {
  const ending = db.deleteFrom('kept_names').where('account_id', '=', accountId);
  await (here.length > 0 ? ending.where('handle_hash', 'not in', [...here]) : ending).execute();
}

/** Its owner takes the name off every device: each lets go of it when it shows its names the next time. */
export async function takeOffEverywhere(db: Kysely<Database>, accountId: number): Promise<void> {
  await db.updateTable('kept_names').set({ account_id: null }).where('account_id', '=', accountId).execute();
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
