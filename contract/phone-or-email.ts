import { normalPhone } from './dial.ts';
import { pastedAddress } from './pasted.ts';
import { holding, isEmail, must, reading } from './rules.ts';

/** Maximum number of characters of an e-mail address. */
const EMAIL_LIMIT = 254;

/** Reads a text with an `@` as an address, and any other text as a phone. */
const phoneOrAddress = reading((raw) => (raw.includes('@') ? pastedAddress(raw) : normalPhone(raw)));
/** Whether a value is an address or has the digits of a phone. */
const isEither = (value: string) => (isEmail(value) && value.length <= EMAIL_LIMIT) || /^\+?\d{7,15}$/.test(value);

/** A phone in any spelling, or an e-mail address. */
export const phoneOrEmail = holding(phoneOrAddress, must(isEither, 'phoneOrEmailRequired'));

/** A phone in any spelling, an e-mail address, or `''`. */
export const optionalPhoneOrEmail = holding(
  phoneOrAddress,
  must((value) => value === '' || isEither(value), 'phoneOrEmailRequired'),
);
