import { describe, expect, test } from 'vitest';
import { normaliseGotra, sameClan } from './gotra.ts';
import { gotras } from './gotras.ts';

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
  ])('%s is %s', (text, name) => expect(normaliseGotra(text)).toBe(name));

  test.each(['', 'Other', 'Not known', 'জানা নেই', 'প্রযোজ্য নয়', 'Murmu', 'Shandilya/Kashyap'])(
    '%j is none we know',
    (text) => expect(normaliseGotra(text)).toBeNull(),
  );
});

test('clans we do not know are the same or unknown, never different', () => {
  expect(sameClan('Hansda', 'হাঁসদা')).toBe(true);
  expect(sameClan('Hansda', 'Murmu')).toBeNull();
  expect(sameClan('Kashyap', 'Vatsya')).toBe(false);
  expect(sameClan('Kashyap', 'Murmu')).toBeNull();
  expect(sameClan('Not known', 'Not known')).toBeNull();
  expect(sameClan('', 'Kashyap')).toBeNull();
});
