import { appendFileSync } from 'node:fs';
import { it } from 'vitest';

/** Defines a test, or on a machine where it is impossible writes its name into the file `NOT_APPLICABLE_FILE`. */
export function itWhere(isApplicable: boolean, name: string, test: () => Promise<void>): void {
  if (isApplicable) it(name, test);
  const list = process.env.NOT_APPLICABLE_FILE;
  if (list && !isApplicable) appendFileSync(list, `${name}\n`);
}
