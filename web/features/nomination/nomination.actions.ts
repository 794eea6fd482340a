import { updateNomination } from '#contract/nomination.ts';
import { deeds } from '#web/forms/actions.ts';

export const nominationDeeds = deeds({ nominate: updateNomination });
