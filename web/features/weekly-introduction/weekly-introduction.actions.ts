import { pressWeekly, updateWeekly } from '#contract/weekly-introduction.ts';
import { deeds } from '#web/forms/actions.ts';

/** The answers to the weekly introduction, and the withdrawal of an answer. */
export const weeklyPressDeeds = deeds({
  weeklySend: pressWeekly,
  weeklyNo: pressWeekly,
  weeklyLater: pressWeekly,
  weeklyUndo: pressWeekly,
});
/** The names of the actions of `weeklyPressDeeds`. */
export const WEEKLY_PRESSES = ['weeklySend', 'weeklyNo', 'weeklyLater', 'weeklyUndo'] as const;

/** The actions by which a family joins or leaves the weekly introductions. */
export const weeklyChoiceDeeds = deeds({ weeklyOn: updateWeekly, weeklyOff: updateWeekly });
