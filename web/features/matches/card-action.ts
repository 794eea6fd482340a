import { hideMember } from '#contract/blocks.ts';
import { addToShortlist } from '#contract/shortlist.ts';
import { SEND } from '#web/fields/accepting.ts';
import { sendInterestBy } from '#web/fields/sending-interest.ts';
import { formAction } from '#web/forms/form-action.ts';
import { HIDE, KEEP } from './list-actions.ts';

/** What the buttons of cards do, on whatever page they stand. */
export const cardActions = {
  [KEEP]: formAction(addToShortlist),
  [HIDE]: formAction(hideMember),
  [SEND]: sendInterestBy(SEND),
};
