import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { deeds } from '#web/forms/actions.ts';

export const shortlistDeeds = deeds({ shortlist: addToShortlist, unlist: removeFromShortlist });
