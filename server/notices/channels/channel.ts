import type { Message } from '../intents.ts';

/** A message to send, by any channel. `noticeId` is the same in all tries. */
export interface Letter extends Message {
  noticeId: string;
  accountId: number | null;
  /** Whether the message concerns the account's safety. No switch ends such messages. */
  isSecurity: boolean;
}

/** The result of a try. `isForGood` means that a retry would fail too. */
export type Sent = { isSent: true; gatewayId?: string } | NotSent;

interface NotSent {
  isSent: false;
  reason: string;
  isForGood: boolean;
  /** A mail server that refuses our letters, not this address: its domain (`''` is our own server) and its answer. */
  hold?: { domain: string; answer: string };
}

/**
 * A channel that is configured. `send` returns a failure of the gateway instead of throwing it; it throws if the
 * channel's library or subscriptions cannot be loaded.
 */
export interface Adapter {
  send(letter: Letter): Promise<Sent>;
  close(): Promise<void>;
}
