import { agreeToPairCheck, withdrawFromPairCheck } from '#contract/pair-check.ts';
import { deeds } from '#web/forms/actions.ts';

/** The small forms that agree to the pair check with a family, and withdraw the consent. */
export const pairCheckDeeds = deeds({ agree: agreeToPairCheck, revoke: withdrawFromPairCheck });
