import { call } from './call.ts';
import { form } from './form.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { password, text } from './rules.ts';
import { sentOnly } from './wire.ts';

export const passwordForm = form({ password: sentOnly('password', password('newPasswordRequired')) });

export const updatePassword = call('updatepassword', {
  access: 'member',
  form: passwordForm,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** The link that the office hands out leads to a page with this form; its token works once. */
export const resetForm = form({ token: sentOnly('token', text()), ...passwordForm.fields });

/** Ours: sets a new password with the token of a link, and ends every session of the member. */
export const resetPassword = call('resetpassword', {
  form: resetForm,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
