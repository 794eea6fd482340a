import { blockMember, hideMember, listAvoided, unblockMember, unhideMember } from '#contract/blocks.ts';
import {
  addToAvoidanceList,
  loadBlocked,
  loadHidden,
  stopAvoiding,
} from '#server/domain/avoidance/avoidance.queries.ts';
import { leavePairCheck } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { endAcceptance, recordEndedAcquaintances } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countCard } from '#server/domain/profile-views/count-readings.ts';
import { findRelation, loadVisibleViews } from '#server/domain/visibility/load-views.ts';
import { lookAgain } from '#server/domain/visibility-settings/rests-together.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isBesideCandidate } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls by which a family hides members from its lists or blocks them. */
export function blocksRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, hideMember, async ({ who, values }) => {
    await countCard(services, who.profileId, values.member);
    await findRelation(services, who.profileId, values.member);
    const isDone = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      return addToAvoidanceList(transaction, 'hidden_members', who.profileId, values.member);
    });
    return isDone ? success('memberHidden') : failure('hiddenFull');
  });

  registerMemberCall(services, unhideMember, async ({ who, values }) => {
    await stopAvoiding(db, 'hidden_members', who.profileId, values.member);
    return success('memberUnhidden');
  });

  // A member who has paused, or has blocked the caller, can be blocked too, so nothing of that member's record is
  // checked.
  registerMemberCall(services, blockMember, async ({ who, values }) => {
    if (values.member === '' || values.member === who.profileId) throw new Refusal(404, 'memberUnknown');
    return db.transaction().execute(async (transaction) => {
      // If the other member answers an interest at the same moment, the answer waits for this lock and then fails.
      await lockMembers(transaction, [who.profileId, values.member]);
      const isDone = await addToAvoidanceList(transaction, 'blocks', who.profileId, values.member);
      if (!isDone) return failure('blockedFull');
      await leavePairCheck(transaction, who.profileId, values.member);
      // If the other profile rests as engaged, it stays so until its family looks again, as if this family had left.
      await lookAgain(transaction, who.profileId, values.member);
      if (await endAcceptance(transaction, who.profileId, values.member))
        await recordEndedAcquaintances(transaction, who.profileId, [values.member]);
      return success('memberBlocked');
    });
  });

  registerMemberCall(services, unblockMember, async ({ who, values }) => {
    await stopAvoiding(db, 'blocks', who.profileId, values.member);
    return success('memberUnblocked');
  });

  registerMemberCall(services, listAvoided, async ({ who }) => {
    const ids = await loadHidden(db, who.profileId);
    const views = await loadVisibleViews(services, who.profileId, ids);
    const blocked = await loadBlocked(db, who.profileId);
    return {
      hidden: ids.flatMap((id) => views.get(id)?.shared ?? []),
      blocked: (isBesideCandidate(who) ? [] : blocked).map(({ member_id, blocked_at }) => ({
        memberId: member_id,
        blockedAt: blocked_at.toISOString(),
      })),
    };
  });
}
