import type { LookupKind } from './lookup-kinds.ts';

/** Who reads an answer: its owner alone, also families that have accepted each other, or every member. */
export type Layer = 'own' | 'accepted' | 'members';

/** The list from which an id is chosen: a lookup list, the countries, their states, our districts, or the gazetteer. */
export type AnswerList = LookupKind | 'country' | 'state' | 'district' | 'place';

/** Metadata of one answer, besides its wire names and its rule. Each form has a table of these. */
interface About<Wish> {
  column: string;
  layer: Layer;
  /**
   * The field of the view in which others read the answer, if it has another name there. Null if others only read
   * something derived from it.
   */
  as?: `shared.${string}` | `family.${string}` | null;
  /** The wish of other members that is judged by this answer. */
  wish?: Wish;
  /** The matching engine reads this answer. It also reads every answer that has a `wish`. */
  isCompared?: true;
  /** On a real site the office approves a change before others read it. */
  isWatched?: true;
  /** The answer without which this answer has no meaning. Both are held together. */
  goesWith?: string;
  /** The value is stored encrypted. */
  isSealed?: true;
  /** The column accepts no empty value. */
  isRequired?: true;
  /** A form counts as complete without this answer. */
  isSpare?: true;
}

/** How a value is written, stored and shown. The possible choices follow from the field's rule. */
type Kinds<V> = [V] extends [readonly (infer E)[]]
  ? [E] extends [number]
    ? { kind: 'ids'; list: AnswerList }
    : { kind: 'choices'; of: readonly E[] }
  : [V] extends [number | null]
    ? { kind: 'number' | 'decimal' } | { kind: 'lookup'; list: AnswerList; isBare?: true }
    : string extends V
      ? { kind: 'text' | 'clan' | 'date' | 'time' } | { kind: 'choice'; of: readonly string[] }
      : { kind: 'choice'; of: readonly Exclude<V, ''>[] } | { kind: 'numeral' | 'flag' };

/** All values of `kind`, whatever the type of the answer. */
export type AnswerKind = Kinds<string | null>['kind'] | Kinds<number>['kind'] | Kinds<''>['kind'] | ListKind;
type ListKind = Kinds<number[]>['kind'] | Kinds<string[]>['kind'];

/** One answer with a value of any type. */
export type Answer = About<string> & { kind: AnswerKind; list?: AnswerList; of?: readonly string[]; isBare?: true };

/** The answers of a form under its own names, with the same nesting. Every field must have one. */
export type Answers<V, Wish extends string = never> = {
  readonly [K in keyof V]: V[K] extends Group ? Answers<V[K], Wish> : Readonly<About<Wish> & Kinds<V[K]>>;
};

/** An entry in a table of answers: an answer, or a nested table. */
export interface AnswerTree {
  readonly [name: string]: Answer | AnswerTree;
}

type Group = Readonly<Record<string, unknown>> & { readonly length?: never };
