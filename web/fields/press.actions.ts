import { pressTogether } from '#contract/together.ts';
import { deeds } from '#web/forms/actions.ts';

/** The name of the small form by which a family answers a step with one button, or takes that answer back. */
export const PRESS = 'press';

/** The small form with this name. */
export const pressDeeds = deeds({ [PRESS]: pressTogether });
