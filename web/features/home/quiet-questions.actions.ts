import { endAcquaintance } from '#contract/introductions.ts';
import { pressTogether } from '#contract/together.ts';
import { deeds } from '#web/forms/actions.ts';

/** The answers to the question whether two families have spoken, and the end of the acquaintance that may follow. */
export const quietDeeds = deeds({
  quietSpoken: pressTogether,
  quietNotYet: pressTogether,
  quietNoAnswer: pressTogether,
  quietEnded: pressTogether,
  quietEnd: endAcquaintance,
});

/** Whether the form that was sent last (`FormResult.deed`) is one of `quietDeeds`. */
export const isQuietDeed = (deed: string | undefined): boolean => deed !== undefined && deed in quietDeeds.actions;
