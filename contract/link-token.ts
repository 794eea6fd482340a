import { reading } from './rules.ts';
import { sentOnly } from './wire.ts';

/** The last part of a link's URL: 32 random bytes. Any other text is treated as an unknown link. */
export const linkToken = sentOnly(
  'token',
  reading((raw) => (/^[\w-]{43}$/.test(raw) ? raw : '')),
);
