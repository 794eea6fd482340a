import type { Rule, ValueOf } from './rules.ts';
import type { Shape } from './shape.ts';

/**
 * One value under its three names: our key in the table, the name in a sent form and the name in an answer. `sent: ''`
 * means that it is only returned, `returned: ''` that it is only sent. A returned name may be a path
 * (`row.father_cast`). On the wire a field is always a string; empty is `''`.
 */
export interface Field<R extends Rule = Rule> {
  kind: 'field';
  sent: string;
  returned: string;
  rule: R;
}

/** A value in answers only, as plain JSON: an outcome's code, a sentence, a flag. */
export interface Fact<T = unknown> {
  kind: 'fact';
  returned: string;
  shape: Shape<T>;
}

/** A list in answers only. `returned: ''` means that the whole answer is the list. */
export interface List<Entry = unknown> {
  kind: 'list';
  returned: string;
  /** Our name → the wire name, for each property of an entry. */
  names: Readonly<Record<string, string>>;
  /** Never set. It only carries the entry's type. */
  entry?: Entry;
}

type Node = Field | Fact | List;

/** A table of fields, facts and lists under our own names. Tables may be nested. */
export interface Fields {
  [name: string]: Node | Fields;
}

/** The checked values of a form, under our own names. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer R>
    ? ValueOf<R>
    : F[K] extends Fact<infer T>
      ? T
      : F[K] extends List<infer E>
        ? E[]
        : F[K] extends Fields
          ? Values<F[K]>
          : never;
};

/** What a handler returns: fields as they are stored (null is empty), facts and lists unchanged. */
export type Returned<F extends Fields> = {
  [K in keyof F as F[K] extends OnlySent ? never : K]: F[K] extends Field
    ? string | number | null | readonly (string | number)[]
    : F[K] extends Fact<infer T>
      ? T
      : F[K] extends List<infer E>
        ? E[]
        : F[K] extends Fields
          ? Returned<F[K]>
          : never;
};

/** The values of a form as text, as a browser's form holds them; facts and lists are unchanged. */
export type Draft<F extends Fields> = {
  [K in keyof F]: F[K] extends Field
    ? string
    : F[K] extends Fact<infer T>
      ? T
      : F[K] extends List<infer E>
        ? E[]
        : F[K] extends Fields
          ? Draft<F[K]>
          : never;
};

/** The dotted paths of a table's fields, used as names of a page's controls: `grandfather.clan`. */
export type PathOf<F extends Fields> = {
  [K in keyof F & string]: F[K] extends Field
    ? K
    : F[K] extends Fact | List
      ? never
      : F[K] extends Fields
        ? `${K}.${PathOf<F[K]>}`
        : never;
}[keyof F & string];

/** Makes a field. `sent` and `returned` are its wire names, or `''`. */
export const field = <R extends Rule>(sent: string, returned: string, rule: R): Field<R> => ({
  kind: 'field',
  sent,
  returned,
  rule,
});

/** A field that no answer contains. */
export interface OnlySent {
  kind: 'field';
  returned: '';
}

/** Makes a field that is sent and never returned. */
export const sentOnly = <R extends Rule>(sent: string, rule: R): Field<R> & OnlySent => ({
  ...field(sent, '', rule),
  returned: '',
});

/** Makes a fact. `returned` may be a dotted path; `''` means that the whole answer is the fact. */
export const fact = <T>(returned: string, shape: Shape<T>): Fact<T> => ({ kind: 'fact', returned, shape });

/** Makes a list. `names`: the wire name of each property of an entry. */
export const list = <Entry>(returned: string, names: { [K in keyof Entry]: string }): List<Entry> => ({
  kind: 'list',
  returned,
  names,
});

/** Which wire names are used: those of a sent form, or those of an answer. */
export type Side = 'sent' | 'returned';

type Leaf = readonly [path: readonly string[], node: Node];

/** The leaves of tables that were walked before. Tables never change. */
const knownLeaves = new WeakMap<Fields, readonly Leaf[]>();

/** Returns every field, fact and list of a table with its path in our names (`grandfather.clan`). */
export function leavesOf(fields: Fields): readonly Leaf[] {
  const known = knownLeaves.get(fields);
  if (known) return known;
  const leaves = Object.entries(fields).flatMap(([name, node]) => leavesUnder(name, node));
  knownLeaves.set(fields, leaves);
  return leaves;
}

function leavesUnder(name: string, node: Node | Fields): Leaf[] {
  if (isNode(node)) return [[[name], node]];
  return leavesOf(node).map(([path, leaf]) => [[name, ...path], leaf]);
}

/** An object of the wire: its fields under their wire names, nested by the steps of dotted names. */
type Flat = Record<string, unknown>;

/** Converts wire names to ours. Missing values become `''`. Facts and lists are read from answers only. */
export function fromWire<F extends Fields>(fields: F, side: Side, flat: unknown): Draft<F> {
  const draft: Flat = {};
  for (const [path, node] of leavesOf(fields)) {
    if (node.kind === 'field') {
      const wireName = node[side];
      if (wireName) putAtPath(draft, path, textOf(valueAtPath(flat, wireName.split('.'))));
    } else if (side === 'returned') {
      const value = node.kind === 'fact' ? readPath(flat, node.returned) : entriesFromWire(node, flat);
      putAtPath(draft, path, value);
    }
  }
  // `draft` was built along the table, so it has the table's type.
  return draft as Draft<F>;
}

/**
 * Converts our names to wire names. Null becomes `''`; undefined is left out. A list returned as `''` is the answer
 * itself.
 */
export function toWire<F extends Fields>(fields: F, side: Side, values: Values<F> | Returned<F> | Draft<F>): unknown {
  const flat: Flat = {};
  for (const [path, node] of leavesOf(fields)) {
    const value = valueAtPath(values, path);
    if (node.kind === 'field') {
      const wireName = node[side];
      if (wireName && value !== undefined) putAtPath(flat, wireName.split('.'), textOf(value));
    } else if (side === 'returned') {
      const wire = node.kind === 'fact' ? value : entriesToWire(node, value);
      if (!node.returned) return wire;
      if (wire !== undefined) putAtPath(flat, node.returned.split('.'), wire);
    }
  }
  return flat;
}

const ownsProperty = Object.prototype.hasOwnProperty;

const isNode = (node: Node | Fields): node is Node => typeof node.kind === 'string';

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const isFlat = (value: unknown): value is Flat => typeof value === 'object' && value !== null;

const readPath = (flat: unknown, path: string): unknown => (path ? valueAtPath(flat, path.split('.')) : flat);

/** Returns the value at a path in nested objects; undefined if there is none. */
export function valueAtPath(flat: unknown, path: readonly string[]): unknown {
  let inner = flat;
  for (const key of path) inner = isFlat(inner) && ownsProperty.call(inner, key) ? inner[key] : undefined;
  return inner;
}

/** Writes a value at a path, and makes the objects on the way. Changes `flat`. */
export function putAtPath(flat: Flat, path: readonly string[], value: unknown): void {
  const [name = ''] = path;
  if (path.length === 1) {
    flat[name] = value;
    return;
  }
  const inner = flat[name];
  const next = isFlat(inner) ? inner : {};
  flat[name] = next;
  putAtPath(next, path.slice(1), value);
}

/** Returns the entries of a list under our names; none if the answer does not contain the list. */
function entriesFromWire(node: List, flat: unknown): unknown[] {
  const found = readPath(flat, node.returned);
  if (!Array.isArray(found)) return [];
  return found.map((entry) =>
    Object.fromEntries(
      Object.entries(node.names).map(([ours, wire]) => [ours, isFlat(entry) ? entry[wire] : undefined]),
    ),
  );
}

/** Returns the entries of a list under their wire names. */
function entriesToWire(node: List, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) =>
    Object.fromEntries(
      Object.entries(node.names).map(([ours, wire]) => [wire, isFlat(entry) ? entry[ours] : undefined]),
    ),
  );
}
