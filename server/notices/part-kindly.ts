import type { Kysely } from 'kysely';
import { leavePairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import {
  clearUndecided,
  endAcceptance,
  insertParting,
  recordEndedAcquaintances,
} from '#server/domain/interests/partings.queries.ts';
import { lookAgain } from '#server/domain/visibility-settings/rests-together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/**
 * Ends an acquaintance for both. Call in a transaction with both members' rows locked, after checking that they are in
 * an acquaintance. What was read stays known. The other family's agreement to a pair check still counts.
 */
export async function partKindly(transaction: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  // A member without the candidate's decision could not be reached. The other family still reads by the profile id that
  // it has ended.
  if (await clearUndecided(transaction, profileId, memberId))
    await recordEndedAcquaintances(transaction, profileId, [memberId]);
  await leavePairCheck(transaction, profileId, memberId);
  await endAcceptance(transaction, profileId, memberId);
  await lookAgain(transaction, profileId, memberId);
  await lookAgain(transaction, memberId, profileId);
  await insertParting(transaction, profileId, memberId);
  await notify(transaction, { kind: 'acquaintanceEnded', profileId: memberId, aboutId: profileId });
}
