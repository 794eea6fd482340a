import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notice-kinds.ts';
import type { Purse } from '#server/domain/verification/sending-limits.ts';

const DAY_MINUTES = 24 * 60;

/** How one kind of intent is sent. */
interface Intended {
  /** Minutes after which the message is not worth sending any more. */
  worthMinutes: number;
  /** The purse that pays for the SMS, if the request did not call `maySend` before. */
  purse?: Purse;
}

/** Codes, links and other messages made when they are sent; the outbox stores only that a message is needed. */
export const INTENTS = {
  /** A code for a phone. */
  'phone-code': { worthMinutes: 10 },
  /** A link that confirms an e-mail address. */
  'email-link': { worthMinutes: DAY_MINUTES },
  /** A code or a link for a new password. */
  reset: { worthMinutes: 10 },
  /** An invitation of a candidate or guardian. */
  invitation: { worthMinutes: DAY_MINUTES },
  /** A message to a holder who was removed. */
  farewell: { worthMinutes: DAY_MINUTES, purse: 'security' },
  /** News for a visitor who reported without a login. */
  report: { worthMinutes: 7 * DAY_MINUTES, purse: 'news' },
  /** An e-mail to a moderator, before deadlines of cases. */
  'case-warning': { worthMinutes: DAY_MINUTES },
  /** The office's answer to a message to the office. */
  'letter-answer': { worthMinutes: 3 * DAY_MINUTES },
  /** The office's question to somebody who reported. */
  'report-question': { worthMinutes: 7 * DAY_MINUTES },
  /** An e-mail to a member of staff. */
  'staff-letter': { worthMinutes: DAY_MINUTES },
} as const satisfies Record<string, Intended>;

/** A kind of message that is made when it is sent. */
export type IntentKind = keyof typeof INTENTS;

/** Returns the purse that pays for the SMS of an intent; undefined if its request has paid already, or it is no SMS. */
export const purseOf = (kind: IntentKind): Purse | undefined => {
  const { purse }: Intended = INTENTS[kind];
  return purse;
};

/** Whether the kind of a row of `notices` is one of an intent, and not of a notice to families. */
export const isIntent = (kind: string): kind is IntentKind => kind in INTENTS;

/** The input of a maker. */
export interface Wanted {
  noticeId: string;
  kind: IntentKind;
  subjectId: string;
  accountId: number | null;
}

/** A message to one address. It is not stored. */
export interface Message {
  channel: Channel;
  /** A phone as it is stored (ten digits for India, or E.164), or an e-mail address. */
  to: string;
  language: Language;
  /** Subject of an e-mail or title of a push notification; `''` for an SMS. */
  subject: string;
  text: string;
  /** Reply address of an e-mail; absent or `''` for the sender's own. */
  replyTo?: string;
  /** The page that the button of an e-mail, or a push notification, opens. */
  link?: { href: string; label: string };
  /** The template under which an SMS is registered with the operators. `words/sms.ts` has its text. */
  template?: string;
}
