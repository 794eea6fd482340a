import type { MessageId } from '#contract/message.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { messageText } from '#words/message.ts';

interface MessageFields {
  message: string;
  key: MessageId;
}

/** The result of an executed call, as it is sent. */
export interface Outcome extends MessageFields {
  code: number;
  colour: string;
}

/** The fields of a message in an answer: the specification's English text, and the key. */
export const messageFields = (id: MessageId): MessageFields => ({ message: messageText(id, 'en'), key: id });

/** Returns the outcome of a call that was done, with this message. */
export const success = (id: MessageId): Outcome => ({ code: OUTCOME.done, ...messageFields(id), colour: 'green' });
/** Returns the outcome of a call that was refused or failed, with this message. */
export const failure = (id: MessageId, code: number = OUTCOME.refused): Outcome => ({
  code,
  ...messageFields(id),
  colour: 'red',
});
