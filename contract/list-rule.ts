import { plainSigns } from './pasted.ts';
import { ofList, type Rule, refused, taken } from './rules.ts';

/** A rule for values of a closed list: joined by commas on the wire, sorted and without duplicates. */
export const choices = <const T extends string>(values: readonly T[]) =>
  listOf((part) => values.find((known) => known === part));

/** Maximum number of values of one list. */
const MOST_LISTED = 120;

/** A rule for values joined by commas. `read` parses each value. */
export function listOf<T extends string | number>(read: (part: string) => T | undefined): Rule<T[]> {
  return ofList((raw) => {
    const parts = plainSigns(raw)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const found = new Set<T>();
    for (const part of parts.slice(0, MOST_LISTED + 1)) {
      const value = read(part);
      if (value === undefined) return refused('chooseFromList');
      found.add(value);
    }
    if (parts.length > MOST_LISTED) return refused('tooLong');
    return taken([...found].sort(inOrder));
  });
}

const inOrder = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
