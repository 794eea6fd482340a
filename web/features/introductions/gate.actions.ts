import { updateWishes } from '#contract/wishes.ts';
import { deeds } from '#web/forms/actions.ts';

/** Apart from the deeds between two families, because only the inbox loads what it knows of wishes. */
export const gateDeeds = deeds({
  setApart: {
    call: updateWishes,
    action: async (args, next) => (await import('./set-apart.ts')).setApart(args, next),
  },
});
