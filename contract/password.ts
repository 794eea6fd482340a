import { call } from './call.ts';
import { form } from './form.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { phoneOrEmail } from './phone-or-email.ts';
import { password, text } from './rules.ts';
import { code } from './verification.ts';
import { sentOnly } from './wire.ts';

/** The form for a new password. */
export const passwordForm = form({ password: sentOnly('password', password('newPasswordRequired')) });

/** Sets a new password for the logged-in account. All other sessions of the account end. */
export const updatePassword = call('updatepassword', {
  ...ofMember,
  form: passwordForm,
  handsOver: { what: 'account', tells: 'passwordChanged' },
});

/** The link that the office hands out opens a page with this form. Its token works once. */
export const resetForm = form({ token: sentOnly('token', text()), ...passwordForm.fields });

/** Ours: sets a new password with the token of a link and ends every session of the member. */
export const resetPassword = call('resetpassword', {
  ...ofAnyone,
  form: resetForm,
  handsOver: { what: 'account', tells: 'passwordChanged' },
});

/**
 * Ours: sends a code to a confirmed phone, or a link to a confirmed address. The answer is the same whether or not an
 * account exists.
 */
export const askReset = call('askreset', { ...ofAnyone, form: form({ contact: sentOnly('contact', phoneOrEmail) }) });

/** Ours: sets a new password with the code of `askReset`, in the browser that requested the code. */
export const resetByCode = call('resetbycode', {
  ...ofAnyone,
  form: form({ code: sentOnly('code', code()), ...passwordForm.fields }),
  handsOver: { what: 'account', tells: 'recovering' },
});
