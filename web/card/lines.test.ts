import { expect, test } from 'vitest';
import type { SharedView } from '#contract/member.ts';
import { linesOf } from './lines.ts';

const view = {
  gender: 'Female',
  age: 34,
  heightCm: null,
  maritalStatus: 'Widowed',
  children: 1,
  district: { name: '', nameBn: '' },
  state: null,
  country: null,
  education: null,
  profession: null,
  religion: null,
  caste: null,
  clan: { name: '', nameBn: '', isNone: true },
} as SharedView;
/** The line without no-break spaces. */
const lifeOf = (member: SharedView, language: 'en' | 'bn') => linesOf(member, language).life.replaceAll('\u00a0', ' ');

test('a card shows an earlier marriage and a child', () => {
  expect(lifeOf(view, 'en')).toBe('34 years · Widowed · 1 child');
  expect(lifeOf({ ...view, children: 2 }, 'en')).toContain('2 children');
  expect(lifeOf(view, 'bn')).toContain('স্বামী প্রয়াত · সন্তান ১');
  expect(lifeOf({ ...view, gender: 'Male', maritalStatus: 'Divorced', children: 0 }, 'bn')).toContain('বিবাহবিচ্ছিন্ন');
  expect(lifeOf({ ...view, children: 0 }, 'en')).not.toContain('child');
  expect(lifeOf({ ...view, maritalStatus: '', children: null }, 'en')).toBe('34 years');
});
