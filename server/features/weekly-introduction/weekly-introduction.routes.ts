import { pressWeekly, showWeekly, updateWeekly } from '#contract/weekly-introduction.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadWeeklyChoice, saveWeeklyChoice } from '#server/domain/weekly-pairs/choices.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { pressFor } from './press.service.ts';

/** Registers the calls for the weekly introduction: the answer, and whether to take part. */
export function weeklyIntroductionRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, pressWeekly, ({ who, values }) => pressFor(services, who, values));

  registerMemberCall(services, showWeekly, ({ who }) => loadWeeklyChoice(db, who.profileId));

  registerMemberCall(services, updateWeekly, async ({ who, values }) => {
    const isIntroduced = values.isIntroduced === 'Yes';
    const isShownToChosen = values.shownTo === 'Chosen';
    await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      const isSaved = await saveWeeklyChoice(transaction, who.profileId, { isIntroduced, isShownToChosen });
      if (!isSaved) throw new Refusal(409, 'weeklyAudienceChanged');
    });
    return success(isIntroduced ? 'weeklyOn' : 'weeklyOff');
  });
}
