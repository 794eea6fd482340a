import { expect, test } from 'vitest';
import { initialIn } from './initial.ts';
import { medallionOf } from './medallion.ts';

const unknown = { district: { name: '', nameBn: '' }, state: null, country: null };
const of = (memberId: string, district = '') =>
  medallionOf({ ...unknown, memberId, district: { name: district, nameBn: district } });

test('a number selects one of seven grounds, and a flower of 8 to 12 petals where no home is known; neighbours differ', () => {
  const drawn = Array.from({ length: 35 }, (_, index) => of(`SV${100_000 + index}`));
  expect(new Set(drawn.map(({ ground, petals }) => `${ground} ${petals}`)).size).toBe(35);
  expect(drawn.every(({ motif, petals }) => motif === null && petals >= 8 && petals <= 12)).toBe(true);
  expect(of('SV300417')).toEqual(of('SV300417'));
  expect(of('')).toEqual({ ground: 'earth', motif: null, petals: 8 });
});

test('in a large district the number selects one of three motifs, so that twenty-one neighbours all differ', () => {
  const drawn = Array.from({ length: 21 }, (_, index) => of(`SV${100_002 + index}`, 'Kolkata'));
  expect(new Set(drawn.map(({ ground, motif }) => `${ground} ${motif}`)).size).toBe(21);
  expect(of('SV100008', 'Bankura').motif).toBe('clay-horse');
});

test.each([
  ['Madhurima', 'M', 'ম'],
  ['মধুরিমা', 'M', 'ম'],
  ['শ্রীময়ী', 'S', 'শ'],
  ['Shrimoyee', 'S', 'শ'],
  ['Chhanda', 'C', 'ছ'],
  ['bhaskar', 'B', 'ভ'],
  ['ঐশী', 'O', 'ঐ'],
  ['  “Tanushree”', 'T', 'ত'],
  ['Émilie', 'É', 'é'],
  ['', '', ''],
])('the medallion of %j shows %s in English and %s in Bengali', (name, en, bn) => {
  expect(initialIn(name, 'en')).toBe(en);
  expect(initialIn(name, 'bn')).toBe(bn);
});
