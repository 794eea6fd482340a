import type { RuleSaying } from './saying.ts';

/** Reads one value of a form: the text on the wire in, the checked value out, or the sentence that is said against it. */
export type Rule<T = unknown> = (raw: string) => Read<T>;

export type Read<T> = { ok: true; value: T } | { ok: false; sentence: RuleSaying };

export type ValueOf<R> = R extends Rule<infer T> ? T : never;

export const taken = <T>(value: T): Read<T> => ({ ok: true, value });

export const refused = (sentence: RuleSaying): Read<never> => ({ ok: false, sentence });

/** Any text, as `read` makes something of it. */
export const reading =
  <T>(read: (raw: string) => T): Rule<T> =>
  (raw) =>
    taken(read(raw));

interface Must<T> {
  holds: (value: T) => boolean;
  sentence: RuleSaying;
}

/** Refuses with a sentence what does not hold. */
export const must = <T = string>(holds: (value: T) => boolean, sentence: RuleSaying): Must<T> => ({ holds, sentence });

/** What `rule` reads has to hold besides; the first that does not is the one that speaks. */
export function holding<T>(rule: Rule<T>, ...musts: Must<T>[]): Rule<T> {
  return (raw) => {
    const read = rule(raw);
    const broken = read.ok && musts.find(({ holds }) => !holds(read.value));
    return broken ? refused(broken.sentence) : read;
  };
}
