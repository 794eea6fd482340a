import { chooseWelcome, eraseDisability } from '#contract/disability.ts';
import { deeds } from '#web/forms/actions.ts';

export const disabilityDeeds = deeds({ welcome: chooseWelcome, erase: eraseDisability });
