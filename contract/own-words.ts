import { hasContact } from './contact-in-words.ts';
import { holding, must, type Rule, text } from './rules.ts';

/** A text that strangers read: nobody can be called or written to by it. The sentence stands at its field. */
export const readByOthers = (rule: Rule<string>): Rule<string> =>
  holding(
    rule,
    must((value) => !hasContact(value), 'contactInOwnWords'),
  );

/** Words about oneself or the person hoped for. */
export const ownWords = readByOthers(text(2000));
