import { pauseProfile, resumeProfile, showPause } from '#contract/pause.ts';
import { listAccepted, noteDepartures } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadViews } from '#server/domain/visibility/load-views.ts';
import { deletePause, isResting, loadPause, savePause } from '#server/domain/visibility-settings/pauses.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

export function pauseRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, pauseProfile, async ({ who, values }) => {
    if (await isCandidates(who)) return failure(2, 'pausedByCandidate');
    const { settledWith, ...pause } = values;
    const isSettled = values.kind === 'settled';
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      const accepted = await listAccepted(transaction, who.profileId);
      const with_id = isSettled && accepted.includes(settledWith) ? settledWith : null;
      await savePause(transaction, who.profileId, { ...pause, by_candidate: who.role === 'candidate', with_id });
      if (isSettled) await noteDepartures(transaction, who.profileId);
    });
    return success(values.kind === 'paused' ? 'profilePaused' : 'profileSettled');
  });

  answerMember(services, showPause, async ({ who }) => {
    const [pause, rests] = await Promise.all([loadPause(db, who.profileId), isResting(db, who.profileId)]);
    const views = await loadViews(services, who.profileId, await listAccepted(db, who.profileId));
    const accepted = [...views.values()].map(({ shared }) => shared);
    if (pause === undefined) return { kind: '', reason: '', words: '', since: '', rests, accepted } as const;
    const { kind, reason, words, since } = pause;
    return { kind, reason, words, since: since.toISOString(), rests, accepted };
  });

  answerMember(services, resumeProfile, async ({ who }) => {
    if (await isCandidates(who)) return failure(2, 'pausedByCandidate');
    await deletePause(db, who.profileId);
    return success('profileResumed');
  });

  /** Whether the candidate has paused it, and somebody else asks. */
  const isCandidates = async (who: Who): Promise<boolean> =>
    isBesideCandidate(who) && ((await loadPause(db, who.profileId))?.by_candidate ?? false);
}
