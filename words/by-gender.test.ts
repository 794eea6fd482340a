import { expect, test } from 'vitest';
import type { SharedView } from '#contract/member.ts';
import { byGender, namesOfGender, spouseForGender } from './by-gender.ts';
import { maritalStatuses } from './choices/marital-statuses.ts';
import { labelIn } from './label.ts';
import { marriageEndedLabel } from './labels/family.ts';
import { sharedAnswer } from './shared-answer.ts';

test('a line of work is called as one calls that person', () => {
  expect(byGender('অধ্যাপক / অধ্যাপিকা', 'Female')).toBe('অধ্যাপিকা');
  expect(byGender('অধ্যাপক / অধ্যাপিকা', 'Male')).toBe('অধ্যাপক');
  expect(byGender('শিল্পী / সংগীতশিল্পী / অভিনেতা / অভিনেত্রী', 'Female')).toBe('শিল্পী / সংগীতশিল্পী / অভিনেত্রী');
  expect(byGender('অধ্যাপক / অধ্যাপিকা', '')).toBe('অধ্যাপক / অধ্যাপিকা');
  expect(byGender('আইনজীবী / বিচারক', 'Female')).toBe('আইনজীবী / বিচারক');
  expect(byGender('অধ্যাপক', 'Female')).toBe('অধ্যাপক');
});

test('a widow has lost her husband and a widower his wife, on cards, in facts and in lists', () => {
  expect(spouseForGender(maritalStatuses.Widowed.bn, 'Female')).toBe('স্বামী প্রয়াত');
  expect(spouseForGender(maritalStatuses.Widowed.bn, 'Male')).toBe('স্ত্রী প্রয়াত');
  expect(spouseForGender(maritalStatuses.Widowed.bn, '')).toBe('স্বামী বা স্ত্রী প্রয়াত');
  const year = marriageEndedLabel('Widowed');
  expect(spouseForGender(labelIn(year, 'bn'), 'Female')).toBe('স্বামী কোন সালে প্রয়াত হয়েছেন');
  expect(spouseForGender(labelIn(year, 'bn', 'fact'), 'Male')).toBe('স্ত্রীর প্রয়াণের সাল');
  expect(spouseForGender(labelIn(marriageEndedLabel(''), 'bn'), 'Female')).toBe('বিচ্ছেদের, বা স্বামীর প্রয়াণের সাল');
  expect(namesOfGender(maritalStatuses, 'Female').Widowed).toEqual({ en: 'Widowed', bn: 'স্বামী প্রয়াত' });
  const widow = { gender: 'Female', maritalStatus: 'Widowed' } as SharedView;
  expect(sharedAnswer(widow, 'maritalStatus', 'bn')).toBe('স্বামী প্রয়াত');
  expect(sharedAnswer({ ...widow, gender: 'Male' }, 'maritalStatus', 'bn')).toBe('স্ত্রী প্রয়াত');
  expect(sharedAnswer(widow, 'maritalStatus', 'en')).toBe('Widowed');
});

test('the year follows what ended the marriage', () => {
  expect(labelIn(marriageEndedLabel('Divorced'), 'en')).toBe('Year of the divorce');
  expect(labelIn(marriageEndedLabel('Widowed'), 'en')).toBe('Year of the spouse’s death');
  expect(labelIn(marriageEndedLabel('Divorced'), 'bn', 'fact')).toBe('বিচ্ছেদের সাল');
});
