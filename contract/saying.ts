import type { formMessages } from './form-messages.ts';
import type { messages } from './messages.ts';

type Sentences = Readonly<Record<string, string>>;

/** The names that stand in braces in a sentence. */
type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type PlainKey<S extends Sentences> = {
  [K in keyof S & string]: [NamesIn<S[K]>] extends [never] ? K : never;
}[keyof S & string];
type OpenKey<S extends Sentences> = Exclude<keyof S & string, PlainKey<S>>;

/** A sentence of a table by its key; one with parameters carries them as an address does: `tooLong?most=200`. */
export type SayingOf<S extends Sentences> = PlainKey<S> | `${OpenKey<S>}?${string}`;

/** A sentence to be said: its key with its parameters, and its English. Plain data, so that it travels with a page. */
export interface Said {
  key: string;
  english: string;
}

/** Any sentence that a call can answer. */
export type Saying = SayingOf<typeof messages>;

/** A sentence that the rules of the forms can say. */
export type RuleSaying = SayingOf<typeof formMessages>;

type Messages = typeof messages;
export type MessageKey = keyof Messages;
export type ParametersOf<K extends MessageKey> = Readonly<Record<NamesIn<Messages[K]>, string | number>>;

/** A sentence with its parameters. One that has none is its key alone. */
export const saying = <K extends OpenKey<Messages>>(key: K, parameters: ParametersOf<K>): `${K}?${string}` =>
  `${key}?${Object.entries<string | number>(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** A table in another language, with the parameters of the English sentences: one that is missing or left out does not compile. */
export type Translated<S extends Sentences, T extends Record<keyof S, string>> = {
  [K in keyof S]: [NamesIn<S[K]>, NamesIn<T[K]>] extends [NamesIn<T[K]>, NamesIn<S[K]>] ? T[K] : never;
};

/** The sentence of a table with its parameters in their places; undefined where the table has none of that key. */
export function fill(sentences: Sentences, said: string, put = (value: string) => value): string | undefined {
  const [key = '', ...parameters] = said.split(/[?&]/);
  const sentence = Object.entries(sentences).find(([known]) => known === key)?.[1];
  return parameters.reduce((filled, parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return filled?.replace(`{${name}}`, () => put(decodeURIComponent(value)));
  }, sentence);
}
