import { Refusal } from './refusal.ts';
import type { Who } from './session.ts';

/**
 * Throws a 401 unless the member has logged in with the password a short time ago. Calls with `handsOver` are checked
 * before their handler.
 */
export function requireFreshLogin(who: Who): void {
  if (!who.isFresh) throw new Refusal(401, 'loginAgain');
}
