import { type Kysely, sql } from 'kysely';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/** Removes the guardian who is given to accepted families, where the number is this account's. No other takes its place: the family is asked. */
export async function removeGivenNumber(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  await sql`update profile_details set guardian_name = '', guardian_relation = '', guardian_phone = ''
    where profile_id = ${profileId} and guardian_phone = (select phone from accounts where id = ${accountId})`.execute(
    db,
  );
}

/** Photos that all members saw are for accepted families from now on. */
export async function hidePhotosFromMembers(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`update profile_details set photo_for = 'Accepted' where profile_id = ${profileId} and photo_for = 'Members'`.execute(
    db,
  );
}
