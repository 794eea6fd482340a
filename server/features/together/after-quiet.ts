import { hintDesk, withdrawHint } from '#server/domain/together/desk-hints.queries.ts';
import type { AfterPress, Hook } from './after-press.ts';

/**
 * Tells the desk of a number that does not answer, until the family says otherwise. An answer in the step of the first
 * call is listed on the page Today without this. Nothing ends automatically.
 */
export const afterQuiet: Hook = async (_services, transaction, { profileId, otherId, value, before }: AfterPress) => {
  const hint = { kind: 'noAnswer', profileId, aboutId: otherId } as const;
  if (value === 'noAnswer') await hintDesk(transaction, hint);
  else if (before === 'noAnswer') await withdrawHint(transaction, hint);
};
