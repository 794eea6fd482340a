import { type Channel, isGathered, isOfClosed, kindOf } from '#contract/notice-kinds.ts';
import { mayWriteTo } from '#server/domain/together/letters.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';

/** Notices that also reach a suspended member: about the suspension and its end. */
const OF_SUSPENSION: readonly string[] = ['suspended', 'restored'];

/**
 * Returns in one word why a notice is not sent any more; undefined if it is. The present state counts, not that when
 * the notice was written.
 */
export async function reasonNotToSend(
  services: Pick<NoticeServices, 'db'>,
  told: Recipient,
): Promise<string | undefined> {
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

/** Whether this family may see the other member. A vanished member must leave no trace. */
async function isSeen(
  services: Pick<NoticeServices, 'db'>,
  { kind, profileId, aboutId }: Pick<Recipient, 'kind' | 'profileId' | 'aboutId'>,
) {
  if (profileId === null || aboutId === null || isOfClosed(kind)) return true;
  return (await loadSeen(services, profileId, [aboutId])).has(aboutId);
}

/**
 * Whether a channel can be used for a notice: the address is confirmed, and the account has agreed. For notices that
 * the office would otherwise call about, it is enough that the account has not declined.
 */
export function isOpen(told: Recipient, channel: Channel, isSetAside: boolean): boolean {
  const { channels, isSecurity, isCalled = false } = kindOf(told.kind);
  const isWanted = isSecurity || told.agreed.includes(channel) || (isCalled && !told.declined.includes(channel));
  if (!channels.includes(channel) || !isWanted) return false;
  const open: Record<Channel, boolean> = {
    // Even notices about an account's safety must not reach somebody else's phone or e-mail that was typed in.
    email: told.email !== '' && !isSetAside && told.emailConfirmedAt !== null,
    sms: told.isPhoneConfirmed,
    push: told.hasBrowser,
  };
  return open[channel];
}
