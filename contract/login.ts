import { call } from './call.ts';
import { form } from './form.ts';
import type { MessageKey } from './message.ts';
import { outcomeFacts, sentenceFacts } from './outcome.ts';
import { phone } from './phone.ts';
import { choice, password } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const loginForm = form({
  phone: sentOnly('phone', phone('validPhoneRequired')),
  password: sentOnly('password', password('validPasswordRequired')),
  /** Ours: a member who requested deletion keeps the profile. */
  keepProfile: sentOnly('keepprofile', choice(['Yes'])),
});

/** The values of `code` after a login. */
export const LOGIN = { done: 1, failed: 2 } as const;

/** Message keys of a failed login to a profile that awaits deletion. A login with `keepProfile` keeps the profile. */
const KEEPABLE: readonly string[] = ['waitsForDeletion', 'waitsByLetter'] satisfies MessageKey[];
/** Whether a failed login with this message key may be repeated with `keepProfile`, which cancels the deletion. */
export const mayKeepProfile = (key: string | undefined): boolean => key !== undefined && KEEPABLE.includes(key);

/** Logs in by phone and password. `code` is one of LOGIN; `style` is the specification's alert. */
export const logIn = call('custlogin', {
  form: loginForm,
  saves: false,
  returned: {
    code: fact('msgcode', s.number()),
    ...sentenceFacts,
    style: fact('alert', s.string()),
    profileId: fact('profileid', s.optional(s.string())),
  },
  refused: { msgcode: LOGIN.failed, alert: 'alert-danger' },
});

/** Ours: ends the session. */
export const logOut = call('logout', { returned: outcomeFacts });
