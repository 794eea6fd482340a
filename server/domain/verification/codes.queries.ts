import { type Kysely, sql } from 'kysely';
import { CODE_TRIES } from '#contract/verification.ts';
import { ownPhone } from '#server/domain/old-register/own-phone.queries.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import { expiryCutoff, expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database, Purpose } from '#server/platform/db/tables.ts';

/**
 * Whose a verification is: an account's, in one of its profiles, or a browser's in which nobody has logged in; then with the account
 * that a code lets in, if there is one.
 */
export type Asker = { accountId: number; profileId: string } | { ticketHash: Buffer; lets: number | null };

export interface Sought {
  asker: Asker;
  purpose: Purpose;
  /** The phone or address that is to be proved; left out where the browser's ticket says it. */
  contact?: string;
}

/** Writes down that a code is wanted. */
export async function insertVerification(
  db: Kysely<Database>,
  { asker, purpose, contact }: Sought & { contact: string },
  byOffice = false,
): Promise<number> {
  const whose =
    'accountId' in asker
      ? { account_id: asker.accountId, profile_id: asker.profileId }
      : { account_id: asker.lets, ticket_hash: asker.ticketHash };
  const { id } = await db
    .insertInto('verifications')
    .values({ ...whose, purpose, contact, by_office: byOffice })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a code is to be made for, in whose language. */
export async function loadWanted(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('verifications as v')
    .leftJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['v.id', 'v.contact', 'v.purpose', 'v.account_id as accountId', 'v.by_office as byOffice'])
    .select(['a.language', ownPhone.as('phone'), 'a.email'])
    .where('v.id', '=', id)
    .executeTakeFirst();
}

export async function insertCode(
  db: Kysely<Database>,
  { verificationId, codeHash, seconds }: { verificationId: number; codeHash: Buffer; seconds: number },
): Promise<void> {
  await db
    .insertInto('verification_codes')
    .values({ verification_id: verificationId, code_hash: codeHash, expires_at: inSeconds(seconds) })
    .execute();
}

export interface Tried {
  /** What was asked for, as it was kept. */
  contact: string;
  id: number;
  verificationId: number;
  accountId: number | null;
  codeHash: Buffer;
}

/**
 * Counts one try at every code that may still be typed here, and gives them: a statement of its own, before anything is
 * compared, so that of tries at once not one more than `most` finds a code.
 */
export async function countTry(
  db: Kysely<Database>,
  { asker, purpose, contact }: Sought,
  most: number = CODE_TRIES,
): Promise<Tried[]> {
  const whose =
    'accountId' in asker
      ? sql`v.ticket_hash is null and v.account_id = ${asker.accountId} and v.profile_id = ${asker.profileId}`
      : sql`v.ticket_hash = ${asker.ticketHash}`;
  const { rows } = await sql<Tried>`
    update verification_codes c set tries = c.tries + 1 from verifications v
    where v.id = c.verification_id and c.id in (
      select k.id from verification_codes k join verifications v on v.id = k.verification_id
      where ${whose} and v.purpose = ${purpose} and v.contact = coalesce(${contact ?? null}, v.contact)
        and k.used_at is null and k.expires_at > now()
      order by k.id for update of k)
      and c.tries < ${most}
    returning c.id, c.verification_id as "verificationId", v.account_id as "accountId", c.code_hash as "codeHash", v.contact`.execute(
    db,
  );
  return rows;
}

/** Uses a code up, with the others of its asker for the same; false where another request was quicker. */
export async function spendCode(db: Kysely<Database>, { id, verificationId }: Tried): Promise<boolean> {
  const used = await db
    .updateTable('verification_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) return false;
  await sql`
    update verification_codes c set used_at = now() from verifications v, verifications mine
    where v.id = c.verification_id and c.used_at is null and mine.id = ${verificationId}
      and (v.purpose, v.contact) = (mine.purpose, mine.contact)
      and v.ticket_hash is not distinct from mine.ticket_hash and v.account_id is not distinct from mine.account_id`.execute(
    db,
  );
  return true;
}

/** Whom a link lets in that is neither used nor over. */
export async function findLink(db: Kysely<Database>, codeHash: Buffer, purpose: Purpose): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`
    select c.id, v.id as "verificationId", v.account_id as "accountId", c.code_hash as "codeHash", v.contact
    from verification_codes c join verifications v on v.id = c.verification_id
    where c.code_hash = ${codeHash} and v.purpose = ${purpose} and c.used_at is null and c.expires_at > now()`.execute(
    db,
  );
  return rows[0];
}

/** For what this account has asked for a code within the last half hour. */
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

/** Counts one more SMS of today; false, and nothing counted, where the day has had all of its purse. */
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

export async function countConfirmed(db: Kysely<Database>, day: string, dialCode: string): Promise<void> {
  await sql`
    insert into verification_days as d (day, dial_code, confirmed)
    select ${day}::date, code, 1 from unnest(${['', dialCode]}::text[]) as code
    on conflict (day, dial_code) do update set confirmed = d.confirmed + 1`.execute(db);
}

/** With the codes that were made for them. */
export async function dropVerifications(
  db: Kysely<Database>,
  accountId: number,
  purposes: readonly Purpose[],
): Promise<void> {
  await db.deleteFrom('verifications').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

export async function expireVerifications(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('verifications').where('asked_at', '<', expiryCutoff('verifications')).execute();
}

export async function expireVerificationDays(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('verification_days').where('day', '<', expiryCutoffDay('verificationDays')).execute();
}
