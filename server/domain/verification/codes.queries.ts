import { type Kysely, sql } from 'kysely';
import { CODE_TRIES } from '#contract/verification.ts';
import { ownPhone } from '#server/domain/old-register/own-phone.queries.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import { expiryCutoff, expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database, Purpose } from '#server/platform/db/tables.ts';

/**
 * The owner of a verification. Either an account in one of its profiles, or a browser without a login, with the account
 * that the code lets in, if there is one.
 */
export type Asker = { accountId: number; profileId: string } | { ticketHash: Buffer; lets: number | null };

/** What identifies a verification when a code is wanted or typed. */
export interface Sought {
  asker: Asker;
  purpose: Purpose;
  /** The phone or address to be proved; omitted if the browser's ticket identifies it. */
  contact?: string;
}

/** Records that a code is wanted, and returns the number of the verification. `byOffice`: the office calls with it. */
export async function insertVerification(
  db: Kysely<Database>,
  { asker, purpose, contact }: Sought & { contact: string },
  byOffice = false,
): Promise<number> {
  const owner =
    'accountId' in asker
      ? { account_id: asker.accountId, profile_id: asker.profileId }
      : { account_id: asker.lets, ticket_hash: asker.ticketHash };
  const { id } = await db
    .insertInto('verifications')
    .values({ ...owner, purpose, contact, by_office: byOffice })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a verification with the language, phone and e-mail of its account; undefined if it is gone. */
export async function loadWanted(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('verifications as v')
    .leftJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['v.id', 'v.contact', 'v.purpose', 'v.account_id as accountId', 'v.by_office as byOffice'])
    .select(['a.language', ownPhone.as('phone'), 'a.email'])
    .where('v.id', '=', id)
    .executeTakeFirst();
}

/** Saves the hash of a code or token, valid for this many seconds. */
export async function insertCode(
  db: Kysely<Database>,
  { verificationId, codeHash, seconds }: { verificationId: number; codeHash: Buffer; seconds: number },
): Promise<void> {
  await db
    .insertInto('verification_codes')
    .values({ verification_id: verificationId, code_hash: codeHash, expires_at: inSeconds(seconds) })
    .execute();
}

/** A code that may still be typed, with its verification. */
export interface Tried {
  /** The phone or address, as it was stored. */
  contact: string;
  id: number;
  verificationId: number;
  accountId: number | null;
  codeHash: Buffer;
}

/**
 * Counts one try for every valid code of this asker, purpose and contact that has had fewer than `most` tries, and
 * returns these codes. This is a separate statement before the comparison, so that simultaneous tries cannot exceed
 * `most`.
 */
export async function countTry(
  db: Kysely<Database>,
  { asker, purpose, contact }: Sought,
  most: number = CODE_TRIES,
): Promise<Tried[]> {
  const isOfAsker =
    'accountId' in asker
      ? sql`v.ticket_hash is null and v.account_id = ${asker.accountId} and v.profile_id = ${asker.profileId}`
      : sql`v.ticket_hash = ${asker.ticketHash}`;
  const { rows } = await sql<Tried>`
    update verification_codes c set tries = c.tries + 1 from verifications v
    where v.id = c.verification_id and c.id in (
      select k.id from verification_codes k join verifications v on v.id = k.verification_id
      where ${isOfAsker} and v.purpose = ${purpose} and v.contact = coalesce(${contact ?? null}, v.contact)
        and k.used_at is null and k.expires_at > now()
      order by k.id for update of k)
      and c.tries < ${most}
    returning c.id, c.verification_id as "verificationId", v.account_id as "accountId", c.code_hash as "codeHash", v.contact`.execute(
    db,
  );
  return rows;
}

/**
 * Uses up a code, and all codes of the same asker for the same purpose and contact. Returns false if another request
 * was faster.
 */
export async function spendCode(db: Kysely<Database>, { id, verificationId }: Tried): Promise<boolean> {
  const usedCode = await db
    .updateTable('verification_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!usedCode) return false;
  await sql`
    update verification_codes c set used_at = now() from verifications v, verifications mine
    where v.id = c.verification_id and c.used_at is null and mine.id = ${verificationId}
      and (v.purpose, v.contact) = (mine.purpose, mine.contact)
      and v.ticket_hash is not distinct from mine.ticket_hash and v.account_id is not distinct from mine.account_id`.execute(
    db,
  );
  return true;
}

/** Returns the verification of a link that is neither used nor expired; else undefined. */
export async function findLink(db: Kysely<Database>, codeHash: Buffer, purpose: Purpose): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`
    select c.id, v.id as "verificationId", v.account_id as "accountId", c.code_hash as "codeHash", v.contact
    from verification_codes c join verifications v on v.id = c.verification_id
    where c.code_hash = ${codeHash} and v.purpose = ${purpose} and c.used_at is null and c.expires_at > now()`.execute(
    db,
  );
  return rows[0];
}

/** Lists the purposes and contacts for which this account has asked for a code in the last half hour. */
export async function listAsked(
  db: Kysely<Database>,
  accountId: number,
): Promise<{ purpose: Purpose; contact: string }[]> {
  return db
    .selectFrom('verifications')
    .select(['purpose', 'contact'])
    .where('account_id', '=', accountId)
    .where('ticket_hash', 'is', null)
    .where('asked_at', '>', sql<Date>`now() - interval '30 minutes'`)
    .execute();
}

/**
 * Counts one more SMS on a day, for a purse and for a country. Returns false and counts nothing if the daily limit of
 * the purse is reached.
 */
export async function takeCodeOfDay(
  db: Kysely<Database>,
  { day, purse, dialCode, most }: { day: string; purse: string; dialCode: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_days as d (day, dial_code, asked) values (${day}, ${purse}, 1)
    on conflict (day, dial_code) do update set asked = d.asked + 1 where d.asked < ${most}
    returning day`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into verification_days as d (day, dial_code, asked) values (${day}, ${dialCode}, 1)
    on conflict (day, dial_code) do update set asked = d.asked + 1`.execute(db);
  return true;
}

/** Counts one more confirmed contact on a day, for its country and for all together. */
export async function countConfirmed(db: Kysely<Database>, day: string, dialCode: string): Promise<void> {
  await sql`
    insert into verification_days as d (day, dial_code, confirmed)
    select ${day}::date, code, 1 from unnest(${['', dialCode]}::text[]) as code
    on conflict (day, dial_code) do update set confirmed = d.confirmed + 1`.execute(db);
}

/** Deletes the verifications of an account for these purposes, with their codes. */
export async function dropVerifications(
  db: Kysely<Database>,
  accountId: number,
  purposes: readonly Purpose[],
): Promise<void> {
  await db.deleteFrom('verifications').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

/** Deletes expired verifications, with their codes. */
export async function expireVerifications(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('verifications').where('asked_at', '<', expiryCutoff('verifications')).execute();
}

/** Deletes expired counts of a day. */
export async function expireVerificationDays(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('verification_days').where('day', '<', expiryCutoffDay('verificationDays')).execute();
}
