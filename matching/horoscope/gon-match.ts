import type { Gon } from './zodiac.ts';

/**
 * Whether the gon of bride and groom agree by custom: the same gon, or deb with nar; rakshas agrees only with rakshas.
 *
 * These are the pairs to which the gana koota gives 5 or 6 of its 6 points.
 */
export function gonMatch(brideGon: Gon, groomGon: Gon): boolean {
  return (brideGon === 'rakshas') === (groomGon === 'rakshas');
}
