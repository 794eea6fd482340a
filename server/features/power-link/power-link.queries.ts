import { type Kysely, sql } from 'kysely';
import { inSeconds, isCurrent } from '#server/db/lifetimes.ts';
import type { AccountProfile, Database } from '#server/db/tables.ts';
import { tell } from '#server/notices/tell.queries.ts';
import { profilesOfPhone } from '#server/people/accounts/accounts.queries.ts';

export type Stage = 'key' | 'phone';

export async function insertGrant(db: Kysely<Database>, tokenHash: Buffer, seconds: number): Promise<void> {
  await db
    .insertInto('power_link_grants')
    .values({ token_hash: tokenHash, expires_at: inSeconds(seconds) })
    .execute();
}

/** Whether a grant of so many seconds still holds; one that does not is removed. */
export async function hasGrant(db: Kysely<Database>, tokenHash: Buffer, seconds: number): Promise<boolean> {
  const found = await db
    .selectFrom('power_link_grants')
    .select(isCurrent(seconds).as('isCurrent'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (found && !found.isCurrent) await takeGrant(db, tokenHash);
  return found?.isCurrent ?? false;
}

/** Removes a grant; gives whether it was there until now. */
export async function takeGrant(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('power_link_grants')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** The account with this phone in its oldest profile that is neither suspended nor waits to be deleted. */
export async function findOldestProfile(db: Kysely<Database>, phone: string): Promise<AccountProfile | null> {
  const found = await profilesOfPhone(db, phone)
    .where('m.is_hidden', '=', false)
    .orderBy('p.joined_at')
    .executeTakeFirst();
  return found ?? null;
}

interface Use {
  stage: Stage;
  outcome: 'right' | 'wrong';
  profileId: string | null;
  addressHash: Buffer;
}

export async function insertUse(db: Kysely<Database>, { stage, outcome, profileId, addressHash }: Use): Promise<void> {
  await db
    .insertInto('power_link_uses')
    .values({ stage, outcome, profile_id: profileId, address_hash: addressHash })
    .execute();
  if (profileId !== null) await tell(db, { kind: 'powerLinkOpened', profileId });
}

/** Once an hour for each address, so that somebody who is refused cannot fill the table. */
export async function insertRefusedUse(db: Kysely<Database>, stage: Stage, addressHash: Buffer): Promise<void> {
  await sql`
    insert into power_link_uses (stage, outcome, address_hash)
    select ${stage}, 'refused', ${addressHash}
     where not exists (
       select from power_link_uses
        where address_hash = ${addressHash} and stage = ${stage} and outcome = 'refused'
          and used_at > now() - interval '1 hour')`.execute(db);
}
