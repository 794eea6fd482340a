import type { ReturnedDraft } from '#contract/call.ts';
import type { listIntroductions } from '#contract/introductions.ts';

/** The lists of the inbox as the call returns them. `others` are the received interests that are set apart. */
export type Lists = ReturnedDraft<typeof listIntroductions>;
/** An interest from another family. */
export type ReceivedInterest = Lists['inbox'][number];
/** An interest that the reader's family has sent. */
export type SentInterest = Lists['outbox'][number];

/** The call's lists, grouped as the page shows them. */
export interface InboxParts {
  /** Waiting interests; the one that expires first comes first. */
  waiting: ReceivedInterest[];
  /** Accepted interests, received and sent; the latest acceptance comes first. */
  accepted: (ReceivedInterest | SentInterest)[];
  /** Interests that wait for the other family, and those that it declined with a reason. */
  sent: SentInterest[];
  /**
   * Interests that ended without acceptance: `received` were declined or expired, `sent` were withdrawn or expired.
   */
  earlier: { received: ReceivedInterest[]; sent: SentInterest[] };
}

/** Groups the call's lists as the page shows them. Waiting interests among `others` are in none of the groups. */
export function inboxParts({ inbox, others, outbox }: Pick<Lists, 'inbox' | 'others' | 'outbox'>): InboxParts {
  const accepted = [...inbox, ...outbox].filter(({ state }) => state === 'accepted');
  const received = [...inbox, ...others];
  return {
    waiting: soonestFirst(inbox.filter(({ state }) => state === 'waiting')),
    accepted: accepted.sort((a, b) => b.acceptedAt.localeCompare(a.acceptedAt)),
    sent: outbox.filter(({ state }) => state === 'waiting' || state === 'declined'),
    earlier: {
      received: received.filter(({ state }) => state === 'declined' || state === 'expired'),
      sent: outbox.filter(({ state }) => state === 'withdrawn' || state === 'expired'),
    },
  };
}

/** Returns a copy of the list in the order of expiry; the interest that expires next comes first. */
export const soonestFirst = <T extends Pick<ReceivedInterest, 'expiresAt'>>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
