import { appendFileSync } from 'node:fs';
import { it } from 'vitest';

/** A test that this machine may not be able to show; its name then goes on the list printed beside the count. */
export function itWhere(isApplicable: boolean, name: string, test: () => Promise<void>): void {
  if (isApplicable) it(name, test);
  const list = process.env.NOT_APPLICABLE_FILE;
  if (list && !isApplicable) appendFileSync(list, `${name}\n`);
}
