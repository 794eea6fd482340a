import { type Kysely, sql } from 'kysely';
import { isOfClosed } from '#contract/notice-kinds.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Returns the notices of an account about a profile or about the account, for the owner's download. Notices about a
 * member who is not shown to the profile are left out, except kinds that name a profile nobody can see (`isOfClosed`).
 */
export async function listOwnNotices(db: Kysely<Database>, { accountId, profileId }: AccountProfile) {
  const notices = await db
    .selectFrom('notices')
    .select(['kind', 'about_id as about_member', 'made_at'])
    .select(sql<boolean>`seen_at is not null`.as('is_read'))
    .where('account_id', '=', accountId)
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('profile_id', 'is', null)]))
    .orderBy('made_at')
    .execute();
  const seenIds = await loadSeen(
    { db },
    profileId,
    notices.flatMap(({ about_member }) => about_member ?? []),
  );
  return notices.filter(
    ({ kind, about_member }) => about_member === null || isOfClosed(kind) || seenIds.has(about_member),
  );
}

/** Returns the consents of an account to channels, given and withdrawn, the oldest first. */
export async function listChannelConsents(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('channel_consents')
    .select(['channel', 'is_on', 'version as text_version', 'language', 'at as given_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
