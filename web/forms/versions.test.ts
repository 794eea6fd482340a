import { expect, test } from 'vitest';
import { newer } from './conflicts.ts';

test('what is newer takes the place of what was there', () => {
  expect(newer('a:1 b:2', 'b:3', '', 'c:4')).toBe('a:1 b:3 c:4');
  expect(newer('')).toBe('');
});
