import { call } from './call.ts';
import { form } from './form.ts';
import { ofAnyone } from './outcome.ts';
import { requiredChoice } from './rules.ts';
import { sentOnly } from './wire.ts';

/** How pages are shown: as usual, or large and with few words, one question at a time. */
export const LETTERS = ['usual', 'large'] as const;
export type Letters = (typeof LETTERS)[number];

/** The cookie by which the server renders the next page so; the browser reads it after a login. */
export const LETTERS_COOKIE = 'letters';

/** On this device, and for the account that is logged in: at a login elsewhere its choice comes along. */
export const setLetters = call('setletters', {
  ...ofAnyone,
  form: form({ letters: sentOnly('letters', requiredChoice(LETTERS, 'chooseFromList')) }),
});
