import { type Kysely, sql } from 'kysely';
import type { RegisterAsk, RegisterFault, RegisterState } from '#contract/staff/old-register-words.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfRow } from '#server/platform/crypto/old-registers.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A row of a register with its content as JSON. */
export interface RegisterRow {
  number: number;
  state: RegisterState;
  json: string;
}

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/** A row as it was read from the file. */
interface ReadRow {
  number: number;
  json: string;
}

/** Writes the rows of a file that was read just now. */
export async function insertRows({ db, cipher }: Store, importId: number, rows: readonly ReadRow[]): Promise<void> {
  const sealedRows = rows.map(({ number, json }) => ({
    number,
    sealed: cipher.encrypt(json, placeOfRow(importId, number)),
  }));
  await sql`insert into register_rows (import_id, number, sealed)
    select ${importId}::int, r.number, r.sealed from json_to_recordset(${JSON.stringify(sealedRows)}) as r(number int, sealed text)`.execute(
    db,
  );
}

/** Which rows to list. */
interface RowRange {
  /** Only rows with a higher number. */
  after: number;
  /** Maximum number of rows to list. */
  most: number;
  states: readonly RegisterState[];
}

/** Lists rows in these states, by number. */
export async function listRows(
  { db, cipher }: Store,
  importId: number,
  { after, most, states }: RowRange,
): Promise<RegisterRow[]> {
  const rows = await db
    .selectFrom('register_rows')
    .select(['number', 'state', 'sealed'])
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .where('state', 'in', [...states])
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(({ number, state, sealed }) => ({
    number,
    state,
    json: cipher.decrypt(sealed, placeOfRow(importId, number)),
  }));
}

/** A change of a row. Without `json` the content stays; any other field that is left out becomes empty. */
export interface RowChange {
  number: number;
  state: RegisterState;
  json?: string;
  faults?: readonly RegisterFault[];
  asks?: readonly RegisterAsk[];
  /** The number of the row that this row repeats, with the import before it if that row is elsewhere; else empty. */
  other?: string;
  /** Keyed hash of the phone, by which the same family is found in another row. */
  phoneHash?: Buffer | null;
  /** Keyed hash of the name and the father's name. */
  nameHash?: Buffer | null;
}

/** Changes rows. A row whose `json` is left out keeps its content; all other fields are overwritten. */
export async function changeRows(
  { db, cipher }: Pick<Store, 'db'> & { cipher: Pick<HealthCipher, 'encrypt'> },
  importId: number,
  changes: readonly RowChange[],
): Promise<void> {
  const hex = (hash: Buffer | null | undefined) => hash?.toString('hex') ?? null;
  const rows = changes.map(({ number, state, json, faults = [], asks = [], other = '', phoneHash, nameHash }) => ({
    number,
    state,
    faults,
    asks,
    other,
    phone: hex(phoneHash),
    name: hex(nameHash),
    sealed: json === undefined ? null : cipher.encrypt(json, placeOfRow(importId, number)),
  }));
  await sql`update register_rows w set state = r.state, sealed = coalesce(r.sealed, w.sealed),
      faults = array(select json_array_elements_text(r.faults)), asks = array(select json_array_elements_text(r.asks)),
      other = r.other, phone_hash = decode(r.phone, 'hex'), name_hash = decode(r.name, 'hex'), changed_at = now()
    from json_to_recordset(${JSON.stringify(rows)}) as r(number int, state text, sealed text, faults json, asks json, other text, phone text, name text)
    where w.import_id = ${importId}::int and w.number = r.number`.execute(db);
}

/** Deletes rows of a register by their numbers. */
export async function removeRows(db: Kysely<Database>, importId: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .deleteFrom('register_rows')
    .where('import_id', '=', importId)
    .where('number', 'in', [...numbers])
    .execute();
}

/** Counts the rows by state, and how often each fault occurs. */
export async function countRows(db: Kysely<Database>, importId: number) {
  const [states, faults] = await Promise.all([
    db
      .selectFrom('register_rows')
      .select(['state', sql<number>`count(*)::int`.as('rows')])
      .where('import_id', '=', importId)
      .groupBy('state')
      .execute(),
    sql<{
      fault: RegisterFault;
      rows: number;
    }>`select f.fault, count(*)::int as rows from register_rows r, unnest(r.faults) f(fault)
      where r.import_id = ${importId}::int group by f.fault order by 2 desc, 1`.execute(db),
  ]);
  return { states, faults: faults.rows };
}

/** Counts the rows in these states. */
export async function countAll(
  db: Kysely<Database>,
  importId: number,
  states: readonly RegisterState[],
): Promise<number> {
  const { rows } = await db
    .selectFrom('register_rows')
    .select(sql<number>`count(*)::int`.as('rows'))
    .where('import_id', '=', importId)
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow();
  return rows;
}

/**
 * Lists rows with these phones: rows of this register that are `good` or `entered`, rows of other registers that were
 * entered, and families that refused.
 */
export async function listByPhone(db: Kysely<Database>, importId: number, hashes: readonly Buffer[]) {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('register_rows')
    .select(['import_id as importId', 'number', 'phone_hash as hash', 'state'])
    .where('phone_hash', 'in', [...hashes])
    .where(({ or, and, eb }) =>
      or([
        and([eb('import_id', '=', importId), eb('state', 'in', ['good', 'entered'])]),
        eb('state', '=', 'refused'),
        and([eb('import_id', '<>', importId), eb('state', 'in', ['entered', 'released', 'claimed', 'registered'])]),
      ]),
    )
    .orderBy('import_id')
    .orderBy('number')
    .execute();
}

/** Lists the `good` and `entered` rows of this register with one of these hashes of name and father's name. */
export async function listByName({ db, cipher }: Store, importId: number, hashes: readonly Buffer[]) {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('register_rows')
    .select(['number', 'sealed', 'name_hash as hash', 'state'])
    .where('import_id', '=', importId)
    .where('name_hash', 'in', [...hashes])
    .where('state', 'in', ['good', 'entered'])
    .orderBy('number')
    .execute();
  return rows.map(({ sealed, ...row }) => ({ ...row, json: cipher.decrypt(sealed, placeOfRow(importId, row.number)) }));
}

/** Records the profile that was made from a row. */
export async function noteReleased(db: Kysely<Database>, importId: number, row: { number: number; profileId: string }) {
  await db
    .updateTable('register_rows')
    .set({ state: 'released', profile_id: row.profileId, changed_at: sql<Date>`now()` })
    .where('import_id', '=', importId)
    .where('number', '=', row.number)
    .execute();
}

/**
 * Erases the row of a claimed profile: its answers now belong to the family, and the register keeps nothing of them.
 */
export async function noteRowClaimed(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('register_rows')
    .set({ state: 'claimed', sealed: '', phone_hash: null, name_hash: null, other: '', aside_phone: null })
    .set({ changed_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * Records a family's refusal. Only the hash of the phone stays, so that nobody calls the family again from another
 * file.
 */
export async function noteRefused(db: Kysely<Database>, importId: number, number: number): Promise<void> {
  await db
    .updateTable('register_rows')
    .set({ state: 'refused', sealed: '', name_hash: null, other: '', asks: [], aside_phone: null })
    .set({ changed_at: sql<Date>`now()` })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

/** Detaches a refused row from its profile, which is deleted. The row stays. */
export async function detachRefusedRow(transaction: Kysely<Database>, profileId: string): Promise<void> {
  await transaction
    .updateTable('register_rows')
    .set({ profile_id: null })
    .where('profile_id', '=', profileId)
    .where('state', '=', 'refused')
    .execute();
}

/** Lists the rows of a register to delete: all that nobody has claimed, except those of families that refused. */
export async function listToUndo(db: Kysely<Database>, importId: number, most: number) {
  return db
    .selectFrom('register_rows')
    .select(['number', 'profile_id as profileId'])
    .where('import_id', '=', importId)
    .where('state', 'not in', ['claimed', 'refused'])
    .orderBy('number')
    .limit(most)
    .execute();
}

interface PageFilter extends RowRange {
  /** Only rows with this fault; `''` for all rows. */
  fault: string;
}

/** Lists rows for the office's page, by number. The JSON of an erased row is `null`. */
export async function listForPage({ db, cipher }: Store, importId: number, { after, most, states, fault }: PageFilter) {
  const rows = await db
    .selectFrom('register_rows')
    .select(['number', 'state', 'sealed', 'faults', 'asks', 'other', 'profile_id as profileId'])
    .select(sql<boolean>`aside_phone is not null`.as('isAside'))
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .where('state', 'in', [...states])
    .$if(fault !== '', (query) => query.where(sql<boolean>`${fault} = any(faults)`))
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    json: sealed === '' ? 'null' : cipher.decrypt(sealed, placeOfRow(importId, row.number)),
  }));
}

/** Returns the profile of a row; null if none was made from it. */
export async function findProfileOf(db: Kysely<Database>, importId: number, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('register_rows')
    .select('profile_id')
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.profile_id ?? null;
}

/**
 * Returns and locks a released row, whose family has been put on the list of calls and has not answered yet; undefined
 * if the row is in another state.
 */
export async function lockReleased(db: Kysely<Database>, importId: number, number: number) {
  return db
    .selectFrom('register_rows as r')
    .innerJoin('account_profiles as p', 'p.profile_id', 'r.profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['r.profile_id as profileId', 'a.id as accountId', 'a.language'])
    .where('r.import_id', '=', importId)
    .where('r.number', '=', number)
    .where('r.state', '=', 'released')
    .forUpdate('r')
    .executeTakeFirst();
}
