import { updateWishes } from '#contract/wishes.ts';
import { deeds } from '#web/forms/actions.ts';

/**
 * The small form that ticks the gate. It is separate from the forms between two families, because only the inbox loads
 * the code for wishes.
 */
export const gateDeeds = deeds({
  setApart: {
    call: updateWishes,
    action: async (args, next) => (await import('./set-apart.ts')).setApart(args, next),
  },
});
