import type { RuleMessageId } from './message.ts';

/** Reads one value of a form: the text on the wire in, the checked value out, or the sentence that is said against it. */
export type Rule<T = unknown> = (raw: string) => Read<T>;

export type Read<T> = { ok: true; value: T } | { ok: false; message: RuleMessageId };

export type ValueOf<R> = R extends Rule<infer T> ? T : never;

export const taken = <T>(value: T): Read<T> => ({ ok: true, value });

export const refused = (message: RuleMessageId): Read<never> => ({ ok: false, message });

/** Any text, as `read` makes something of it. */
export const reading =
  <T>(read: (raw: string) => T): Rule<T> =>
  (raw) =>
    taken(read(raw));

const listRules = new WeakSet<Rule>();

/** The same rule, marked as one of a list: a page's form may send each value by a box of its own, all under the one name. */
export function ofList<T>(rule: Rule<T>): Rule<T> {
  listRules.add(rule);
  return rule;
}

export const isOfList = (rule: Rule): boolean => listRules.has(rule);

interface Must<T> {
  holds: (value: T) => boolean;
  message: RuleMessageId;
}

/** Refuses with a sentence what does not hold. */
export const must = <T = string>(holds: (value: T) => boolean, message: RuleMessageId): Must<T> => ({ holds, message });

/** What `rule` reads has to hold besides; the first that does not is the one that speaks. */
export function holding<T>(rule: Rule<T>, ...musts: Must<T>[]): Rule<T> {
  const held: Rule<T> = (raw) => {
    const read = rule(raw);
    const broken = read.ok && musts.find(({ holds }) => !holds(read.value));
    return broken ? refused(broken.message) : read;
  };
  return listRules.has(rule) ? ofList(held) : held;
}
