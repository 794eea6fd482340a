import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { formAction } from '#web/forms/form-action.ts';
import { KEEP, UNKEEP } from './list-intents.ts';

/** The actions of a row's bookmark, for any page with rows. */
export const bookmarkActions = {
  [KEEP]: formAction(addToShortlist, { deed: KEEP }),
  [UNKEEP]: formAction(removeFromShortlist, { deed: UNKEEP }),
};
