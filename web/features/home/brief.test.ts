import { expect, test } from 'vitest';
import { brief } from './People.tsx';

test.each([
  ['Ph.D., Professor\u00a0/ lecturer', 'Professor'],
  ['M.B.B.S., Doctor', 'Doctor'],
  ['Chartered Accountant (CA)', 'Chartered Accountant'],
  ['', ''],
])('%s is %s in short', (work, short) => {
  expect(brief(work)).toBe(short);
});
