import { expect, test } from 'vitest';
import { initialIn } from './initial.ts';
import { medallionOf } from './medallion.ts';

test('a profile number selects one of four grounds with 8 to 12 petals, neighbours differ', () => {
  const drawn = Array.from({ length: 20 }, (_, index) => medallionOf(`SV${100_000 + index}`));
  expect(new Set(drawn.map(({ ground, petals }) => `${ground} ${petals}`)).size).toBe(20);
  expect(drawn.every(({ petals }) => petals >= 8 && petals <= 12)).toBe(true);
  expect(medallionOf('SV300417')).toEqual(medallionOf('SV300417'));
  expect(medallionOf('')).toEqual({ ground: 'earth', petals: 8 });
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
