import type { Kysely } from 'kysely';
import { isCandidateKnown } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isSpokenForSince } from './presses.queries.ts';
import { loadAcceptedAt } from './together.queries.ts';

/**
 * Whether the office has spoken with both the bride and the groom of two families who accepted each other. If a
 * candidate has an account, the office must know that person (`isCandidateKnown`). A talk with a candidate without an
 * account must be about the other family and after the acceptance.
 */
export async function areBothSpokenWith(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  return (await isSpokenWithAbout(db, one, other)) && (await isSpokenWithAbout(db, other, one));
}

/** Whether the office has spoken with the candidate of one profile, as `areBothSpokenWith` requires of both. */
export async function isSpokenWithAbout(db: Kysely<Database>, profileId: string, aboutId: string): Promise<boolean> {
  const candidate = await db
    .selectFrom('account_profiles')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('role', '=', 'candidate')
    .limit(1)
    .executeTakeFirst();
  if (candidate) return isCandidateKnown(db, profileId);
  return isSpokenForSince(db, { profileId, aboutId }, await loadAcceptedAt(db, profileId, aboutId));
}
