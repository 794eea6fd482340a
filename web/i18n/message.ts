import type { Language } from '#contract/choices.ts';
import { fillMessage, type Message, type MessageIdOf } from '#contract/message.ts';
import { digits } from '#words/numbers.ts';
import { notices } from './notices.ts';

/** The known Bengali messages by key: those of `notices` until `loadBengali` has loaded the others. */
let bengaliMessages: Readonly<Record<string, string>> = notices.bn;

/** The file that `loadBengali` loads, as named in Vite's manifest. A Bengali page preloads it. */
export const BENGALI_MODULE = 'words/messages.bn.ts';

/** Loads the Bengali messages, which a reader of English never needs. */
export async function loadBengali(): Promise<void> {
  const { messagesBn } = await import('#words/messages.bn.ts');
  bengaliMessages = { ...notices.bn, ...messagesBn };
}

/** Returns a message in the reader's language. A message without a known translation stays in English. */
export function messageText({ key, english }: Message, language: Language): string {
  if (language === 'en') return english;
  return fillMessage(bengaliMessages, key, (value) => digits(value, 'bn')) ?? english;
}

/** Creates a message from a page's own table. The table is passed in, so that a page loads no other messages. */
export const messageOf = <S extends Readonly<Record<string, string>>>(table: S, id: MessageIdOf<S>): Message => ({
  key: id,
  english: fillMessage(table, id) ?? id,
});

/** Returns the message of an answer, whose `message` is the English sentence. */
export const messageIn = ({ message, key }: { message: string; key: string }): Message => ({ key, english: message });
