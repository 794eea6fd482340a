import { blockPhoneNumber, unblockPhoneNumber } from '#contract/blocked-phones.ts';
import { deeds } from '#web/forms/actions.ts';

export const blockedPhoneDeeds = deeds({ blockPhone: blockPhoneNumber, unblockPhone: unblockPhoneNumber });
