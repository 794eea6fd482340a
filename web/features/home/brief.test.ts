import { expect, test } from 'vitest';
import { brief } from './People.tsx';

test.each([
  ['Ph.D., Professor\u00a0/ lecturer', 'Professor'],
  ['M.B.B.S., Doctor', 'Doctor'],
  ['Chartered Accountant (CA)', 'Chartered Accountant'],
  ['', ''],
])('%s is %s in short, and nothing is lost', (work, short) => {
  const parts = brief(work);
  expect(parts[1]).toBe(short);
  expect(parts.join('')).toBe(work);
});
