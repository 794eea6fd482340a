import {
  acceptIntroduction,
  declineIntroduction,
  endAcquaintance,
  keepAcquaintance,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { ACCEPT, SEND } from '#web/fields/accepting.ts';
import { sendInterestBy } from '#web/fields/sending-interest.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** Shows the message `acceptingReserved` as a success, because the guardian only asked the candidate to accept. */
const successIfAsked = (answer: { ok: boolean; values?: { key?: string } }): Partial<FormResult> =>
  answer.ok && answer.values?.key === 'acceptingReserved' ? { code: OUTCOME.done } : {};

/** The small forms between two families, from sending an interest to ending the acquaintance. */
export const introductionDeeds = deeds({
  [SEND]: { call: sendIntroduction, action: sendInterestBy(SEND) },
  showAndSend: {
    call: sendIntroduction,
    action: async (args, next) => (await import('./show-and-send.ts')).showAndSend(args, next),
  },
  withdraw: withdrawIntroduction,
  [ACCEPT]: acceptIntroduction,
  // The result is shown at the accept button, so the action reports that button's deed.
  acceptWritingFirst: { call: acceptIntroduction, action: formAction(acceptIntroduction, { deed: ACCEPT }) },
  askToAccept: {
    call: acceptIntroduction,
    action: formAction(acceptIntroduction, { deed: 'askToAccept', also: successIfAsked }),
  },
  decline: declineIntroduction,
  end: endAcquaintance,
  keep: keepAcquaintance,
});
