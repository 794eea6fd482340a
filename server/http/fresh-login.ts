import { Refusal } from './refusal.ts';
import type { Who } from './session.ts';

/** For what only the member may do, and only shortly after a login with the password; calls that hand something over are asked at the door. */
export function requireFreshLogin(who: Who): void {
  if (!who.isFresh) throw new Refusal(401, 'loginAgain');
}
