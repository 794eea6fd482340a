import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { formAction } from '#web/forms/form-action.ts';
import { KEEP, UNKEEP } from './list-actions.ts';

/** The actions of a row's bookmark, for any page with rows. */
export const cardActions = {
  [KEEP]: formAction(addToShortlist, { deed: KEEP }),
  [UNKEEP]: formAction(removeFromShortlist, { deed: UNKEEP }),
};
