import { hasHiddenContact } from './hidden-contacts.ts';
import { seenText, withoutSpelling } from './seen-text.ts';
import { hasAddress, spelledOut } from './written-addresses.ts';
import { hasHandle } from './written-handles.ts';
import { hasPhone } from './written-phones.ts';

/** No name or address is longer; what is read letter by letter stays short so. */
const LONGEST_NAME = /\S{80}/g;

/**
 * Whether a text carries a way to reach somebody: a phone number in digits or words of any script, an e-mail address, a link, or a name in
 * another service. Days, times, years, PIN codes, marks, money and measures are none.
 */
export function hasContact(text: string): boolean {
  const seen = seenText(text);
  const joined = withoutSpelling(seen).replace(LONGEST_NAME, '$& ');
  return hasPhone(seen) || hasAddress(joined.toLowerCase()) || hasHandle(spelledOut(joined)) || hasHiddenContact(seen);
}
