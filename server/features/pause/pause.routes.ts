import { pauseProfile, resumeProfile, showPause } from '#contract/pause.ts';
import { answerMember } from '#server/door/answer.ts';
import { failure, success } from '#server/door/outcome.ts';
import { isBesideCandidate, type Who } from '#server/door/session.ts';
import { findRest } from '#server/people/showing/rest.queries.ts';
import type { Services } from '#server/services.ts';
import { deletePause, loadPause, savePause } from './pause.queries.ts';

export function pauseRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, pauseProfile, async ({ who, values }) => {
    if (await isCandidates(who)) return failure(2, 'pausedByCandidate');
    await savePause(db, who.profileId, { ...values, by_candidate: who.role === 'candidate' });
    return success(values.kind === 'paused' ? 'profilePaused' : 'profileSettled');
  });

  answerMember(services, showPause, async ({ who }) => {
    const [pause, rest] = await Promise.all([loadPause(db, who.profileId), findRest(db, who.profileId)]);
    const restsUntil = rest?.toISOString() ?? '';
    if (pause === undefined) return { kind: '', reason: '', words: '', since: '', restsUntil } as const;
    const { kind, reason, words, since } = pause;
    return { kind, reason, words, since: since.toISOString(), restsUntil };
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
