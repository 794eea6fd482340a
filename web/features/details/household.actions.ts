import { chooseHomeAudience } from '#contract/household.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small form that sets whether all members or only accepted families read the facts of the home. */
export const householdDeeds = deeds({ home: chooseHomeAudience });
