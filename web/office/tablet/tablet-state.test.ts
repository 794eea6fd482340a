import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntry, addWalkIn, mergeEntries, rowsOf, type TabletState, wishesTyped } from './tablet-state.ts';

const empty: TabletState = {
  melanId: 3,
  tablet: 'aaaaaaaa-0000-4000-8000-000000000000',
  ordinal: 2,
  heldOn: '2026-12-05',
  entries: [],
  guests: [
    { number: 1, name: 'Ruma' },
    { number: 12, name: 'Amit' },
    { number: 45, name: 'Sujoy' },
  ],
};

test('what was noted last counts, whatever the clock says', () => {
  const came = addEntry(empty, { number: 1, field: 'came', value: 'yes' });
  const undone = addEntry(came, { number: 1, field: 'came', value: 'no' });
  expect(rowsOf(came).map(({ hasCome }) => hasCome)).toEqual([true, false, false]);
  expect(rowsOf(undone).map(({ hasCome }) => hasCome)).toEqual([false, false, false]);
  expect(undone.entries.map(({ counter }) => counter)).toEqual([1, 2]);
});

test('who comes without an invitation gets a number of this tablet', () => {
  const two = addWalkIn(addWalkIn(empty, { name: 'Mita', side: 'bride' }), { name: 'Rahim', side: 'groom' });
  expect(rowsOf(two).slice(-2)).toMatchObject([
    { number: 2001, name: 'Mita', hasCome: true },
    { number: 2002, name: 'Rahim', hasCome: true },
  ]);
});

test('after two windows have written, a walk-in gets a number that nobody has', () => {
  const [one, other] = [
    addWalkIn(empty, { name: 'Mita', side: 'bride' }),
    addWalkIn(addWalkIn(empty, { name: 'Rahim', side: 'groom' }), { name: 'Sima', side: 'bride' }),
  ];
  const next = addWalkIn(mergeEntries(one, other), { name: 'Bimal', side: 'groom' });
  expect(rowsOf(next).at(-1)).toMatchObject({ number: 2003, name: 'Bimal' });
});

test.each([
  ['12, 45', '12,45'],
  ['১২ ৪৫', '12,45'],
  ['45;012', '12,45'],
  ['', ''],
  ['1003', '1003'],
  ['12, 13', null],
  ['1', null],
  ['12 45 2001 2002', null],
  ['Amit', null],
])('the slip %j of number 1', (typed, read) => {
  expect(wishesTyped(empty, 1, typed)).toBe(read);
});

test('two windows of one tablet lose nothing, and say the same in either order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 12, 45), { maxLength: 8 }),
      fc.array(fc.constantFrom(1, 12, 45), { maxLength: 8 }),
      (one, other) => {
        const noted = (numbers: number[]) =>
          numbers.reduce((state, number) => addEntry(state, { number, field: 'came', value: 'yes' }), empty);
        const [a, b] = [noted(one), noted(other)];
        expect(rowsOf(mergeEntries(a, b))).toEqual(rowsOf(mergeEntries(b, a)));
        expect(mergeEntries(mergeEntries(a, b), b).entries).toHaveLength(one.length + other.length);
      },
    ),
  );
});

test('whom the office does not expect any more is said beside the name, whatever two windows have noted', () => {
  const news = { asOf: '2026-12-05T05:00:00.000Z', away: [12], apart: [] };
  const told = { ...addEntry(empty, { number: 1, field: 'came', value: 'yes' }), news };
  expect(rowsOf(told).map(({ isAway }) => isAway)).toEqual([false, true, false]);
  expect(rowsOf(empty).some(({ isAway }) => isAway)).toBe(false);
  expect(mergeEntries(told, addEntry(empty, { number: 45, field: 'came', value: 'yes' })).news).toEqual(news);
});
