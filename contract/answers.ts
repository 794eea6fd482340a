import type { LookupKind } from './lookup-kinds.ts';

/** Who is shown an answer: its owner alone, families that have accepted each other as well, or every member. */
export type Layer = 'own' | 'accepted' | 'members';

/** What an id is chosen from: a list of lookups, the countries, their states, our districts, or the gazetteer. */
export type AnswerList = LookupKind | 'country' | 'state' | 'district' | 'place';

/** What the product knows of one answer besides its wire names and its rule. Each form has a table of these beside it. */
interface About<Wish> {
  column: string;
  layer: Layer;
  /** Where others read it, if not under its own name in the view of its layer; null where only something is made of it. */
  as?: `shared.${string}` | `family.${string}` | null;
  /** The wish of others that is judged on it. */
  wish?: Wish;
  /** The engine reads it, as it does what wishes are judged on. */
  isCompared?: true;
  /** On a real site the office looks at a change before others read it. */
  isWatched?: true;
  /** The answer without which it has no meaning: they wait together. */
  goesWith?: string;
  /** Stored encrypted. */
  isSealed?: true;
  /** Its column takes no empty value. */
  isRequired?: true;
  /** A form is complete without it. */
  isSpare?: true;
}

/** How a value is written, stored and shown; what there is to choose follows from the field's rule. */
type Kinds<V> = [V] extends [readonly (infer E)[]]
  ? [E] extends [number]
    ? { kind: 'ids'; list: AnswerList }
    : { kind: 'choices'; of: readonly E[] }
  : [V] extends [number | null]
    ? { kind: 'number' | 'decimal' } | { kind: 'lookup'; list: AnswerList; isBare?: true }
    : string extends V
      ? { kind: 'text' | 'clan' | 'date' | 'time' } | { kind: 'choice'; of: readonly string[] }
      : { kind: 'choice'; of: readonly Exclude<V, ''>[] } | { kind: 'numeral' | 'flag' };

export type AnswerKind = Kinds<string | null>['kind'] | Kinds<number>['kind'] | Kinds<''>['kind'] | ListKind;
type ListKind = Kinds<number[]>['kind'] | Kinds<string[]>['kind'];

/** One answer, of whatever value. */
export type Answer = About<string> & { kind: AnswerKind; list?: AnswerList; of?: readonly string[]; isBare?: true };

/** The answers of a form by its own names, nested as it is: every field has one. */
export type Answers<V, Wish extends string = never> = {
  readonly [K in keyof V]: V[K] extends Group ? Answers<V[K], Wish> : Readonly<About<Wish> & Kinds<V[K]>>;
};

/** What stands under a name in a table of answers. */
export interface AnswerTree {
  readonly [name: string]: Answer | AnswerTree;
}

type Group = Readonly<Record<string, unknown>> & { readonly length?: never };
