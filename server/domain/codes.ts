import type { CHILDREN_COUNTS, COMMUNITIES, DESHES, DIETS, MARITAL_STATUSES, YES_NO } from '#contract/choices.ts';
import { choiceCodes } from '#matching/choice-codes.ts';
import type { Children, MaritalStatus } from '#matching/person.ts';

/** The matching engine's codes for the choices of our forms. A choice without a code does not compile. */
export const codes = choiceCodes satisfies EngineCodes;

/** For each answer, by its name, the code of every choice that its form offers. */
export interface EngineCodes {
  community: Codes<typeof COMMUNITIES, number>;
  diet: Codes<typeof DIETS, number>;
  maritalStatus: Codes<typeof MARITAL_STATUSES, MaritalStatus>;
  desh: Codes<typeof DESHES, 'east' | 'west'>;
  isMangalik: Codes<typeof YES_NO, boolean>;
  /** The form offers the number of children as a choice. */
  children: Codes<typeof CHILDREN_COUNTS, Children>;
}

type Codes<List extends readonly string[], Code> = Record<List[number], Code>;
type Coded = typeof codes;

/** The type of an answer in the engine, by the answer's name and its type in the form. Null if not answered. */
export type EngineValue<Name, Value> =
  | (Name extends keyof Coded ? Coded[Name][keyof Coded[Name]] : Exclude<Value, ''>)
  | null;

const tables: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(Object.entries(codes));

/**
 * Returns the engine's code for an answer, and an answer without a table of codes unchanged. Null if the answer is
 * `''`, or if a newer version has stored an unknown choice.
 */
export function engineValue(name: string, value: unknown): unknown {
  if (value === '') return null;
  const table = tables.get(name);
  if (table === undefined || typeof value !== 'string') return value;
  return Object.hasOwn(table, value) ? table[value] : null;
}
