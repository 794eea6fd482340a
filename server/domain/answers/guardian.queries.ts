import { type Kysely, sql } from 'kysely';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Clears name, relation and phone of a profile's guardian if the guardian's phone is the phone of this account. */
export async function removeGuardian(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await sql`update profile_details set guardian_name = '', guardian_relation = '', guardian_phone = ''
    where profile_id = ${profileId} and guardian_phone = (select phone from accounts where id = ${accountId})`.execute(
    db,
  );
}
