import { type Kysely, sql } from 'kysely';
import { storedPhones } from '#server/domain/accounts/accounts.queries.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Takes an advisory lock on a phone, so that a block and a change of the same phone run one after the other. To exclude
 * deadlocks, a transaction locks its phones first, in the order of their hashes, and only then members (`lockMembers`):
 * which members a block concerns is certain only once its phone is locked.
 */
export async function lockPhone(transaction: Kysely<Database>, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.phones}, ${hash.readInt32BE()})`.execute(transaction);
}

/**
 * Returns the profiles that have or had this phone in any stored form, as a login or as a guardian's phone. `hash` is
 * the phone's hash for blocks (`hashBlocked`).
 */
export async function findHolders(db: Kysely<Database>, phone: string, hash: Buffer): Promise<string[]> {
  const forms = sql`any(${storedPhones(phone)})`;
  const { rows } = await sql<{ profileId: string }>`
    select p.profile_id as "profileId" from accounts a join account_profiles p on p.account_id = a.id where a.phone = ${forms}
    union select p.profile_id from contact_changes c join account_profiles p using (account_id)
      where c.kind = 'phone' and c.former = ${forms}
    union select profile_id from profile_details where guardian_phone <> '' and guardian_phone = ${forms}
    union select profile_id from changed_phones where phone = ${forms}
    union select profile_id from former_phones where phone_hash = ${hash}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** Records which blocked numbers are phones of which members. A match that is already recorded stays unchanged. */
export async function insertMatches(
  db: Kysely<Database>,
  matches: readonly { blockedPhoneId: number; profileId: string; memberId: string }[],
): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insertInto('blocked_phone_matches')
    .values(
      matches.map(({ blockedPhoneId, profileId, memberId }) => ({
        blocked_phone_id: blockedPhoneId,
        profile_id: profileId,
        member_id: memberId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Removes and returns the phones of a profile that are not compared yet. A concurrent transaction waits for the row
 * locks.
 */
export async function takeChangedPhones(transaction: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('changed_phones')
    .where('profile_id', '=', profileId)
    .returning('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Lists the profiles with a new phone that is not compared yet. */
export async function listUncompared(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('changed_phones').select('profile_id').distinct().orderBy('profile_id').execute();
  return rows.map(({ profile_id }) => profile_id);
}

/** Queues all current phones of a profile for comparison. */
export async function noteEveryPhone(transaction: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    insert into changed_phones (profile_id, phone)
      select p.profile_id, a.phone from account_profiles p join accounts a on a.id = p.account_id
        where p.profile_id = ${profileId}
      union select profile_id, guardian_phone from profile_details
        where profile_id = ${profileId} and guardian_phone <> ''`.execute(transaction);
}

/** Records that a profile has or had the phone with this hash. */
export async function rememberPhone(db: Kysely<Database>, profileId: string, hash: Buffer): Promise<void> {
  await db
    .insertInto('former_phones')
    .values({ profile_id: profileId, phone_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the profiles that have blocked a phone with one of these hashes, each with the id of the blocked number. */
export async function findBlockers(db: Kysely<Database>, hashes: readonly Buffer[]) {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('blocked_phones')
    .select(['id as blockedPhoneId', 'profile_id as profileId'])
    .where('phone_hash', 'in', hashes)
    .execute();
}

/** Builds the statement that lifts the effect of all the blocker's blocked numbers on a member. */
const liftMatches = (transaction: Kysely<Database>, blockerId: string, memberId: string) =>
  transaction
    .updateTable('blocked_phone_matches')
    .set({ lifted_at: sql<Date>`now()` })
    .where('profile_id', '=', blockerId)
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null);

/**
 * Lifts the effect of the blocker's blocked numbers on a member, because the blocker has written to this member or
 * accepted the member's interest.
 */
export async function liftPhoneBlock(
  transaction: Kysely<Database>,
  blockerId: string,
  memberId: string,
): Promise<void> {
  await liftMatches(transaction, blockerId, memberId).execute();
}

/** Lifts the effect of the blocker's blocked numbers on a member, but only of numbers blocked before `moment`. */
export async function liftPhoneBlocksBefore(
  transaction: Kysely<Database>,
  { blockerId, memberId, moment }: { blockerId: string; memberId: string; moment: Date },
): Promise<void> {
  await liftMatches(transaction, blockerId, memberId)
    .where('blocked_phone_id', 'in', (eb) =>
      eb.selectFrom('blocked_phones').select('id').where('blocked_at', '<', moment),
    )
    .execute();
}

/** Returns the blocked phones of a profile: only their last digits, because apart from these only hashes are stored. */
export async function blockedPhonesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('blocked_phones')
    .select(['last_digits', 'blocked_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
