import { updateBiodata } from '#contract/pdf.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small form that saves what the member's own biodata contains. */
export const paperDeeds = deeds({ biodata: updateBiodata });
