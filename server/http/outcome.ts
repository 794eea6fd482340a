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

/** A message as an answer carries it: in the specification's English, and by its key. */
export const messageFields = (id: MessageId): MessageFields => ({ message: messageText(id, 'en'), key: id });

export const success = (id: MessageId): Outcome => ({ code: 1, ...messageFields(id), colour: 'green' });
export const failure = (code: number, id: MessageId): Outcome => ({ code, ...messageFields(id), colour: 'red' });
