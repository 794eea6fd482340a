import { messageId, type RuleMessageId } from './message.ts';
import { normalText, pastedAddress, plainSigns } from './pasted.ts';

/**
 * Reads one value of a form: takes the text from the wire and returns the checked value, or the sentence of the error.
 */
export type Rule<T = unknown> = (raw: string) => Read<T>;

/** The result of a rule: the checked value, or the sentence of the error. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: RuleMessageId };

/** The type of the values that a rule accepts. */
export type ValueOf<R> = R extends Rule<infer T> ? T : never;

/** Returns the result for an accepted value. */
export const taken = <T>(value: T): Read<T> => ({ ok: true, value });

/** Returns the result for a text that breaks the rule. */
export const refused = (message: RuleMessageId): Read<never> => ({ ok: false, message });

/** A rule that accepts any text and converts it with `read`. */
export const reading =
  <T>(read: (raw: string) => T): Rule<T> =>
  (raw) =>
    taken(read(raw));

const listRules = new WeakSet<Rule>();

/** Returns the same rule, marked as a list. A page's form may send each value in a separate box under the same name. */
export function ofList<T>(rule: Rule<T>): Rule<T> {
  listRules.add(rule);
  return rule;
}

/** Whether a rule was marked by `ofList`. */
export const isOfList = (rule: Rule): boolean => listRules.has(rule);

const othersRead = new WeakSet<Rule>();

/**
 * Returns the same rule, marked as a text that strangers read: it may contain no contact details. Only the server
 * checks this, because the detection of contacts is too large for a page's program. The error is shown at the field.
 */
export function readByOthers(rule: Rule<string>): Rule<string> {
  const marked: Rule<string> = (raw) => rule(raw);
  othersRead.add(marked);
  return marked;
}

/** Whether a rule was marked by `readByOthers`. `holding` keeps the mark. */
export const isReadByOthers = (rule: Rule): boolean => othersRead.has(rule);

interface Must<T> {
  holds: (value: T) => boolean;
  message: RuleMessageId;
}

/** Returns a condition and the sentence for values that break it. */
export const must = <T = string>(holds: (value: T) => boolean, message: RuleMessageId): Must<T> => ({ holds, message });

/** Returns `rule` with additional conditions. The first broken condition gives the sentence. */
export function holding<T>(rule: Rule<T>, ...musts: Must<T>[]): Rule<T> {
  const held: Rule<T> = (raw) => {
    const read = rule(raw);
    const broken = read.ok && musts.find(({ holds }) => !holds(read.value));
    return broken ? refused(broken.message) : read;
  };
  if (othersRead.has(rule)) othersRead.add(held);
  return listRules.has(rule) ? ofList(held) : held;
}

const normalised = (limit: number) =>
  holding(
    reading(normalText),
    must((value) => !value.includes('\0'), 'notText'),
    must((value) => value.length <= limit, 'tooLong'),
  );

/** Maximum number of characters of a text without a limit of its own. */
const TEXT_LIMIT = 200;

/** Any text as written; `''` if it has no visible character (`normalText`). */
export const text = (limit = TEXT_LIMIT) => normalised(limit);

/** Text with at least one visible character. */
export const requiredText = (message: RuleMessageId, limit = TEXT_LIMIT) =>
  holding(
    normalised(limit),
    must((value) => value !== '', message),
  );

/** One value of a closed list, or `''`. */
export const choice = <const T extends string>(values: readonly T[]) => oneOf(['', ...values], 'chooseFromList');

/** A tick: `Yes`, or `''`. */
export const tick = choice(['Yes']);

/** One value of a closed list. The sentence says that it is missing. */
export const requiredChoice = <const T extends string>(values: readonly T[], message: RuleMessageId) =>
  oneOf(values, message);

function oneOf<const T extends string>(values: readonly T[], message: RuleMessageId): Rule<T> {
  return (raw) => {
    const found = values.find((known) => known === raw);
    return found === undefined ? refused(message) : taken(found);
  };
}

/** Maximum number of characters of an e-mail address. */
const EMAIL_LIMIT = 254;

/** The value of an e-mail field: an address, or any other text. */
export const emailText = holding(
  reading((raw) => (raw.includes('@') ? pastedAddress(raw) : normalText(raw))),
  must((value) => !value.includes('\0'), 'notText'),
  must((value) => value.length <= EMAIL_LIMIT, 'tooLong'),
);

/**
 * Whether a text looks like an e-mail address: no blanks, quotes or brackets before the one @, and a dot in the domain.
 */
export const isEmail = (value: string): boolean => /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** An e-mail address. `message`: the sentence for any other text, also for an empty one. */
export const requiredEmail = (message: RuleMessageId) => holding(emailText, must(isEmail, message));

/** Minimum number of characters of a member's password (specification, section 5). */
export const PASSWORD_MINIMUM = 6;
/** Maximum number of characters of any password. */
export const PASSWORD_LIMIT = 256;

/** A password as typed, normalized to NFC, so that all keyboards give the same one. */
export const password = (message: RuleMessageId) =>
  holding(
    reading((raw) => raw.normalize('NFC')),
    must((value) => [...value].length >= PASSWORD_MINIMUM && value.trim() !== '', message),
    must((value) => value.length <= PASSWORD_LIMIT, messageId('passwordTooLong', { most: PASSWORD_LIMIT })),
  );

/** Minimum number of characters of the Power Link's key. */
const KEY_MINIMUM = 6;

/** The operator's key of the Power Link, stored as typed. */
export const securityKey = (message: RuleMessageId) =>
  holding(
    reading((raw) => raw),
    must((value) => [...value].length >= KEY_MINIMUM && value.length <= PASSWORD_LIMIT, message),
  );

/** Minimum number of characters of a pincode outside India. */
const PINCODE_MINIMUM = 3;
/** Maximum number of characters of any pincode. */
const PINCODE_LIMIT = 20;

/** Whether a pincode is long enough: six digits in India, at least `PINCODE_MINIMUM` characters elsewhere. */
export const isPincode = (pincode: string, isIndia: boolean): boolean =>
  isIndia ? /^\d{6}$/.test(pincode) : pincode.length >= PINCODE_MINIMUM;

/** Indian pincodes may be written in two groups. Elsewhere a blank may be part of the code (SW1A 1AA). */
const bareIndian = (typed: string) => typed.replace(/^(\d{3})[\s-]?(\d{3})$/, '$1$2');

/** A pincode; its length depends on the country (`isPincode`). */
export const pincode = (message: RuleMessageId) =>
  holding(
    reading((raw) => bareIndian(plainSigns(raw))),
    must((value) => value !== '', message),
    must((value) => value.length <= PINCODE_LIMIT && !value.includes('\0'), 'tooLong'),
  );
