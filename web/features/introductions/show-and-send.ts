import type { ActionFunction } from 'react-router';
import { sendIntroduction } from '#contract/introductions.ts';
import { updateShowing } from '#contract/visibility-settings.ts';
import { visitOf } from '#web/api/visit.ts';
import { formAction } from '#web/forms/form-action.ts';

const send = formAction(sendIntroduction, { deed: 'showAndSend' });

/** The candidate's own yes, then the interest. Where the yes was not taken, the interest is refused and says why. */
export const showAndSend: ActionFunction = async (args, next) => {
  await visitOf(args.context).api(updateShowing, { isWanted: 'Yes', shownTo: '', whose: '' });
  return send(args, next);
};
