import { updateTelling } from '#contract/notification-settings.ts';
import { deeds } from '#web/forms/actions.ts';

export const tellingDeeds = deeds({ telling: updateTelling });
