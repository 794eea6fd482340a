import { normalPhone } from './dial.ts';
import { pastedAddress } from './pasted.ts';
import { holding, isEmail, must, reading } from './rules.ts';

/** Maximum number of characters of an e-mail address. */
const EMAIL_LIMIT = 254;

const typed = reading((raw) => (raw.includes('@') ? pastedAddress(raw) : normalPhone(raw)));
const isEither = (value: string) => (isEmail(value) && value.length <= EMAIL_LIMIT) || /^\+?\d{7,15}$/.test(value);

/** A phone in any spelling, or an e-mail address. */
export const phoneOrEmail = holding(typed, must(isEither, 'phoneOrEmailRequired'));

/** A phone in any spelling, an e-mail address, or `''`. */
export const optionalPhoneOrEmail = holding(
  typed,
  must((value) => value === '' || isEither(value), 'phoneOrEmailRequired'),
);
