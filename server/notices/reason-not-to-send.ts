import { type Channel, isGathered, isOfClosed, noticeRuleOf } from '#contract/notice-kinds.ts';
import { mayWriteTo } from '#server/domain/together/letters.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { NoticeServices } from './notice-services.ts';
import type { Recipient } from './recipients.queries.ts';

/** Notices that also reach a suspended member: about the suspension and its end. */
const SUSPENSION_KINDS: readonly string[] = ['suspended', 'restored'];

/**
 * Returns in one word why a notice is not sent any more; undefined if it is. The present state counts, not that when
 * the notice was written.
 */
export async function reasonNotToSend(
  services: Pick<NoticeServices, 'db'>,
  recipient: Recipient,
): Promise<string | undefined> {
  const { isSecurity, endsWithPause } = noticeRuleOf(recipient.kind);
  if (recipient.isOver) return 'late';
  if (isGathered(recipient.kind) && recipient.isSeen) return 'seen';
  if (recipient.isSuspended && !isSecurity && !SUSPENSION_KINDS.includes(recipient.kind)) return 'suspended';
  if (recipient.isLeaving && !isSecurity) return 'leaving';
  if (recipient.isPaused && endsWithPause) return 'paused';
  if (recipient.kind === 'marriedLetter' && !(await mayWriteTo(services.db, recipient.profileId ?? ''))) return 'gone';
  const isGone = !(await seesOther(services, recipient));
  return isGone ? 'gone' : undefined;
}

/** Whether this family may see the other member. A vanished member must leave no trace. */
async function seesOther(
  services: Pick<NoticeServices, 'db'>,
  { kind, profileId, aboutId }: Pick<Recipient, 'kind' | 'profileId' | 'aboutId'>,
) {
  if (profileId === null || aboutId === null || isOfClosed(kind)) return true;
  return (await loadSeen(services, profileId, [aboutId])).has(aboutId);
}

/**
 * Whether a channel can be used for a notice: the address is confirmed, and the account has agreed. Notices about the
 * account's safety need no agreement. For notices that the office would otherwise call about, it is enough that the
 * account has not declined.
 */
export function isChannelOpen(recipient: Recipient, channel: Channel, isSetAside: boolean): boolean {
  const { channels, isSecurity, isCalled = false } = noticeRuleOf(recipient.kind);
  const wouldBeCalled = isCalled && !recipient.declined.includes(channel);
  const isWanted = isSecurity || recipient.agreed.includes(channel) || wouldBeCalled;
  if (!channels.includes(channel) || !isWanted) return false;
  const isUsable: Record<Channel, boolean> = {
    // Even notices about an account's safety must not reach somebody else's phone or e-mail that was typed in.
    email: recipient.email !== '' && !isSetAside && recipient.emailConfirmedAt !== null,
    sms: recipient.isPhoneConfirmed,
    push: recipient.hasBrowser,
  };
  return isUsable[channel];
}
