import { pressTogether } from '#contract/together.ts';
import { deeds } from '#web/forms/actions.ts';

/** The intent that presses a step of two families, or withdraws the press. */
export const PRESS = 'press';

/** The small form of a press. */
export const pressDeeds = deeds({ [PRESS]: pressTogether });
