import { removeSearch, saveSearch } from '#contract/search.ts';
import { deeds } from '#web/forms/actions.ts';

export const findingDeeds = deeds({ keepSearch: saveSearch, dropSearch: removeSearch });
