import { hideMember } from '#contract/blocks.ts';
import { sendIntroduction } from '#contract/introductions.ts';
import { addToShortlist } from '#contract/shortlist.ts';
import { formAction } from '#web/forms/form-action.ts';
import { HIDE, KEEP, SEND } from './list-actions.ts';

/** What the buttons of cards do, on whatever page they stand. */
export const cardActions = {
  [KEEP]: formAction(addToShortlist),
  [HIDE]: formAction(hideMember),
  [SEND]: formAction(sendIntroduction, { deed: SEND }),
};
