import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { deeds } from '#web/forms/deeds.ts';

export const shortlistDeeds = deeds({ shortlist: addToShortlist, unlist: removeFromShortlist });
