import { showShowing, updateShowing } from '#contract/showing.ts';
import { answerMember, todayInIndia } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { recordConsent, withdrawConsent } from '#server/people/consents/consents.queries.ts';
import { FEWEST_TOLD } from '#server/people/readings/count-readings.ts';
import { countReaders } from '#server/people/readings/readings.queries.ts';
import type { Services } from '#server/services.ts';
import { endShowing, loadShownAt, startShowing } from './showing.queries.ts';

export function showingRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, showShowing, async ({ who }) => {
    const shownAt = await loadShownAt(db, who.profileId);
    const readers = await countReaders(db, who.profileId, todayInIndia());
    return {
      isShown: shownAt !== undefined,
      shownAt: shownAt?.toISOString() ?? '',
      readers: readers < FEWEST_TOLD ? null : readers,
    };
  });

  answerMember(services, updateShowing, async ({ who, values, request }) => {
    if (values.isWanted === 'No') {
      await db.transaction().execute(async (transaction) => {
        await endShowing(transaction, who.profileId);
        await withdrawConsent(transaction, who.profileId, 'showing');
      });
      return success('nowHidden');
    }
    if (!who.member.isRegistered) throw new BrokenRules({ isWanted: 'showAfterRegistration' });
    await db.transaction().execute(async (transaction) => {
      await startShowing(transaction, who.profileId);
      await recordConsent(transaction, who.profileId, 'showing', languageOf(request));
    });
    return success('nowShown');
  });
}
