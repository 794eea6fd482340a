import { randomInt } from 'node:crypto';

// Letters and digits that are not confused when read out on the telephone.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Characters between two hyphens. */
const GROUP_LENGTH = 4;

/** Returns a reference number in the form that people read out: `SB-7K3M-429T`. */
export const makeReference = (): string => `SB-${pick(GROUP_LENGTH)}-${pick(GROUP_LENGTH)}`;

/** Returns random characters of the alphabet. */
const pick = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
