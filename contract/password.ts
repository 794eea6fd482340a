import { call } from './call.ts';
import { form } from './form.ts';
import { formMessages } from './form-messages.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { password } from './rules.ts';
import { sentOnly } from './wire.ts';

export const passwordForm = form({ password: sentOnly('password', password(formMessages.newPasswordRequired)) });

export const updatePassword = call('updatepassword', {
  access: 'member',
  form: passwordForm,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
