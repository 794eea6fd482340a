import { updateBiodata } from '#contract/papers.ts';
import { deeds } from '#web/forms/deeds.ts';

export const paperDeeds = deeds({ biodata: updateBiodata });
