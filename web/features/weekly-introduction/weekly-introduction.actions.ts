import { pressWeekly, updateWeekly } from '#contract/weekly-introduction.ts';
import { deeds } from '#web/forms/actions.ts';

/** The answers to the weekly introduction, and the withdrawal of an answer. */
export const weeklyPressDeeds = deeds({
  weeklySend: pressWeekly,
  weeklyNo: pressWeekly,
  weeklyLater: pressWeekly,
  weeklyUndo: pressWeekly,
});
/** The names of these actions. */
export const WEEKLY_PRESSES = ['weeklySend', 'weeklyNo', 'weeklyLater', 'weeklyUndo'] as const;

export const weeklyChoiceDeeds = deeds({ weeklyOn: updateWeekly, weeklyOff: updateWeekly });
