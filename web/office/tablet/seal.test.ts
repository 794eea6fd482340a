import { expect, test } from 'vitest';
import { isDrawnCode, newCode } from './seal.ts';

test('a code that was drawn is one, however it is typed from paper', () => {
  const code = newCode();
  expect(code).toMatch(/^\S{4}-\S{4}-\S{4}$/);
  expect(isDrawnCode(code)).toBe(true);
  expect(isDrawnCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(true);
});

test.each(['', 'short', 'sakaler-code-7', 'abcd-efgh', 'abcd-efgh-jkmn-p', 'কোড-কোড-কোডকোড', '2026-2026-1127'])(
  'the code %j of one’s own is refused',
  (typed) => {
    expect(isDrawnCode(typed)).toBe(false);
  },
);
