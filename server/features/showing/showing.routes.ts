import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { showShowing, updateShowing } from '#contract/showing.ts';
import { answerMember } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { endShowing, loadShownAt, startShowing } from './showing.queries.ts';

export function showingRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, showShowing, async ({ who }) => {
    const shownAt = await loadShownAt(db, who.profileId);
    return { isShown: shownAt !== undefined, shownAt: shownAt?.toISOString() ?? '' };
  });

  answerMember(services, updateShowing, async ({ who, values }) => {
    if (values.isWanted === 'No') {
      await endShowing(db, who.profileId);
      return success(messages.nowHidden);
    }
    if (!who.member.isRegistered) throw new BrokenRules({ isWanted: messages.showAfterRegistration });
    await startShowing(db, who.profileId);
    return success(messages.nowShown);
  });
}
