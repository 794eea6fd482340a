import { askTrust, showAssisted, stopTrust } from '#contract/assisted.ts';
import { beginAssisting, endAssisting, loadAssistedSince } from '#server/domain/assisted/assisted.queries.ts';
import { listLooks } from '#server/domain/assisted/desk-readings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { isBesideCandidate } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/** Registers the calls by which a family asks the trust to look for it, sees who looked, and withdraws. */
export function assistedRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, showAssisted, async ({ who }) => {
    const since = await loadAssistedSince(db, who.profileId);
    return {
      since: since?.toISOString() ?? '',
      isCandidates: isBesideCandidate(who),
      looks: await listLooks(db, who.profileId),
    };
  });

  registerMemberCall(services, askTrust, async ({ who, request }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      await beginAssisting(transaction, who, languageOf(request));
    });
    return success('trustAsked');
  });

  registerMemberCall(services, stopTrust, async ({ who }) => {
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      await endAssisting(transaction, who.profileId);
    });
    return success('trustStopped');
  });
}
