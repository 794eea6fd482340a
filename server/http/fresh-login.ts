import { Refusal } from './refusal.ts';
import type { Who } from './session.ts';

/**
 * Throws a 401 unless the session's login was a short time ago (`isFresh`). A call with `handsOver` is checked before
 * its handler, unless `onlyWith` leaves the check to the handler.
 */
export function requireFreshLogin(who: Who): void {
  if (!who.isFresh) throw new Refusal(401, 'loginAgain');
}
