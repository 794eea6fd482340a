import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { formAction } from '#web/forms/form-action.ts';
import { KEEP, UNKEEP } from './list-actions.ts';

/** What the bookmark of a row does, on whatever page the row is. */
export const cardActions = {
  [KEEP]: formAction(addToShortlist, { deed: KEEP }),
  [UNKEEP]: formAction(removeFromShortlist, { deed: UNKEEP }),
};
