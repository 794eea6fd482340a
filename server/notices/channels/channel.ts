import type { Message } from '../intents.ts';

/** A message on its way; the id is the notice's, the same however often it is tried. */
export interface Letter extends Message {
  noticeId: string;
  accountId: number | null;
  /** No switch ends what is about the safety of an account. */
  isSecurity: boolean;
}

/** What came of it. `isForGood`: trying once more would come to the same. */
export type Sent = { isSent: true; gatewayId?: string } | NotSent;

interface NotSent {
  isSent: false;
  reason: string;
  isForGood: boolean;
  /** A mail server refuses us, and no address: whose (`''`: our own), and by what code. */
  hold?: { domain: string; answer: string };
}

/** One way to reach somebody: configured, or absent. It holds no connection to the database, and throws nothing. */
export interface Adapter {
  send(letter: Letter): Promise<Sent>;
  close(): Promise<void>;
}
