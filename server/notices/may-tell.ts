import { type Channel, isGathered, isOfClosed, kindOf } from '#contract/notice-kinds.ts';
import { mayWriteTo } from '#server/domain/together/letters.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';

/** Told to a member who is suspended: that they are, and when they no longer are. */
const OF_SUSPENSION: readonly string[] = ['suspended', 'restored'];

/** Why it is not told any more, in one word; undefined where it is. As things stand now, not as they were when it was written. */
export async function whyNotTold(services: Pick<NoticeServices, 'db'>, told: Recipient): Promise<string | undefined> {
  const { isSecurity, endsWithPause } = kindOf(told.kind);
  if (told.isOver) return 'late';
  if (isGathered(told.kind) && told.isSeen) return 'seen';
  if (told.isSuspended && !isSecurity && !OF_SUSPENSION.includes(told.kind)) return 'suspended';
  if (told.isLeaving && !isSecurity) return 'leaving';
  if (told.isPaused && endsWithPause) return 'paused';
  if (told.kind === 'marriedLetter' && !(await mayWriteTo(services.db, told.profileId ?? ''))) return 'gone';
  const isGone = !(await isSeen(services, told));
  return isGone ? 'gone' : undefined;
}

/** Whether the other member is one whom this family may see: a vanished one leaves no trace. */
async function isSeen(
  services: Pick<NoticeServices, 'db'>,
  { kind, profileId, aboutId }: Pick<Recipient, 'kind' | 'profileId' | 'aboutId'>,
) {
  if (profileId === null || aboutId === null || isOfClosed(kind)) return true;
  return (await loadSeen(services, profileId, [aboutId])).has(aboutId);
}

/** Whether this way is open: an address that is theirs, and that they have agreed to, or not declined where else somebody would call. */
export function isOpen(told: Recipient, channel: Channel, isSetAside: boolean): boolean {
  const { channels, isSecurity, isCalled = false } = kindOf(told.kind);
  const isWanted = isSecurity || told.agreed.includes(channel) || (isCalled && !told.declined.includes(channel));
  if (!channels.includes(channel) || !isWanted) return false;
  const open: Record<Channel, boolean> = {
    // Also of an account's safety nothing goes to somebody else's phone or address that was typed there.
    email: told.email !== '' && !isSetAside && told.emailConfirmedAt !== null,
    sms: told.isPhoneConfirmed,
    push: told.hasBrowser,
  };
  return open[channel];
}
