import { randomInt } from 'node:crypto';

/**
 * Returns a random profile id (specification 9: SV and 1 to 999999999). The browser must not choose it, because that
 * would reveal whether an id is taken.
 */
export const makeProfileId = (): string => `SV${randomInt(1, 1_000_000_000)}`;
