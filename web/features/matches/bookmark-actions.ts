import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { formAction } from '#web/forms/form-action.ts';
import { KEEP, UNKEEP } from './list-intents.ts';

/** The actions of the bookmark of a listed family, keyed by intent, for any page with a list. */
export const bookmarkActions = {
  [KEEP]: formAction(addToShortlist, { deed: KEEP }),
  [UNKEEP]: formAction(removeFromShortlist, { deed: UNKEEP }),
};
