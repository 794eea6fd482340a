import type { MessageId } from '#contract/message.ts';
import { messageText } from '#words/message.ts';

interface MessageFields {
  message: string;
  key: MessageId;
}

export interface Outcome extends MessageFields {
  code: number;
  colour: string;
}

/** The fields of a message in an answer: the specification's English text, and the key. */
export const messageFields = (id: MessageId): MessageFields => ({ message: messageText(id, 'en'), key: id });

export const success = (id: MessageId): Outcome => ({ code: 1, ...messageFields(id), colour: 'green' });
export const failure = (code: number, id: MessageId): Outcome => ({ code, ...messageFields(id), colour: 'red' });
