import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadSeen } from './load-views.ts';

/**
 * Whether a member's list of others has room for one more. Members who are not visible any more do not count, because a
 * full list would otherwise reveal that they still exist. Call with the member's row locked.
 * `listed`: the members on the list. `most`: how many it may hold.
 */
export async function hasRoom(
  services: Pick<DomainServices, 'db'>,
  profileId: string,
  { listed, most }: { listed: readonly string[]; most: number },
): Promise<boolean> {
  if (listed.length < most) return true;
  const seen = await loadSeen(services, profileId, listed);
  return seen.size < most;
}
