import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#contract/staff/roles.ts';
import { giveBackAll } from '#server/domain/assisted/given-families.queries.ts';
import { forgetSealedSecret } from '#server/platform/crypto/sealed-keys.queries.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** How long the link holds with which somebody joins: a day. */
const JOIN_SECONDS = 24 * 3_600;

interface NewStaff {
  name: string;
  email: string;
  roles: StaffRole[];
  madeBy: string;
  joinHash: Buffer;
}

/** The new account's id; undefined where somebody has this address already. */
export async function insertStaff(db: Kysely<Database>, given: NewStaff): Promise<number | undefined> {
  const { name, email, roles, madeBy, joinHash } = given;
  const made = await db
    .insertInto('staff')
    .values({ name, email, roles, made_by: madeBy, join_hash: joinHash, join_until: inSeconds(JOIN_SECONDS) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

const current = (db: Kysely<Database>) => db.selectFrom('staff').where('ended_at', 'is', null);

/** Everybody at work, the first first. */
export async function listStaffRows(db: Kysely<Database>) {
  return current(db)
    .select(['id', 'name', 'email', 'roles', 'made_at as madeAt', 'seen_at as seenAt'])
    .select(({ eb }) => [
      eb('factor_set_at', 'is not', null).$castTo<boolean>().as('hasFactor'),
      eb('password_hash', '<>', '').$castTo<boolean>().as('hasJoined'),
    ])
    .orderBy('id')
    .execute();
}

export async function findByEmail(db: Kysely<Database>, email: string) {
  return current(db)
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('password_hash', '<>', '')
    .executeTakeFirst();
}

/** Who may join by a link that holds. */
export async function findJoining(db: Kysely<Database>, joinHash: Buffer) {
  return current(db)
    .select(['id', 'name', 'email'])
    .where('join_hash', '=', joinHash)
    .where('join_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Sets the password; of two uses of a link one wins. */
export async function joinWith(
  db: Kysely<Database>,
  joinHash: Buffer,
  passwordHash: string,
): Promise<number | undefined> {
  const joined = await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, join_hash: null, join_until: null })
    .where('join_hash', '=', joinHash)
    .where('join_until', '>', sql<Date>`now()`)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return joined?.id;
}

/** Takes password, second factor and sessions away, for a new link; undefined for nobody. */
export async function renew(db: Kysely<Database>, id: number, joinHash: Buffer): Promise<string | undefined> {
  const renewed = await db
    .updateTable('staff')
    .set({
      ...{ password_hash: '', join_hash: joinHash, join_until: inSeconds(JOIN_SECONDS) },
      ...{ factor_set_at: null, factor_step: 0 },
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (renewed) await forget(db, id);
  return renewed?.email;
}

async function forget(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute();
  await forgetSealedSecret(db, nameOfFactor(id));
}

/** Where the second factor of somebody is kept, sealed. */
export const nameOfFactor = (id: number): string => `second factor of staff ${id}`;

/** Whether somebody else looks after staff. To be asked while `lockStaff` holds. */
export async function hasOtherAdministrator(db: Kysely<Database>, id: number): Promise<boolean> {
  const other = await current(db)
    .select('id')
    .where('id', '<>', id)
    .where('factor_set_at', 'is not', null)
    .where(sql<boolean>`'administrator' = any(roles)`)
    .executeTakeFirst();
  return other !== undefined;
}

/** One change of who looks after staff after the other: two administrators cannot end each other. */
export async function lockStaff(transaction: Kysely<Database>): Promise<void> {
  await sql`lock table staff in share row exclusive mode`.execute(transaction);
}

export async function setRoles(db: Kysely<Database>, id: number, roles: StaffRole[]): Promise<string | undefined> {
  const changed = await db
    .updateTable('staff')
    .set({ roles })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (changed && !roles.includes('matchmaker')) await giveBackAll(db, id);
  return changed?.email;
}

export async function end(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const ended = await db
    .updateTable('staff')
    .set({ ended_at: sql<Date>`now()`, password_hash: '', join_hash: null, join_until: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (ended) await forget(db, id);
  if (ended) await giveBackAll(db, id);
  return ended?.email;
}
