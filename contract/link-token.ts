import { reading } from './rules.ts';
import { sentOnly } from './wire.ts';

/** What an address ends in: 32 random bytes. Anything else is a link that nobody has. */
export const linkToken = sentOnly(
  'token',
  reading((raw) => (/^[\w-]{43}$/.test(raw) ? raw : '')),
);
