import type { formMessages } from './form-messages.ts';
import type { messages } from './messages.ts';

type MessageTable = Readonly<Record<string, string>>;

/** The parameter names in braces in a message. */
type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type PlainKey<S extends MessageTable> = {
  [K in keyof S & string]: [NamesIn<S[K]>] extends [never] ? K : never;
}[keyof S & string];
type OpenKey<S extends MessageTable> = Exclude<keyof S & string, PlainKey<S>>;

/** The id of a message in a table: its key, with parameters as in a URL query: `tooLong?most=200`. */
export type MessageIdOf<S extends MessageTable> = PlainKey<S> | `${OpenKey<S>}?${string}`;

/** A message in an answer or a page: its key with its parameters, and its English text. */
export interface Message {
  key: string;
  english: string;
}

/** Any message that a call can return: its key with its parameters. */
export type MessageId = MessageIdOf<typeof messages>;

/** A message for a broken rule of a form. */
export type RuleMessageId = MessageIdOf<typeof formMessages>;

type Messages = typeof messages;
export type MessageKey = keyof Messages;
/** The parameters that a message needs; an empty object for a message without parameters. */
export type ParametersOf<K extends MessageKey> = Readonly<Record<NamesIn<Messages[K]>, string | number>>;

/** Returns the id of a message with parameters. For a message without parameters, the key is the id. */
export const messageId = <K extends OpenKey<Messages>>(key: K, parameters: ParametersOf<K>): `${K}?${string}` =>
  `${key}?${Object.entries<string | number>(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/**
 * A table in another language with the same parameters as the English messages. A missing message or parameter is a
 * compile error.
 */
export type Translated<S extends MessageTable, T extends Record<keyof S, string>> = {
  [K in keyof S]: [NamesIn<S[K]>, NamesIn<T[K]>] extends [NamesIn<T[K]>, NamesIn<S[K]>] ? T[K] : never;
};

/** Returns a message of the table with its parameters filled in, or undefined if the table does not have the key. */
export function fillMessage(table: MessageTable, id: string, put = (value: string) => value): string | undefined {
  const [key = '', ...parameters] = id.split(/[?&]/);
  const message = Object.entries(table).find(([known]) => known === key)?.[1];
  let filled = message;
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    filled = filled?.replace(`{${name}}`, () => put(decodeURIComponent(value)));
  }
  return filled;
}
