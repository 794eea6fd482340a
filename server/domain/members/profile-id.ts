import { randomInt } from 'node:crypto';

/** An id of the server's choice (specification 9: SV and 1 to 999999999). What a browser proposes would tell whether it is taken. */
export const makeProfileId = (): string => `SV${randomInt(1, 1_000_000_000)}`;
