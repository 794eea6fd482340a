import type { Language } from '#contract/choices.ts';
import type { Channel } from '#contract/notice-kinds.ts';
import type { Purse } from '#server/domain/verification/sending-limits.ts';

interface Intended {
  worthMinutes: number;
  /** Out of which budget its SMS goes, where the code that asked for it has not asked `maySend` already. */
  purse?: Purse;
}

/** Codes and links. They are made when they are sent; the outbox holds no more than that one is wanted. */
export const INTENTS = {
  /** Six digits for a phone. */
  'phone-code': { worthMinutes: 10 },
  /** A link that confirms an e-mail address. */
  'email-link': { worthMinutes: 24 * 60 },
  /** A code or a link for a new password. */
  reset: { worthMinutes: 10 },
  /** Candidate or guardian is asked to join. */
  invitation: { worthMinutes: 24 * 60 },
  /** To somebody who no longer looks after a profile. */
  farewell: { worthMinutes: 24 * 60, purse: 'security' },
  /** News for a visitor who reported without a login. */
  report: { worthMinutes: 7 * 24 * 60, purse: 'news' },
  /** To the office, before the clock of a case runs out. */
  'case-warning': { worthMinutes: 24 * 60 },
  /** The office's answer to a letter. */
  'letter-answer': { worthMinutes: 3 * 24 * 60 },
  /** The office's question to somebody who reported. */
  'report-question': { worthMinutes: 7 * 24 * 60 },
  /** To somebody of the office. */
  'staff-letter': { worthMinutes: 24 * 60 },
} as const satisfies Record<string, Intended>;

export type IntentKind = keyof typeof INTENTS;

export const purseOf = (kind: IntentKind): Purse | undefined => {
  const { purse }: Intended = INTENTS[kind];
  return purse;
};

export const isIntent = (kind: string): kind is IntentKind => kind in INTENTS;

/** What a maker is handed. */
export interface Wanted {
  noticeId: string;
  kind: IntentKind;
  subjectId: string;
  accountId: number | null;
}

/** What is sent, to one place. Nothing of it is kept. */
export interface Message {
  channel: Channel;
  /** A phone as it is stored (ten digits for India, or E.164), or an e-mail address. */
  to: string;
  language: Language;
  /** Of an e-mail. */
  subject: string;
  text: string;
  /** Of an e-mail: where an answer goes; absent or `''` for nowhere else than it came from. */
  replyTo?: string;
  /** The page that an e-mail's button opens; its address stands in the text as well. */
  link?: { href: string; label: string };
  /** What an SMS was registered under with the operators: `words/sms.ts` has its text. */
  template?: string;
}
