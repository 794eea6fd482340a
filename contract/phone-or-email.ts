import { normalPhone } from './dial.ts';
import { pastedAddress } from './pasted.ts';
import { holding, isEmail, must, reading } from './rules.ts';

const typed = reading((raw) => (raw.includes('@') ? pastedAddress(raw) : normalPhone(raw)));
const isEither = (value: string) => (isEmail(value) && value.length <= 254) || /^\+?\d{7,15}$/.test(value);

/** A phone in any spelling, or an e-mail address. */
export const phoneOrEmail = holding(typed, must(isEither, 'phoneOrEmailRequired'));

/** The same, or `''`. */
export const optionalPhoneOrEmail = holding(
  typed,
  must((value) => value === '' || isEither(value), 'phoneOrEmailRequired'),
);
