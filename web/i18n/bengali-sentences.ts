import { type MessageKey, messages } from '#contract/messages.ts';
import { messagesBn } from './messages.bn.ts';

const isKey = (key: string): key is MessageKey => key in messages;

/** The Bengali of every English sentence that the API can say. */
export const bengaliSentences: ReadonlyMap<string, string> = new Map(
  Object.keys(messages)
    .filter(isKey)
    .map((key) => [messages[key], messagesBn[key]]),
);
