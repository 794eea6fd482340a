import { expect, test } from 'vitest';
import { findStyleFile } from './class-names.ts';

test('a global class is no generated name, although it begins like one', () => {
  // With 136 modules, "fr" becomes the sign of a module, and the rule would be attributed to that module's sheet.
  expect(findStyleFile('from-tablets')).toBe('');
  expect(findStyleFile('c00')).toMatch(/\.module\.css$/);
});
