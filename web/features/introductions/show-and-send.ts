import type { ActionFunction } from 'react-router';
import { updateShowing } from '#contract/visibility-settings.ts';
import { visitOf } from '#web/api/visit.ts';
import { sendInterestBy } from '#web/fields/sending-interest.ts';

const send = sendInterestBy('showAndSend');

/** The candidate's own yes, then the interest. Where the yes was not taken, the interest is refused and says why. */
export const showAndSend: ActionFunction = async (args, next) => {
  await visitOf(args.context).api(updateShowing, { isWanted: 'Yes', shownTo: '', whose: '' });
  return send(args, next);
};
