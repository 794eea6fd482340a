import type { Language } from '#contract/choices.ts';
import type { Consent } from '#contract/my-data.ts';
import { giverNames } from '#words/choices/consents.ts';
import { choiceIn } from '#words/label.ts';
import { digits } from '#words/numbers.ts';

/** Returns by whose account a consent was given. For another's account, it adds the last digits of the phone. */
export function saidByWhom({ by, phoneEnd }: Pick<Consent, 'by' | 'phoneEnd'>, language: Language): string {
  const name = choiceIn(giverNames, by, language);
  return by === 'me' || phoneEnd === '' ? name : `${name} (…${digits(phoneEnd, language)})`;
}
