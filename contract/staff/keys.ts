import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { tick } from '../rules.ts';
import { sentOnly } from '../wire.ts';

/** Whether single keys do something in the rooms: whoever dictates, or touches keys by mistake, switches them off (WCAG 2.1.4). */
export const setKeys = call('office/setkeys', {
  access: 'staff',
  form: form({ hasKeys: sentOnly('keys', tick) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
