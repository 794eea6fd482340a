import { normalText, pastedAddress, plainSigns } from './pasted.ts';
import { holding, must, type Rule, reading, refused, taken } from './rule.ts';
import { type RuleSaying, saying } from './saying.ts';

const normalised = (limit: number) =>
  holding(
    reading(normalText),
    must((value) => !value.includes('\0'), 'notText'),
    must((value) => value.length <= limit, 'tooLong'),
  );

/** Any text, as it is written; `''` where there is nothing to read in it (`normalText`). */
export const text = (limit = 200) => normalised(limit);

/** Text with something to read in it. */
export const requiredText = (sentence: RuleSaying, limit = 200) =>
  holding(
    normalised(limit),
    must((value) => value !== '', sentence),
  );

/** One value of a closed list, or `''`. */
export const choice = <const T extends string>(values: readonly T[]) => oneOf(['', ...values], 'chooseFromList');

/** A tick: `Yes`, or `''`. */
export const tick = choice(['Yes']);

/** One value of a closed list; the sentence says that it is missing. */
export const requiredChoice = <const T extends string>(values: readonly T[], sentence: RuleSaying) =>
  oneOf(values, sentence);

function oneOf<const T extends string>(values: readonly T[], sentence: RuleSaying): Rule<T> {
  return (raw) => {
    const found = values.find((known) => known === raw);
    return found === undefined ? refused(sentence) : taken(found);
  };
}

/** What stands in the place of an e-mail address: the address, or any text. */
export const emailText = holding(
  reading((raw) => (raw.includes('@') ? pastedAddress(raw) : normalText(raw))),
  must((value) => !value.includes('\0'), 'notText'),
  must((value) => value.length <= 254, 'tooLong'),
);

export const requiredEmail = (sentence: RuleSaying) => holding(emailText, must(isEmail, sentence));

export const isEmail = (value: string): boolean => /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

export const PASSWORD_MINIMUM = 6;
export const PASSWORD_LIMIT = 256;

/** A password as typed (NFC, so that every keyboard gives the same one). */
export const password = (sentence: RuleSaying) =>
  holding(
    reading((raw) => raw.normalize('NFC')),
    must((value) => [...value].length >= PASSWORD_MINIMUM && value.trim() !== '', sentence),
    must((value) => value.length <= PASSWORD_LIMIT, saying('passwordTooLong', { most: PASSWORD_LIMIT })),
  );

/** The operator's key of the Power Link: six characters at least, kept as typed. */
export const securityKey = (sentence: RuleSaying) =>
  holding(
    reading((raw) => raw),
    must((value) => [...value].length >= 6 && value.length <= PASSWORD_LIMIT, sentence),
  );

/** Whether a pincode is long enough: six digits in India, three characters at least elsewhere. */
export const isPincode = (pincode: string, isIndia: boolean): boolean =>
  isIndia ? /^\d{6}$/.test(pincode) : pincode.length >= 3;

/** India's six digits are written in two groups too; elsewhere a blank may belong to it (SW1A 1AA). */
const bareIndian = (typed: string) => typed.replace(/^(\d{3})[\s-]?(\d{3})$/, '$1$2');

/** A pincode; its length depends on the country (`isPincode`). */
export const pincode = (sentence: RuleSaying) =>
  holding(
    reading((raw) => bareIndian(plainSigns(raw))),
    must((value) => value !== '', sentence),
    must((value) => value.length <= 20 && !value.includes('\0'), 'tooLong'),
  );
