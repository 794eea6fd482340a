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
/** The code of almost every refusal; the specification gives a few calls other codes. */
const FAILED = 2;
export const failure = (id: MessageId, code = FAILED): Outcome => ({ code, ...messageFields(id), colour: 'red' });
