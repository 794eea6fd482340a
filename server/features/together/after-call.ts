import { hintDesk, withdrawHint } from '#server/domain/together/desk-hints.queries.ts';
import type { AfterPress, Hook } from './after-press.ts';

const IN_VAIN = ['noAnswer', 'wrongNumber'] as const;

/**
 * A number that does not answer, or is another's, is the desk's to look at until the family says otherwise: by the step of the first call or when
 * it is asked. Nothing ends by itself.
 */
export const afterCall: Hook = async (_services, transaction, { profileId, otherId, value, before }: AfterPress) => {
  const hintOf = (said: string) => {
    const kind = IN_VAIN.find((one) => one === said);
    return kind && { kind, profileId, aboutId: otherId };
  };
  const [hint, former] = [hintOf(value), hintOf(before)];
  if (former) await withdrawHint(transaction, former);
  if (hint) await hintDesk(transaction, hint);
};
