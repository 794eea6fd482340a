import { call } from './call.ts';
import { form } from './form.ts';
import { LOGIN, logIn } from './login.ts';
import { ofAnyone, ofMember } from './outcome.ts';
import { choice, holding, must, password, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** A browser keeps so many, each of so many letters at most. */
export const MOST_KEPT_NAMES = 5;
const LONGEST = 30;

/** A name and nothing by which anybody could be called or written to. */
export const isKeptName = (name: string): boolean =>
  name.length <= LONGEST && /^[\p{L}\p{M}]+([ .’'-]+[\p{L}\p{M}]+)*\.?$/u.test(name.normalize('NFC'));

const keptName = sentOnly('keptname', text(22));

/** Ours: the names that this browser keeps at its owner's wish. By `id` a page tells one from another; no call knows anybody by it. */
export const showKeptNames = call('showkeptnames', {
  returned: { names: fact('names', s.array(s.object({ id: s.string(), name: s.string() }))) },
});

/** Ours: a login in which a kept name stands for the phone number. In all else it is `custlogin`. */
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

/** Ours: this browser keeps the name no more. Anybody who holds the device may. */
export const dropKeptName = call('dropkeptname', { ...ofAnyone, form: form({ keptName }), saves: false });

/** Ours: this browser keeps a name for the account that is logged in, in the place of one that it kept before. */
export const keepName = call('keepname', {
  ...ofMember,
  form: form({
    name: sentOnly('name', holding(requiredText('keptNameRequired', LONGEST), must(isKeptName, 'keptNameLetters'))),
  }),
});

/** Ours: ends every session of the account, this one too; its name is taken off every phone where that is wished. */
export const logOutEverywhere = call('logouteverywhere', {
  ...ofMember,
  form: form({ takesNames: sentOnly('takesnames', tick) }),
});

/** Ours: logs out here, and this browser keeps no name of anybody. With `endpoint`, the address by which it was told of notices, it is told of none. */
export const clearBrowser = call('clearbrowser', {
  ...ofAnyone,
  form: form({ endpoint: sentOnly('endpoint', text(1000)) }),
  saves: false,
});
