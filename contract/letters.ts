import { call } from './call.ts';
import { form } from './form.ts';
import { ofAnyone } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import { sentOnly } from './wire.ts';

/** The size of the letters: `usual`, or `large` with few words and one question at a time. */
export const LETTERS = ['usual', 'large'] as const;
export type Letters = (typeof LETTERS)[number];

/** The cookie by which the server renders the next page in this size. The browser reads it after a login. */
export const LETTERS_COOKIE = 'letters';

/**
 * Sets the letter size on this device and for the logged-in account. A login on another device takes over the account's
 * choice.
 */
export const setLetters = call('setletters', {
  ...ofAnyone,
  form: form({ letters: sentOnly('letters', requiredChoice(LETTERS, 'chooseFromList')) }),
});
