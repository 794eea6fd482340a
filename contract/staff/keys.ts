import { call } from '../call.ts';
import { type FormErrors, form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { text, tick } from '../rules.ts';
import { sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';

/**
 * Switches single-key shortcuts in the rooms on or off, for staff who dictate or press keys by mistake (WCAG 2.1.4).
 */
export const setKeys = call('office/setkeys', {
  access: 'staff',
  form: form({ hasKeys: sentOnly('keys', tick) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Minimum number of characters of an own code. */
const OWN_CODE_MINIMUM = 6;

/**
 * Sets the caller's own code beside the Power Link's key, by which the audit log records who it was; `''` removes it.
 */
export const setLinkCode = call('office/setlinkcode', {
  access: 'staff',
  form: form(
    { ownCode: sentOnly('owncode', text(60)), ...proof },
    ({ ownCode = '' }): FormErrors =>
      ownCode.trim() === '' || [...ownCode.trim()].length >= OWN_CODE_MINIMUM ? {} : { ownCode: 'enterSecurityKey' },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
