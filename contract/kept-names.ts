import { call } from './call.ts';
import { form } from './form.ts';
import { LOGIN, logIn } from './login.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { choice, holding, must, password, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** At most this many names on one browser. */
export const MOST_KEPT_NAMES = 5;
/** Maximum number of characters of a kept name. */
const NAME_LIMIT = 30;

/** Whether a text is a valid kept name: a name that contains no phone number or address. */
export const isKeptName = (name: string): boolean =>
  name.length <= NAME_LIMIT && /^[\p{L}\p{M}]+([ .’'-]+[\p{L}\p{M}]+)*\.?$/u.test(name.normalize('NFC'));

/** The id of a kept name, as `showKeptNames` returns it. */
const keptName = sentOnly('keptname', text(22));

/**
 * Ours: returns the names that this browser keeps at its owner's wish. A page uses `id` to tell entries apart; no call
 * accepts it as an identity.
 */
export const showKeptNames = call('showkeptnames', {
  returned: { names: fact('names', s.array(s.object({ id: s.string(), name: s.string() }))) },
});

/** Ours: logs in with a kept name in place of the phone number. Otherwise it works like `custlogin`. */
export const logInByName = call('loginbyname', {
  form: form({
    keptName,
    password: sentOnly('password', password('validPasswordRequired')),
    keepProfile: sentOnly('keepprofile', choice(['Yes'])),
  }),
  saves: false,
  returned: logIn.returned,
  refused: { msgcode: LOGIN.failed, alert: 'alert-danger' },
});

/** Ours: removes the name from this browser. Anybody who holds the device may do this. */
export const dropKeptName = call('dropkeptname', { ...ofAnyone, form: form({ keptName }), saves: false });

/** Ours: keeps a name on this browser for the logged-in account. It replaces an earlier name of that account. */
export const keepName = call('keepname', {
  ...ofMember,
  form: form({
    name: sentOnly('name', holding(requiredText('keptNameRequired', NAME_LIMIT), must(isKeptName, 'keptNameLetters'))),
  }),
});

/** Ours: ends every session of the account, including this one. If asked, also removes its name from every phone. */
export const logOutEverywhere = call('logouteverywhere', {
  ...ofMember,
  form: form({ takesNames: sentOnly('takesnames', tick) }),
});

/**
 * Ours: logs out and removes all kept names from this browser. With `endpoint`, its push address, it also ends the
 * notices to this browser.
 */
export const clearBrowser = call('clearbrowser', {
  ...ofAnyone,
  form: form({ endpoint: sentOnly('endpoint', text(1000)) }),
  saves: false,
});
