import { agreeToPairCheck, withdrawFromPairCheck } from '#contract/pair-check.ts';
import { deeds } from '#web/forms/actions.ts';

export const pairCheckDeeds = deeds({ agree: agreeToPairCheck, revoke: withdrawFromPairCheck });
