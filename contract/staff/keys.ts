import { call } from '../call.ts';
import { type FormErrors, form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { text, tick } from '../rules.ts';
import { sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/** Whether single keys do something in the rooms: somebody who dictates, or touches keys by mistake, switches them off (WCAG 2.1.4). */
export const setKeys = call('office/setkeys', {
  access: 'staff',
  form: form({ hasKeys: sentOnly('keys', tick) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** A code of one's own beside the Power Link's key, by which the record says who it was; `''` takes it away. */
export const setLinkCode = call('office/setlinkcode', {
  access: 'staff',
  form: form(
    { ownCode: sentOnly('owncode', text(60)), ...proof },
    ({ ownCode = '' }): FormErrors =>
      ownCode.trim() === '' || [...ownCode.trim()].length >= 6 ? {} : { ownCode: 'enterSecurityKey' },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
