import type { Kysely } from 'kysely';
import { endCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { leavePairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import {
  endAcceptance,
  listAccepted,
  noteDepartures,
  recordEndedAcquaintances,
} from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countPair } from '#server/domain/together/counts.queries.ts';
import {
  countSaidMarriage,
  type DueOutcome,
  listDueOutcomes,
  takeOutcomes,
} from '#server/domain/together/outcomes.queries.ts';
import { lookAgain, pauseForEngagement } from '#server/domain/visibility-settings/rests-together.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/**
 * Applies the due outcomes that two families have reported. Each outcome has its own transaction, which also marks it
 * as done, so a crash leaves it complete or not begun.
 */
export async function applyOutcomes(db: Kysely<Database>): Promise<void> {
  for (const due of await listDueOutcomes(db))
    await db.transaction().execute((transaction) => applyOutcome(transaction, due));
}

async function applyOutcome(transaction: Kysely<Database>, due: DueOutcome): Promise<void> {
  const { kind, profileId, withId } = due;
  const others = kind === 'married' ? (await listAccepted(transaction, profileId)).filter((id) => id !== withId) : [];
  // Locked in one fixed order, so that two weddings at the same time wait for each other.
  await lockMembers(transaction, [profileId, ...(withId === null ? [] : [withId]), ...others]);
  const takenOutcomes = await takeOutcomes(transaction, due);
  for (const side of takenOutcomes) {
    const partnerId = side.profileId === profileId ? withId : profileId;
    await pauseForEngagement(transaction, { profileId: side.profileId, withId: partnerId, kind });
    await noteDepartures(transaction, side.profileId);
    await endCardLinks(transaction, side.profileId);
    if (kind === 'married') for (const otherId of others) await endKindly(transaction, side.profileId, otherId);
  }
  const [first] = takenOutcomes;
  if (first === undefined) return;
  if (kind === 'married') await countSaidMarriage(transaction, first.pairHash);
  else if (withId !== null)
    await countPair(transaction, { kind: 'engagement', oneId: profileId, otherId: withId, pairHash: first.pairHash });
}

/**
 * Ends an acquaintance of a married member kindly: the other family reads that the match is settled, with good wishes.
 * A family blocked meanwhile, or met again, is left as it is.
 */
async function endKindly(transaction: Kysely<Database>, marriedId: string, otherId: string): Promise<void> {
  await leavePairCheck(transaction, marriedId, otherId);
  // A member who was engaged to the married one is shown again.
  await lookAgain(transaction, otherId, marriedId);
  if (!(await endAcceptance(transaction, marriedId, otherId))) return;
  await recordEndedAcquaintances(transaction, marriedId, [otherId]);
  await notify(transaction, { kind: 'matchSettled', profileId: otherId, subjectId: marriedId });
}
