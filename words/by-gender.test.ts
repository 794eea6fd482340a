import { expect, test } from 'vitest';
import { byGender } from './by-gender.ts';

test('a line of work is called as one calls that person', () => {
  expect(byGender('অধ্যাপক / অধ্যাপিকা', 'Female')).toBe('অধ্যাপিকা');
  expect(byGender('অধ্যাপক / অধ্যাপিকা', 'Male')).toBe('অধ্যাপক');
  expect(byGender('শিল্পী / সংগীতশিল্পী / অভিনেতা / অভিনেত্রী', 'Female')).toBe('শিল্পী / সংগীতশিল্পী / অভিনেত্রী');
  expect(byGender('অধ্যাপক / অধ্যাপিকা', '')).toBe('অধ্যাপক / অধ্যাপিকা');
  expect(byGender('আইনজীবী / বিচারক', 'Female')).toBe('আইনজীবী / বিচারক');
  expect(byGender('অধ্যাপক', 'Female')).toBe('অধ্যাপক');
});
