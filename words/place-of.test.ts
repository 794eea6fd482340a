import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const nowhere = { name: '', nameBn: '' };
const makePlace = (id: number, name: string, nameBn: string) => ({ id, name, nameBn });
const india = makePlace(356, 'India', 'ভারত');
const singapore = makePlace(702, 'Singapore', 'সিঙ্গাপুর');

test.each([
  [{ district: makePlace(101, 'Nadia', 'নদিয়া'), state: null, country: india }, 'Nadia', 'নদিয়া'],
  [
    {
      district: nowhere,
      state: makePlace(1, 'England', 'ইংল্যান্ড'),
      country: makePlace(826, 'United Kingdom', 'ব্রিটেন (যুক্তরাজ্য)'),
    },
    'England, United Kingdom',
    'ইংল্যান্ড, ব্রিটেন',
  ],
  [{ district: nowhere, state: singapore, country: singapore }, 'Singapore', 'সিঙ্গাপুর'],
  [{ district: nowhere, state: null, country: null }, '', ''],
])('the country stands on the card where it is not India: %#', (home, en, bn) => {
  expect([placeOf(home, 'en'), placeOf(home, 'bn')]).toEqual([en, bn]);
});
