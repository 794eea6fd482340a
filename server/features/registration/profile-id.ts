import { randomInt } from 'node:crypto';
import { PROFILE_ID } from '#contract/registration.ts';

/** The browser's proposal when it is well-formed, else one of our own (specification 9: SV and 1 to 999999999). */
export const chooseProfileId = (proposal: string): string => (PROFILE_ID.test(proposal) ? proposal : makeProfileId());

export const makeProfileId = (): string => `SV${randomInt(1, 1_000_000_000)}`;
