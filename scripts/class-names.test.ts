import { expect, test } from 'vitest';
import { fileOf } from './class-names.ts';

test('a global class is no generated name, although it begins like one', () => {
  // "fr" is the sign of a module once there are 136 of them: the rule then went to that module's sheet.
  expect(fileOf('from-tablets')).toBe('');
  expect(fileOf('c00')).toMatch(/\.module\.css$/);
});
