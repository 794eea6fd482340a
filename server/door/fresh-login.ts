import { Refusal } from './refusal.ts';
import type { Who } from './session.ts';

const FRESH_MS = 15 * 60_000;

/** Whether the member has just proved who they are: also not in a time to come, by a clock that was ahead. */
export const isFresh = ({ since }: Who): boolean => Math.abs(Date.now() - since.getTime()) <= FRESH_MS;

/** For what only the member may do, and only shortly after a login with the password; calls that hand something over are asked at the door. */
export function requireFreshLogin(who: Who): void {
  if (!isFresh(who)) throw new Refusal(401, 'loginAgain');
}
