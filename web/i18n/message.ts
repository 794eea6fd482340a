import type { Language } from '#contract/choices.ts';
import { fillMessage, type Message, type MessageIdOf } from '#contract/message.ts';
import { digits } from '#words/numbers.ts';
import { notices } from './notices.ts';

let bengali: Readonly<Record<string, string>> = notices.bn;

/** The file that `loadBengali` loads, as Vite's manifest names it: a Bengali page preloads it. */
export const BENGALI_MODULE = 'words/messages.bn.ts';

/** Loads the messages that a reader of English never needs. */
export async function loadBengali(): Promise<void> {
  const { messagesBn } = await import('#words/messages.bn.ts');
  bengali = { ...notices.bn, ...messagesBn };
}

/** A message in the reader's language. One whose Bengali we do not know stays as it is. */
export function messageText({ key, english }: Message, language: Language): string {
  if (language === 'en') return english;
  return fillMessage(bengali, key, (value) => digits(value, 'bn')) ?? english;
}

/** A message of a page's own; no page carries more messages than the table that it names. */
export const messageOf = <S extends Readonly<Record<string, string>>>(table: S, id: MessageIdOf<S>): Message => ({
  key: id,
  english: fillMessage(table, id) ?? id,
});

/** The message of an answer. */
export const messageIn = ({ message, key }: { message: string; key: string }): Message => ({ key, english: message });
