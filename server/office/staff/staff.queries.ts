import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#contract/staff/roles.ts';
import { giveBackAll } from '#server/domain/assisted/given-families.queries.ts';
import { forgetSealedSecret } from '#server/platform/crypto/sealed-keys.queries.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Seconds for which the link for joining is valid: a day. */
const JOIN_SECONDS = 24 * 3_600;

interface NewStaff {
  name: string;
  email: string;
  roles: StaffRole[];
  madeBy: string;
  joinHash: Buffer;
}

/** Adds a staff account and returns its id; undefined if the e-mail is taken. */
export async function insertStaff(
  db: Kysely<Database>,
  { name, email, roles, madeBy, joinHash }: NewStaff,
): Promise<number | undefined> {
  const account = await db
    .insertInto('staff')
    .values({ name, email, roles, made_by: madeBy, join_hash: joinHash, join_until: inSeconds(JOIN_SECONDS) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return account?.id;
}

const selectActive = (db: Kysely<Database>) => db.selectFrom('staff').where('ended_at', 'is', null);

/** Lists all active staff, the oldest account first. */
export async function listStaffRows(db: Kysely<Database>) {
  return selectActive(db)
    .select(['id', 'name', 'email', 'roles', 'made_at as madeAt', 'seen_at as seenAt'])
    .select(({ eb }) => [
      eb('factor_set_at', 'is not', null).$castTo<boolean>().as('hasFactor'),
      eb('password_hash', '<>', '').$castTo<boolean>().as('hasJoined'),
    ])
    .orderBy('id')
    .execute();
}

/** Returns the active account with this e-mail; undefined if there is none or it has no password yet. */
export async function findByEmail(db: Kysely<Database>, email: string) {
  return selectActive(db)
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('password_hash', '<>', '')
    .executeTakeFirst();
}

/** Returns the account of a valid link for joining; undefined for an invalid link. */
export async function findJoining(db: Kysely<Database>, joinHash: Buffer) {
  return selectActive(db)
    .select(['id', 'name', 'email'])
    .where('join_hash', '=', joinHash)
    .where('join_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Sets the password and returns the account's id; undefined for an invalid link. A link can be used once. */
export async function joinWith(
  db: Kysely<Database>,
  joinHash: Buffer,
  passwordHash: string,
): Promise<number | undefined> {
  const account = await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, join_hash: null, join_until: null })
    .where('join_hash', '=', joinHash)
    .where('join_until', '>', sql<Date>`now()`)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return account?.id;
}

/**
 * Removes password, second factor and sessions, and stores a new link for joining. Returns the e-mail; undefined if
 * there is no such account.
 */
export async function resetStaffLogin(db: Kysely<Database>, id: number, joinHash: Buffer): Promise<string | undefined> {
  const account = await db
    .updateTable('staff')
    .set({
      password_hash: '',
      join_hash: joinHash,
      join_until: inSeconds(JOIN_SECONDS),
      factor_set_at: null,
      factor_step: 0,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (account) await deleteLoginOf(db, id);
  return account?.email;
}

/** Deletes the sessions and the second factor of an account. */
async function deleteLoginOf(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute();
  await forgetSealedSecret(db, nameOfFactor(id));
}

/** Returns the name under which somebody's second factor is stored, encrypted. */
export const nameOfFactor = (id: number): string => `second factor of staff ${id}`;

/** Whether there is another administrator with a second factor. Call after `lockStaff`. */
export async function hasOtherAdministrator(db: Kysely<Database>, id: number): Promise<boolean> {
  const other = await selectActive(db)
    .select('id')
    .where('id', '<>', id)
    .where('factor_set_at', 'is not', null)
    .where(sql<boolean>`'administrator' = any(roles)`)
    .executeTakeFirst();
  return other !== undefined;
}

/** Serialises changes of administrators, so that two of them cannot remove each other. */
export async function lockStaff(transaction: Kysely<Database>): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(transaction);
}

/**
 * Changes the roles and returns the e-mail; undefined if there is no such account. An account that is no matchmaker any
 * more gives back its families.
 */
export async function setRoles(db: Kysely<Database>, id: number, roles: StaffRole[]): Promise<string | undefined> {
  const account = await db
    .updateTable('staff')
    .set({ roles })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (account && !roles.includes('matchmaker')) await giveBackAll(db, id);
  return account?.email;
}

/**
 * Ends an account with its sessions, takes its families back and returns the e-mail; undefined if there is no such
 * account.
 */
export async function endStaffAccount(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const account = await db
    .updateTable('staff')
    .set({ ended_at: sql<Date>`now()`, password_hash: '', join_hash: null, join_until: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (account === undefined) return undefined;
  await deleteLoginOf(db, id);
  await giveBackAll(db, id);
  return account.email;
}
