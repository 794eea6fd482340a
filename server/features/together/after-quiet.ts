import { hintDesk, withdrawHint } from '#server/domain/together/desk-hints.queries.ts';
import type { AfterPress, Hook } from './after-press.ts';

/** A number that does not answer is the desk's to look at, until the family says otherwise. Nothing ends by itself. */
export const afterQuiet: Hook = async (_services, transaction, { profileId, otherId, value, before }: AfterPress) => {
  const hint = { kind: 'noAnswer', profileId, aboutId: otherId } as const;
  if (value === 'noAnswer') await hintDesk(transaction, hint);
  else if (before === 'noAnswer') await withdrawHint(transaction, hint);
};
