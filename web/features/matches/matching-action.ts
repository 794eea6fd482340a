import { updateShowing } from '#contract/visibility-settings.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { formAction } from '#web/forms/form-action.ts';
import { bookmarkActions } from './bookmark-actions.ts';
import { LEAVE, RELAX, TAKE } from './list-intents.ts';
import { leaveAction, relaxAction, takeAction } from './wishes-action.ts';

/** The action of the list page. Without an intent it saves whether the profile is shown. */
export const matchingAction = byIntent(formAction(updateShowing), {
  ...bookmarkActions,
  [RELAX]: relaxAction,
  [TAKE]: takeAction,
  [LEAVE]: leaveAction,
});
