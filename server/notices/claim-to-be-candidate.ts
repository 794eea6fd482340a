import type { Kysely } from 'kysely';
import { messageId } from '#contract/message.ts';
import { WHOSE_HOURS } from '#contract/staff/whose.ts';
import { listClaimsOf, loadClaim, openClaim } from '#server/domain/holders/whose-claims.queries.ts';
import { isCandidateKnown } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/**
 * Returns the refusal of a claim if the office has confirmed the candidate, the same for every caller; else undefined.
 */
export const refusalOfClaim = async (db: Kysely<Database>, profileId: string): Promise<Outcome | undefined> =>
  (await isCandidateKnown(db, profileId)) ? failure('selfByOffice') : undefined;

/**
 * Opens a claim that the account is the candidate's, and notifies all holders. The office will call. Returns a refusal
 * if the account has claimed it before, or the office has confirmed the candidate. Call with the member's row locked.
 */
export async function claimToBeCandidate(db: Kysely<Database>, who: AccountProfile): Promise<Outcome> {
  const refused = await refusalOfClaim(db, who.profileId);
  if (refused !== undefined) return refused;
  if (await loadClaim(db, who)) return failure('saidSelfBefore');
  if (!(await openClaim(db, who))) return failure('selfByOffice');
  await notify(db, { kind: 'whoseClaimed', profileId: who.profileId });
  return success(messageId('saidSelf', { hours: WHOSE_HOURS }));
}

/**
 * Notifies the holders that a claim ended without a change. While another claim is open everything stays closed, and no
 * notice is sent.
 */
export async function tellWhoseStays(db: Kysely<Database>, profileId: string): Promise<void> {
  if ((await listClaimsOf(db, profileId)).length === 0) await notify(db, { kind: 'whoseStays', profileId });
}
