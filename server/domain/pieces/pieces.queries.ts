import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { FILE_BYTES, PIECE_BYTES } from '#contract/file-kind.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Maximum number of files that one account uploads at once. A further file replaces the oldest. */
const MOST_OF_ACCOUNT = 4;
/**
 * Limit in bytes for uploads of an account until its phone is confirmed and it is a day old. Enough for a photo and a
 * koshthi after the browser has reduced them.
 */
export const MOST_BYTES_OF_NEWCOMER = 1024 ** 2;
/** Maximum number of stored pieces of all accounts together: as many as fit into 1 GB. */
export const MOST_PIECES = 1024 ** 3 / PIECE_BYTES;

/** A file that is being uploaded: its account, its profile, and the hash of the whole file in hexadecimal. */
export interface Whole extends AccountProfile {
  whole: string;
}

/** An upload that has begun. */
interface Upload {
  id: number;
  /** The size of the whole file, as announced. */
  bytes: number;
}

/** Returns the stored form of a hash in hexadecimal. */
const hashBytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** SQL: whether the phone of the account `a` is unconfirmed, or the account is younger than a day. */
const isNewcomer = sql<boolean>`(a.phone_verified_at is null or a.created_at > now() - interval '1 day')`;

/** Returns the file if this account has begun to send it for this profile; else null. */
export async function findBegun(db: Kysely<Database>, { accountId, profileId, whole }: Whole): Promise<Upload | null> {
  const found = await db
    .selectFrom('sent_files')
    .select(['id', 'bytes'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('sha256', '=', hashBytes(whole))
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Begins an upload and returns it, also if it has begun before; null if the account may not upload so much yet. Deletes
 * the account's oldest uploads if all together exceed the limits.
 */
export async function begin(db: Kysely<Database>, file: Whole, bytes: number): Promise<Upload | null> {
  const { accountId, profileId, whole } = file;
  const { rows } = await sql<{ most: number }>`
    select case when ${isNewcomer} then ${MOST_BYTES_OF_NEWCOMER}::int else ${MOST_OF_ACCOUNT * FILE_BYTES}::int end as most
    from accounts a where a.id = ${accountId}`.execute(db);
  const mostBytes = rows[0]?.most ?? 0;
  if (bytes > mostBytes) return null;
  await db
    .insertInto('sent_files')
    .values({ account_id: accountId, profile_id: profileId, sha256: hashBytes(whole), bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from sent_files where id in (
    select id from (
      select id, row_number() over latest as place, sum(bytes) over latest as announced from sent_files
      where account_id = ${accountId} window latest as (order by begun_at desc, id desc)) f
    where place > ${MOST_OF_ACCOUNT} or announced > ${mostBytes})`.execute(db);
  return findBegun(db, file);
}

/**
 * Makes room for another piece by deleting the other uploads that have been idle longest. Uploads of new or unconfirmed
 * accounts are deleted first, so that nobody else is refused because of them.
 */
async function makeRoom(db: Kysely<Database>, fileId: number): Promise<void> {
  const { rows } = await sql<{ pieces: number }>`select count(*)::int as pieces from file_pieces`.execute(db);
  const excess = (rows[0]?.pieces ?? 0) + 1 - MOST_PIECES;
  if (excess <= 0) return;
  await sql`delete from sent_files where id in (
    select id from (
      select f.id, p.pieces, sum(p.pieces) over (order by ${isNewcomer} desc, f.came_at, f.id) as freed
      from sent_files f join accounts a on a.id = f.account_id
        join (select file_id, count(*) as pieces from file_pieces group by file_id) p on p.file_id = f.id
      where f.id <> ${fileId}) o
    where freed - pieces < ${excess})`.execute(db);
}

/** Lists the numbers of the pieces of a file that have arrived. */
export async function listArrived(db: Kysely<Database>, fileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file_pieces')
    .select('number')
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Saves a piece. Returns false if a different piece is stored under its number, or if the upload has been deleted. */
export async function keepPiece(
  db: Kysely<Database>,
  fileId: number,
  { number, content }: { number: number; content: Buffer },
): Promise<boolean> {
  await makeRoom(db, fileId);
  // The update locks the file's row, so that the upload is not deleted before the piece is stored. If the upload is
  // already deleted, nothing is inserted.
  await sql`with f as (update sent_files set came_at = now() where id = ${fileId} returning id)
    insert into file_pieces (file_id, number, content) select id, ${number}, ${content} from f on conflict do nothing`.execute(
    db,
  );
  const storedPiece = await db
    .selectFrom('file_pieces')
    .select('number')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .where('content', '=', content)
    .executeTakeFirst();
  return storedPiece !== undefined;
}

/**
 * Returns the whole file; null if its upload has not begun or a piece is missing. If the hash of the pieces is not the
 * announced one, deletes the upload and returns null.
 */
export async function loadWhole(db: Kysely<Database>, file: Whole): Promise<(Upload & { content: Buffer }) | null> {
  const upload = await findBegun(db, file);
  if (upload === null) return null;
  const { content } = await db
    .selectFrom('file_pieces')
    .select(sql<Buffer | null>`string_agg(content, ''::bytea order by number)`.as('content'))
    .where('file_id', '=', upload.id)
    .executeTakeFirstOrThrow();
  if (content === null || content.length < upload.bytes) return null;
  if (createHash('sha256').update(content).digest('hex') === file.whole) return { ...upload, content };
  await db.deleteFrom('sent_files').where('id', '=', upload.id).execute();
  return null;
}

/** Whether this press of a button has already saved its file, even if its pieces were removed since. */
export async function wasPressed(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  press: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('file_presses')
    .select('press')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('press', '=', press)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records the press that has saved a file, and marks the file as used. Does nothing if the press is known. */
export async function notePress(
  db: Kysely<Database>,
  { fileId, accountId, profileId, press }: AccountProfile & { fileId: number; press: string },
): Promise<void> {
  const insertion = await db
    .insertInto('file_presses')
    .values({ account_id: accountId, profile_id: profileId, press })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (insertion.numInsertedOrUpdatedRows === 0n) return;
  await db.updateTable('sent_files').set({ used_at: sql`now()` }).where('id', '=', fileId).execute();
}

/** Deletes expired uploads with their pieces, and expired presses. An upload whose file is stored expires sooner. */
export async function expirePieces(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('sent_files')
    .where(({ eb, or }) =>
      or([eb('begun_at', '<', expiryCutoff('filePieces')), eb('used_at', '<', expiryCutoff('keptPieces'))]),
    )
    .execute();
  await db.deleteFrom('file_presses').where('pressed_at', '<', expiryCutoff('filePresses')).execute();
}
