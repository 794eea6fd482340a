/**
 * The shapes of facts, that is, of what an answer carries besides fields: a type for the compiler and JSON Schema for
 * the API description. They are not used for checks, so pages need not load a checker.
 */
export interface Shape<T> {
  json: Json;
  /** Never set. It only carries the type. */
  type?: T;
}

type Json = Readonly<Record<string, unknown>>;

/** The type of the values with this shape. */
export type Output<S> = S extends Shape<infer T> ? T : never;

const make = <T>(json: Json): Shape<T> => ({ json });

/** The shapes of plain JSON values. */
export const string = () => make<string>({ type: 'string' });
export const number = () => make<number>({ type: 'number' });
export const boolean = () => make<boolean>({ type: 'boolean' });
/** One of these texts. */
export const oneOf = <const T extends string>(values: readonly T[]) => make<T>({ type: 'string', enum: values });
export const array = <T>(item: Shape<T>) => make<T[]>({ type: 'array', items: item.json });
export const nullable = <T>(shape: Shape<T>) => make<T | null>({ anyOf: [shape.json, { type: 'null' }] });
/** The answer is one file of this media type. */
export const file = (contentMediaType: string) => make<Uint8Array>({ type: 'string', contentMediaType });
/** A shape that the API description defines once, under this name. */
export const named = <T>(name: string) => make<T>({ $ref: `#/components/schemas/${name}` });
/** A value that may be missing in the answer. */
export const optional = <T>(shape: Shape<T>) => make<T | undefined>(shape.json);
/** An object with any of these keys, and values of one shape. */
export const record = <K extends string, T>(keys: Shape<K>, value: Shape<T>) =>
  make<Record<K, T>>({ type: 'object', propertyNames: keys.json, additionalProperties: value.json });

type Properties = Readonly<Record<string, Shape<unknown>>>;

/** An object with exactly these properties. Its own shape is also in `shape`, so that other shapes can reuse parts. */
export function object<const P extends Properties>(properties: P) {
  const entries = Object.entries(properties).map(([name, { json }]) => [name, json]);
  const json = { type: 'object', properties: Object.fromEntries(entries), required: Object.keys(properties) };
  return { ...make<{ [K in keyof P]: Output<P[K]> }>(json), shape: properties };
}
