import type { ActionFunction } from 'react-router';
import { updateShowing } from '#contract/visibility-settings.ts';
import { visitOf } from '#web/api/visit.ts';
import { sendInterestBy } from '#web/fields/sending-interest.ts';

const send = sendInterestBy('showAndSend');

/**
 * Saves the candidate's own consent to be shown, then sends the interest. If the consent was not saved, the interest is
 * refused with a reason.
 */
export const showAndSend: ActionFunction = async (args, next) => {
  await visitOf(args.context).api(updateShowing, { isWanted: 'Yes', shownTo: '', whose: '' });
  return send(args, next);
};
