import type { Language } from '#contract/choices.ts';
import { type MessageKey, messages } from '#contract/messages.ts';
import { messagesBn } from './messages.bn.ts';
import { notices } from './notices.ts';

const isKey = (key: string): key is MessageKey => key in messages;

const bengali = new Map<string, string>([
  ...Object.keys(messages).flatMap((key): [string, string][] => (isKey(key) ? [[messages[key], messagesBn[key]]] : [])),
  [notices.en.networkLost, notices.bn.networkLost],
]);

/** An answer's English sentence in the reader's language. One that we do not know stays as it is. */
export const sentence = (message: string, language: Language): string =>
  language === 'en' ? message : (bengali.get(message) ?? message);
