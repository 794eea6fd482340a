import type { Kysely } from 'kysely';
import { leavePairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import {
  endAcceptance,
  insertParting,
  leaveEnded,
  settleUndecided,
} from '#server/domain/interests/partings.queries.ts';
import { lookAgain } from '#server/domain/visibility-settings/rests-together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { tell } from './tell.queries.ts';

/**
 * Ends an acquaintance for both, in a transaction that has locked both and knows that they are in touch. What was seen is not unseen; what
 * the other agreed to for a pair check counts as before.
 */
export async function partKindly(transaction: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  // A member who has not said anything of it could not be reached: the other family still reads that it has ended, by the number alone.
  if (await settleUndecided(transaction, profileId, memberId)) await leaveEnded(transaction, profileId, [memberId]);
  await leavePairCheck(transaction, profileId, memberId);
  await endAcceptance(transaction, profileId, memberId);
  await lookAgain(transaction, profileId, memberId);
  await lookAgain(transaction, memberId, profileId);
  await insertParting(transaction, profileId, memberId);
  await tell(transaction, { kind: 'acquaintanceEnded', profileId: memberId, aboutId: profileId });
}
