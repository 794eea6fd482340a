import * as z from 'zod/mini';
import { call } from './call.ts';
import { form } from './form.ts';
import { messages } from './messages.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { password } from './rules.ts';
import { fact, sentOnly } from './wire.ts';

/** Where a member downloads everything that is stored of them: a zip, for a fresh login alone. */
export const MY_DATA_ADDRESS = '/files/my-data.zip';

export const deleteProfileForm = form({ password: sentOnly('password', password(messages.yourPasswordRequired)) });

/** Ours: hides the profile at once and removes it after seven days, unless the member logs in and keeps it. */
export const deleteProfile = call('deleteprofile', {
  access: 'member',
  form: deleteProfileForm,
  returned: {
    ...outcomeFacts,
    reference: fact('reference', z.optional(z.string())),
    dueAt: fact('due_at', z.optional(z.string())),
  },
  refused: refusedOutcome(2),
});
