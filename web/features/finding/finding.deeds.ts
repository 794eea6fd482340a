import { removeSearch, saveSearch } from '#contract/finding.ts';
import { deeds } from '#web/forms/deeds.ts';

export const findingDeeds = deeds({ keepSearch: saveSearch, dropSearch: removeSearch });
