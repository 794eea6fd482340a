import type { ActionFunction } from 'react-router';
import { updateShowing } from '#contract/visibility-settings.ts';
import { visitOf } from '#web/api/visit.ts';
import { sendInterestBy } from '#web/fields/sending-interest.ts';

const sendInterest = sendInterestBy('showAndSend');

/**
 * Saves the candidate's own consent to be shown, then sends the interest. The outcome of the first call is not read: if
 * the consent was not saved, the server refuses the interest with a reason.
 */
export const showAndSend: ActionFunction = async (args, next) => {
  await visitOf(args.context).api(updateShowing, { isWanted: 'Yes', shownTo: '', whose: '' });
  return sendInterest(args, next);
};
