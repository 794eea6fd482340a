import { pressWeekly, showWeekly, updateWeekly } from '#contract/weekly-introduction.ts';
import { loadWeeklyChoice, saveWeeklyChoice } from '#server/domain/weekly-pairs/choices.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Services } from '#server/services.ts';
import { pressFor } from './press.service.ts';

export function weeklyIntroductionRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, pressWeekly, ({ who, values }) => pressFor(services, who, values));

  answerMember(services, showWeekly, ({ who }) => loadWeeklyChoice(db, who.profileId));

  answerMember(services, updateWeekly, async ({ who, values }) => {
    const isIntroduced = values.isIntroduced === 'Yes';
    await saveWeeklyChoice(db, who.profileId, isIntroduced);
    return success(isIntroduced ? 'weeklyOn' : 'weeklyOff');
  });
}
