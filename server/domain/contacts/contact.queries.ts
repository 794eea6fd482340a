import type { Kysely } from 'kysely';
import { loadReachedAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadPhoneOfBefore } from './phones-of-before.queries.ts';

/**
 * How an accepted family is reached: by the guardian's phone where one is given. No other number takes its place: `''`
 * while the person who answers it has not confirmed it, or after it was taken away. One of before such phones were confirmed holds for some days
 * yet, for a reader who is an accepted family.
 */
export async function loadContact(db: Kysely<Database>, profileId: string, readerId = '') {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('guardian_phones as g', 'g.profile_id', 'm.profile_id')
    .select(['m.name', 'd.guardian_name', 'd.guardian_relation', 'd.guardian_phone', 'g.phone as confirmed'])
    .where('m.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  const given = row.guardian_phone ?? '';
  const hasGuardian = given !== '' || row.confirmed !== null;
  const isOfBefore =
    given !== '' && row.confirmed === null && given === (await loadPhoneOfBefore(db, profileId, readerId));
  const guardians = given === row.confirmed || isOfBefore ? given : '';
  return {
    fullName: row.name,
    phone: hasGuardian ? guardians : ((await loadReachedAccount(db, profileId))?.phone ?? ''),
    guardianName: row.guardian_name ?? '',
    guardianRelation: row.guardian_relation ?? '',
  };
}
