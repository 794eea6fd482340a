import { pressWeekly, showWeekly, updateWeekly } from '#contract/weekly-introduction.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadWeeklyChoice, saveWeeklyChoice } from '#server/domain/weekly-pairs/choices.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { pressFor } from './press.service.ts';

export function weeklyIntroductionRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, pressWeekly, ({ who, values }) => pressFor(services, who, values));

  answerMember(services, showWeekly, ({ who }) => loadWeeklyChoice(db, who.profileId));

  answerMember(services, updateWeekly, async ({ who, values }) => {
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
