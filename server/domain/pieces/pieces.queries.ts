import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** So many files an account has on their way at once: of one more, the oldest is given up. */
const MOST_OF_ACCOUNT = 4;
/** All that is on its way, as the senders have announced it. */
export const MOST_BYTES_IN_ALL = 1024 ** 3;

/** A file on its way, by whom and for whom, and the hash of the whole in hexadecimal. */
export interface Whole extends AccountProfile {
  whole: string;
}

interface Begun {
  id: number;
  bytes: number;
}

const shaOf = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** The file, if this account has begun to send it for this profile; null for everybody else's. */
export async function findBegun(db: Kysely<Database>, { accountId, profileId, whole }: Whole): Promise<Begun | null> {
  const found = await db
    .selectFrom('sent_files')
    .select(['id', 'bytes'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('sha256', '=', shaOf(whole))
    .executeTakeFirst();
  return found ?? null;
}

/** Begins a file; null where too much is on its way already. */
export async function begin(db: Kysely<Database>, file: Whole, bytes: number): Promise<Begun | null> {
  const { inAll } = await db
    .selectFrom('sent_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('inAll'))
    .executeTakeFirstOrThrow();
  if (inAll + bytes > MOST_BYTES_IN_ALL) return null;
  const { accountId, profileId, whole } = file;
  await db
    .insertInto('sent_files')
    .values({ account_id: accountId, profile_id: profileId, sha256: shaOf(whole), bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from sent_files where account_id = ${accountId} and id not in
    (select id from sent_files where account_id = ${accountId} order by begun_at desc, id desc limit ${MOST_OF_ACCOUNT})`.execute(
    db,
  );
  return findBegun(db, file);
}

export async function listArrived(db: Kysely<Database>, fileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file_pieces')
    .select('number')
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Keeps a piece; false where another stands under its number. */
export async function keepPiece(
  db: Kysely<Database>,
  fileId: number,
  { number, content }: { number: number; content: Buffer },
): Promise<boolean> {
  // Not where its file was given up meanwhile.
  await sql`insert into file_pieces (file_id, number, content) select id, ${number}, ${content} from sent_files where id = ${fileId}
    on conflict do nothing`.execute(db);
  const kept = await db
    .selectFrom('file_pieces')
    .select('number')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .where('content', '=', content)
    .executeTakeFirst();
  return kept !== undefined;
}

/** All of a file; null where a piece is missing. Pieces that make another file than was announced are removed. */
export async function loadWhole(db: Kysely<Database>, file: Whole): Promise<(Begun & { content: Buffer }) | null> {
  const begun = await findBegun(db, file);
  if (begun === null) return null;
  const { content } = await db
    .selectFrom('file_pieces')
    .select(sql<Buffer | null>`string_agg(content, ''::bytea order by number)`.as('content'))
    .where('file_id', '=', begun.id)
    .executeTakeFirstOrThrow();
  if (content === null || content.length < begun.bytes) return null;
  if (createHash('sha256').update(content).digest('hex') === file.whole) return { ...begun, content };
  await db.deleteFrom('sent_files').where('id', '=', begun.id).execute();
  return null;
}

/** Whether this press has kept the file already. */
export async function wasPressed(db: Kysely<Database>, fileId: number, press: string): Promise<boolean> {
  const found = await db
    .selectFrom('sent_files')
    .select('id')
    .where('id', '=', fileId)
    .where('used_for', '=', press)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes the press that has kept a file. */
export async function notePress(db: Kysely<Database>, fileId: number, press: string): Promise<void> {
  await db
    .updateTable('sent_files')
    .set({ used_for: press, used_at: sql`now()` })
    .where('id', '=', fileId)
    .where('used_for', 'is distinct from', press)
    .execute();
}

export async function expirePieces(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('sent_files')
    .where(({ eb, or }) =>
      or([eb('begun_at', '<', expiryCutoff('filePieces')), eb('used_at', '<', expiryCutoff('keptPieces'))]),
    )
    .execute();
}
