import { updateBiodata } from '#contract/pdf.ts';
import { deeds } from '#web/forms/actions.ts';

export const paperDeeds = deeds({ biodata: updateBiodata });
