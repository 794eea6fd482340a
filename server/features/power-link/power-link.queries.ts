import { type Kysely, sql } from 'kysely';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { listAdministrators } from '#server/notices/staff-letter.queries.ts';
import { intend, tell } from '#server/notices/tell.queries.ts';
import { inSeconds, isCurrent } from '#server/platform/db/lifetimes.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

export type Stage = 'key' | 'phone';

interface Grant {
  tokenHash: Buffer;
  seconds: number;
  /** Who of the office; `''` where nobody was named. */
  named: string;
}

export async function insertGrant(db: Kysely<Database>, { tokenHash, seconds, named }: Grant): Promise<void> {
  await db
    .insertInto('power_link_grants')
    .values({ token_hash: tokenHash, expires_at: inSeconds(seconds), named })
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

/** Removes a grant; gives who was named with it, undefined where it was not there any more. */
export async function takeGrant(db: Kysely<Database>, tokenHash: Buffer): Promise<string | undefined> {
  const used = await db
    .deleteFrom('power_link_grants')
    .where('token_hash', '=', tokenHash)
    .returning('named')
    .executeTakeFirst();
  return used?.named;
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
  named: string;
}

export async function insertUse(
  db: Kysely<Database>,
  { stage, outcome, profileId, addressHash, named }: Use,
): Promise<void> {
  await db
    .insertInto('power_link_uses')
    .values({ stage, outcome, profile_id: profileId, address_hash: addressHash, named })
    .execute();
  if (profileId === null) return;
  await tell(db, { kind: 'powerLinkOpened', profileId });
  // Naming oneself is free; that nobody did is for the administrators to know.
  if (named === '')
    for (const id of await listAdministrators(db))
      await intend(db, { kind: 'staff-letter', subjectId: `${id} unnamed ${profileId}` });
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
