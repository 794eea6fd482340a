import type { LesserKind } from '#contract/session-rights.ts';
import { Refusal } from './refusal.ts';
import { CLOSED_TO } from './session-rights.ts';

/** Throws a 403 if one of the closed fields is filled in. `closed`: dotted paths with the kind that closes them. */
export function refuseFilled(values: object, closed: ReadonlyMap<string, LesserKind>): void {
  for (const [dotted, kind] of closed) if (isFilled(valueAt(values, dotted))) throw new Refusal(403, CLOSED_TO[kind]);
}

/** Returns the values with the fields at these dotted paths emptied. All of these fields are texts. */
export function emptyFields<V extends object>(values: V, paths: readonly string[]): V {
  if (paths.length === 0) return values;
  const emptied = structuredClone(values);
  for (const dotted of paths) {
    const path = dotted.split('.');
    const name = path.pop() ?? '';
    const parent = valueAt(emptied, path.join('.'));
    if (isRecord(parent)) parent[name] = '';
  }
  return emptied;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Returns the value at a dotted path; the values themselves at `''`. */
function valueAt(values: object, dotted: string): unknown {
  let value: unknown = values;
  for (const name of dotted.split('.').filter(Boolean)) value = isRecord(value) ? value[name] : undefined;
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
