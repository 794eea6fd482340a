import { sendMessage } from '#contract/threads.ts';
import { deeds } from '#web/forms/actions.ts';
import { anything, formAction } from '#web/forms/form-action.ts';
import { SEND, SEND_ANYWAY } from './sending.ts';

/** The two forms that send a message: at first, and again although it was refused with a warning. */
export const threadDeeds = deeds({
  [SEND]: { call: sendMessage, action: formAction(sendMessage, { deed: SEND, mayWait: anything }) },
  [SEND_ANYWAY]: {
    call: sendMessage,
    action: formAction(sendMessage, { deed: SEND_ANYWAY, complete: (draft) => ({ ...draft, anyway: 'Yes' }) }),
  },
});
