import type { Language } from '#contract/choices.ts';
import { fillMessage, type MessageId } from '#contract/message.ts';
import { messages } from '#contract/messages.ts';
import { messagesBn } from './messages.bn.ts';
import { digits } from './numbers.ts';

/**
 * Returns any message in either language, for everything except pages: answers, e-mails, PDFs, the office. A page gets
 * the message in the answer and loads the Bengali text separately (`web/i18n/message.ts`).
 */
export const messageText = (id: MessageId, language: Language): string =>
  (language === 'bn' ? fillMessage(messagesBn, id, (value) => digits(value, 'bn')) : fillMessage(messages, id)) ?? id;
