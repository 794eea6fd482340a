import { randomInt } from 'node:crypto';

// Letters and digits that are not confused when read out on the telephone.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Returns a reference number in the form that people read out: `SB-7K3M-429T`. */
export const makeReference = (): string => `SB-${pick(4)}-${pick(4)}`;

const pick = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
