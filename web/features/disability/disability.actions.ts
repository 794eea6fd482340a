import { chooseWelcome, eraseDisability } from '#contract/disability.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small forms that set whether a partner with a disability is welcome, and that erase the member's own answers. */
export const disabilityDeeds = deeds({ welcome: chooseWelcome, erase: eraseDisability });
