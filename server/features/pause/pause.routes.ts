import { pauseProfile, resumeProfile, showPause } from '#contract/pause.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import type { Services } from '#server/services.ts';
import { deletePause, loadPause, savePause } from './pause.queries.ts';

export function pauseRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, pauseProfile, async ({ who, values }) => {
    await savePause(db, who.profileId, values);
    return success(values.kind === 'paused' ? 'profilePaused' : 'profileSettled');
  });

  answerMember(services, showPause, async ({ who }) => {
    const pause = await loadPause(db, who.profileId);
    if (pause === undefined) return { kind: '', reason: '', words: '', since: '' } as const;
    return { ...pause, since: pause.since.toISOString() };
  });

  answerMember(services, resumeProfile, async ({ who }) => {
    await deletePause(db, who.profileId);
    return success('profileResumed');
  });
}
