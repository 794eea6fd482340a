import type { Kysely } from 'kysely';
import { findDecided, markUndone } from '#server/domain/approvals/decisions.queries.ts';
import { removeRejection } from '#server/domain/approvals/queue.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { endSuspension } from '#server/domain/members/suspensions.queries.ts';
import { removeNoticesSince, removeWarnings } from '#server/domain/notices/notices.queries.ts';
import { requeueForApproval } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { PROFILE_NOTICES } from './decision-notices.ts';

/**
 * Undoes the last decision on a whole profile within a day: the profile waits again, and a rejected one is no longer
 * suspended. The family gets a notice only if the notice of the decision was sent or read. Returns the profile id;
 * undefined if there is nothing to undo.
 */
export async function undoDecision(db: Kysely<Database>, id: number, by: string): Promise<string | undefined> {
  const profileId = await findDecided(db, id);
  if (profileId === undefined) return undefined;
  await lockMembers(db, [profileId]);
  const undone = await markUndone(db, { id, profileId, by });
  if (undone === undefined) return undefined;
  if (undone.decision === 'rejected') await takeRejectionBack(db, profileId, id);
  await requeueForApproval(db, profileId);
  // The notice was written in the transaction of the decision.
  if (await removeNoticesSince(db, { profileId, kind: PROFILE_NOTICES[undone.decision], since: undone.at }))
    await notify(db, { kind: 'approvalUndone', profileId });
  return profileId;
}

async function takeRejectionBack(db: Kysely<Database>, profileId: string, decisionId: number): Promise<void> {
  await endSuspension(db, profileId, 'the rejection was taken back');
  await removeRejection(db, decisionId);
  await removeWarnings(db, profileId);
}
