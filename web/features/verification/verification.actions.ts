import { confirmCode, giveOwnPhone, sendCode } from '#contract/verification.ts';
import { deeds } from '#web/forms/actions.ts';

export const verificationDeeds = deeds({ sendCode, confirmCode, giveOwnPhone });
