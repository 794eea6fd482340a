import type { Kysely } from 'kysely';
import { messageId } from '#contract/message.ts';
import { WHOSE_HOURS } from '#contract/staff/whose.ts';
import { listClaimsOf, loadClaim, openClaim } from '#server/domain/holders/whose-claims.queries.ts';
import { isCandidateKnown } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { tell } from './tell.queries.ts';

/** Where the office knows the bride or groom, nobody else says it: in these words, no matter who asks. */
export const refusalOfSelf = async (db: Kysely<Database>, profileId: string): Promise<Outcome | undefined> =>
  (await isCandidateKnown(db, profileId)) ? failure(2, 'selfByOffice') : undefined;

/** An account says that the profile is its own: all who look after it are told, and the office calls. The member is locked. */
export async function sayItIsMe(db: Kysely<Database>, who: AccountProfile): Promise<Outcome> {
  const refused = await refusalOfSelf(db, who.profileId);
  if (refused !== undefined) return refused;
  if (await loadClaim(db, who)) return failure(2, 'saidSelfBefore');
  if (!(await openClaim(db, who))) return failure(2, 'selfByOffice');
  await tell(db, { kind: 'whoseClaimed', profileId: who.profileId });
  return success(messageId('saidSelf', { hours: WHOSE_HOURS }));
}

/** One claim is over and nothing has changed. Where another still stands, everything stays closed and nobody is told otherwise. */
export async function tellWhoseStays(db: Kysely<Database>, profileId: string): Promise<void> {
  if ((await listClaimsOf(db, profileId)).length === 0) await tell(db, { kind: 'whoseStays', profileId });
}
