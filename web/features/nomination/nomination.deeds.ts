import { updateNomination } from '#contract/nomination.ts';
import { deeds } from '#web/forms/deeds.ts';

export const nominationDeeds = deeds({ nominate: updateNomination });
