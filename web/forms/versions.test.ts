import { expect, test } from 'vitest';
import { mergeVersions } from './conflicts.ts';

test('what is newer takes the place of what was there', () => {
  expect(mergeVersions('a:1 b:2', 'b:3', '', 'c:4')).toBe('a:1 b:3 c:4');
  expect(mergeVersions('')).toBe('');
});
