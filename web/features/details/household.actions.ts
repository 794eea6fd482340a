import { chooseHomeAudience } from '#contract/household.ts';
import { deeds } from '#web/forms/actions.ts';

export const householdDeeds = deeds({ home: chooseHomeAudience });
