import { updateTelling } from '#contract/telling.ts';
import { deeds } from '#web/forms/deeds.ts';

export const tellingDeeds = deeds({ telling: updateTelling });
