import type { ActionFunction } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { showWishes, updateWishes } from '#contract/wishes.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { messageIn } from '#web/i18n/message.ts';

/** Ticks the gate and leaves the wishes unchanged. After a success the page shows `SetApart` instead of a message. */
export const setApart: ActionFunction = async ({ context }): Promise<FormResult> => {
  const visit = visitOf(context);
  const savedWishes = await load(visit, showWishes);
  // `hasGate` sends the tick of the gate. Without `hasNoBar` the open statements stay unchanged.
  const outcome = await load(visit, updateWishes, { ...savedWishes, isGated: 'Yes', hasGate: '1', hasNoBar: '' });
  return {
    code: outcome.code,
    message: outcome.code === OUTCOME.done ? null : messageIn(outcome),
    errors: {},
    typed: {},
    goTo: '',
    needsLogin: false,
    deed: 'setApart',
  };
};
