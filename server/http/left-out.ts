import type { LesserKind } from '#contract/session-rights.ts';
import { Refusal } from './refusal.ts';
import { CLOSED_TO } from './session-rights.ts';

/** Throws a 403 if one of the closed fields is filled in. */
export function refuseFilled(values: object, closed: ReadonlyMap<string, LesserKind>): void {
  for (const [dotted, kind] of closed) if (isFilled(valueAt(values, dotted))) throw new Refusal(403, CLOSED_TO[kind]);
}

/** Returns the values with these fields emptied. All of them are texts. */
export function emptyFields<V extends object>(values: V, leftOut: readonly string[]): V {
  if (leftOut.length === 0) return values;
  const emptied = structuredClone(values);
  for (const dotted of leftOut) {
    const path = dotted.split('.');
    const name = path.pop() ?? '';
    const holder = valueAt(emptied, path.join('.'));
    if (isRecord(holder)) holder[name] = '';
  }
  return emptied;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function valueAt(values: object, dotted: string): unknown {
  return dotted
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), values);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
