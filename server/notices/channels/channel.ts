import type { Message } from '../intents.ts';

/** A message to send. `noticeId` is the same in all tries. */
export interface Letter extends Message {
  noticeId: string;
  accountId: number | null;
  /** Whether it concerns the account's safety. No switch ends such messages. */
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

/** A channel that is configured. It holds no database connection and never throws. */
export interface Adapter {
  send(letter: Letter): Promise<Sent>;
  close(): Promise<void>;
}
