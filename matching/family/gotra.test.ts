import { describe, expect, test } from 'vitest';
import { normaliseGotra, sameClan } from './gotra.ts';
import { gotras, tribalClans } from './gotras.ts';
import { surnameGroups } from './surname-groups.ts';

describe('normaliseGotra', () => {
  test.each(gotras.map((line) => line.split(', ')))('%s in all its spellings', (...spellings) => {
    for (const spelling of spellings) {
      for (const text of [
        spelling,
        spelling.toUpperCase(),
        `${spelling} gotra`,
        `${spelling} গোত্র`,
        spelling.normalize('NFD'),
      ]) {
        expect(normaliseGotra(text), text).toBe(spellings[0]);
      }
    }
  });

  test.each([
    ['Kasyapa', 'Kashyap'],
    ['Shandillya', 'Shandilya'],
    ['Kashyap (কাশ্যপ)', 'Kashyap'],
    ['Gotra: Bhardwaj', 'Bharadwaj'],
    ['Moudgallya', 'Maudgalya'],
    ['Ghrita-Kaushik', 'Ghrita Kaushik'],
    ['Krishna Atreya', 'Krishnatreya'],
    ['Basishtha', 'Vashistha'],
    ['কৌন্ডিন্য', 'Kaundinya'],
    ['Dhanvantri', 'Dhanvantari'],
    ['কাশ্যপ গোত্রীয়', 'Kashyap'],
    ['শাণ্ডিল্যগোত্র', 'Shandilya'],
    ['Kashyapgotra', 'Kashyap'],
  ])('%s is %s', (text, name) => expect(normaliseGotra(text)).toBe(name));

  test.each([
    null,
    undefined,
    '',
    'Other',
    'Not known',
    'জানা নেই',
    'প্রযোজ্য নয়',
    'Murmu',
    'গোত্র',
    'gotra',
    'Shandilya/Kashyap',
  ])('%j is not a known gotra', (text) => expect(normaliseGotra(text)).toBeNull());
});

test('unknown clans are the same or unknown, never different', () => {
  expect(sameClan('Hansda', 'হাঁসদা')).toBe(true);
  expect(sameClan('Hansda', 'Hansdak')).toBeNull();
  expect(sameClan('Das', 'Sen')).toBeNull();
  expect(sameClan('Kashyap', 'Vatsya')).toBe(false);
  expect(sameClan('Kashyap', 'Murmu')).toBeNull();
  expect(sameClan('Not known', 'Not known')).toBeNull();
  expect(sameClan('', 'Kashyap')).toBeNull();
});

test('two known tribal clans differ, in either script', () => {
  expect(sameClan('Hansda', 'Murmu')).toBe(false);
  expect(sameClan('কিস্কু', 'Tudu')).toBe(false);
  expect(sameClan('Tirkey clan', 'তিরকি')).toBe(true);
});

test.each(tribalClans)('the surname table contains the clan %s', (clan) => {
  expect(surnameGroups.some((line) => line.startsWith(`${clan}, `))).toBe(true);
});
