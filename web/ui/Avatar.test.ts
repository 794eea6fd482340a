import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Anindita Roy Chowdhury', 'AC'],
  ['  sourav   ', 'S'],
  ['শ্রাবণী মুখোপাধ্যায়', 'শ্রামু'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
