import type { DomainServices } from '#server/domain/domain-services.ts';
import { loadSeen } from './load-views.ts';

/**
 * Whether a member's own list of others has room for one more. Who has vanished takes none, or a full list would tell
 * them from who was removed. To be asked while the member is locked.
 */
export async function hasRoom(
  services: Pick<DomainServices, 'db'>,
  profileId: string,
  { listed, most }: { listed: readonly string[]; most: number },
): Promise<boolean> {
  return listed.length < most || (await loadSeen(services, profileId, listed)).size < most;
}
