import { call } from './call.ts';
import { form } from './form.ts';
import { outcomeFacts, sentenceFacts } from './outcome.ts';
import { phone } from './phone.ts';
import { choice, password } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const loginForm = form({
  phone: sentOnly('phone', phone('validPhoneRequired')),
  password: sentOnly('password', password('validPasswordRequired')),
  /** Ours: a member who asked to be deleted changes their mind. */
  keepProfile: sentOnly('keepprofile', choice(['Yes'])),
});

/** What `code` says after a login: 3 that the profile waits to be deleted, and may be kept with `keepProfile`. */
export const LOGIN = { done: 1, failed: 2, waitsForDeletion: 3 } as const;

/** `code` is one of LOGIN; `style` is what the specification calls alert. */
export const logIn = call('custlogin', {
  form: loginForm,
  saves: false,
  returned: {
    code: fact('msgcode', s.number()),
    ...sentenceFacts,
    style: fact('alert', s.string()),
    profileId: fact('profileid', s.optional(s.string())),
  },
  refused: { msgcode: 2, alert: 'alert-danger' },
});

/** Ours: ends the session. */
export const logOut = call('logout', { returned: outcomeFacts });
