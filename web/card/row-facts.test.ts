import { expect, test } from 'vitest';
import type { SharedView } from '#contract/member.ts';
import { rowFactsOf } from './row-facts.ts';

const named = (name: string, nameBn: string) => ({ id: 1, name, nameBn });
const view = {
  age: 29,
  heightCm: 180,
  state: null,
  country: null,
  district: { name: 'Purulia', nameBn: 'পুরুলিয়া' },
  profession: named('Accountant / CA', 'হিসাবরক্ষক / সিএ'),
  education: named('Diploma (polytechnic)', 'ডিপ্লোমা (পলিটেকনিক)'),
  religion: named('Hindu', 'হিন্দু'),
  caste: named('Kayastha (Dakshin Rarhi)', 'কায়স্থ (দক্ষিণ রাঢ়ী)'),
} as SharedView;

test('two short lines, and a longer one for a voice', () => {
  expect(rowFactsOf(view, 'en')).toEqual({
    life: `29 · 5'11" · Purulia`,
    lifeSaid: '29 years, 5 ft 11 in, Purulia',
    work: 'Accountant, Diploma',
    community: 'Kayastha',
  });
  expect(rowFactsOf(view, 'bn').life).toBe(`২৯ · ৫'১১" · পুরুলিয়া`);
});

test('studies are told by the letters that everybody knows them by', () => {
  const studied = (name: string) => rowFactsOf({ ...view, profession: null, education: named(name, '') }, 'en').work;
  expect(studied('Chartered Accountant (CA)')).toBe('CA');
  expect(studied('Madhyamik (class 10)')).toBe('Madhyamik');
});

test('the religion is told where it is another, or the caste is unknown', () => {
  expect(rowFactsOf(view, 'en', true).community).toBe('Hindu · Kayastha');
  expect(rowFactsOf({ ...view, caste: null }, 'en').community).toBe('Hindu');
});

test('what is not known takes no place', () => {
  const bare = { ...view, age: null, heightCm: null, profession: null, education: null, caste: null, religion: null };
  expect(rowFactsOf(bare, 'en')).toEqual({ life: 'Purulia', lifeSaid: 'Purulia', work: '', community: '' });
});
