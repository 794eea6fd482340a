import { type Kysely, sql } from 'kysely';
import { inSeconds, isCurrent } from '#server/platform/db/lifetimes.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A step of the Power Link: its key, then the phone of the account. */
export type Stage = 'key' | 'phone';

interface Grant {
  tokenHash: Buffer;
  /** Seconds for which the grant is valid. */
  seconds: number;
  /** Login of the member of staff; `''` if nobody was named. */
  named: string;
}

/** Saves a grant: the token of somebody who has given the right key. */
export async function insertGrant(db: Kysely<Database>, { tokenHash, seconds, named }: Grant): Promise<void> {
  await db
    .insertInto('power_link_grants')
    .values({ token_hash: tokenHash, expires_at: inSeconds(seconds), named })
    .execute();
}

/** Whether a grant that was made for this many seconds is still valid. Deletes an expired grant. */
export async function hasGrant(db: Kysely<Database>, tokenHash: Buffer, seconds: number): Promise<boolean> {
  const grant = await db
    .selectFrom('power_link_grants')
    .select(isCurrent(seconds).as('isCurrent'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (grant && !grant.isCurrent) await takeGrant(db, tokenHash);
  return grant?.isCurrent ?? false;
}

/** Deletes a grant and returns the login that was named with it. Returns undefined if the grant does not exist. */
export async function takeGrant(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const grant = await db
    .deleteFrom('power_link_grants')
    .where('token_hash', '=', tokenHash)
    .returning('named')
    .executeTakeFirst();
  return grant?.named;
}

/** Deletes all grants, so that nobody who is just entering through the Power Link gets in. */
export async function endGrants(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('power_link_grants').execute();
}

/** Deletes expired grants. */
export async function expirePowerLinkGrants(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('power_link_grants').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** A right or wrong attempt at a step of the Power Link. */
export interface Use {
  stage: Stage;
  outcome: 'right' | 'wrong';
  /** The profile that the attempt was for; null if none was found. */
  profileId: string | null;
  addressHash: Buffer;
  /** Login of the member of staff; `''` if nobody was named. */
  named: string;
}

/** Records a right or wrong attempt at a step of the Power Link. */
export async function insertUse(
  db: Kysely<Database>,
  { stage, outcome, profileId, addressHash, named }: Use,
): Promise<void> {
  await db
    .insertInto('power_link_uses')
    .values({ stage, outcome, profile_id: profileId, address_hash: addressHash, named })
    .execute();
}

/**
 * Records a refused use, at most once an hour for each address and stage, so that repeated attempts cannot fill the
 * table.
 */
export async function insertRefusedUse(db: Kysely<Database>, stage: Stage, addressHash: Buffer): Promise<void> {
  await sql`
    insert into power_link_uses (stage, outcome, address_hash)
    select ${stage}, 'refused', ${addressHash}
     where not exists (
       select from power_link_uses
        where address_hash = ${addressHash} and stage = ${stage} and outcome = 'refused'
          and used_at > now() - interval '1 hour')`.execute(db);
}

/** Marks every use of the Power Link for this profile so far as seen by the member. */
export async function markOpeningsSeen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('power_link_uses')
    .set({ seen_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('seen_at', 'is', null)
    .execute();
}

/** Deletes expired uses. */
export async function expirePowerLinkUses(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('power_link_uses').where('used_at', '<', expiryCutoff('powerLinkUses')).execute();
}

/** Lists the uses of the Power Link for this profile, also failed ones, with time and outcome, the earliest first. */
export async function powerLinkUsesInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Returns the e-mail of the active member of staff whose code has this keyed hash; undefined if there is none. */
export async function findByLinkCode(db: Kysely<Database>, codeHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('email')
    .where('link_code_hash', '=', codeHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.email;
}

/** Returns since when the key of the Power Link with this keyed hash is known. A new key is recorded now. */
export async function noteKey(db: Kysely<Database>, keyHash: Buffer): Promise<Date> {
  await db
    .insertInto('power_link_keys')
    .values({ key_hash: keyHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seen_at } = await db
    .selectFrom('power_link_keys')
    .select('seen_at')
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  return seen_at;
}
