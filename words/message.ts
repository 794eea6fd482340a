import type { Language } from '#contract/choices.ts';
import { fillMessage, type MessageId } from '#contract/message.ts';
import { messages } from '#contract/messages.ts';
import { messagesBn } from './messages.bn.ts';
import { digits } from './numbers.ts';

/**
 * Any message of the product in either language, for whatever is not a page: answers, letters, PDFs, the office.
 * A page has the message of an answer, and loads the Bengali (`web/i18n/message.ts`).
 */
export const messageText = (id: MessageId, language: Language): string =>
  (language === 'bn' ? fillMessage(messagesBn, id, (value) => digits(value, 'bn')) : fillMessage(messages, id)) ?? id;
