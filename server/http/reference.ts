import { randomInt } from 'node:crypto';

// Letters and digits that nobody confuses when they are read out on the telephone.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A reference number as people say it: `SB-7K3M-429T`. */
export const makeReference = (): string => `SB-${pick(4)}-${pick(4)}`;

const pick = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
