import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small forms that save a member in the shortlist with a note, and remove the member. */
export const shortlistDeeds = deeds({ shortlist: addToShortlist, unlist: removeFromShortlist });
