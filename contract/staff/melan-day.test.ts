import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, findNamings, readDay, readEntries, readWishes, walkInNumber } from './melan-day.ts';

const A = 'aaaaaaaa-0000-4000-8000-000000000000';
const B = 'bbbbbbbb-0000-4000-8000-000000000000';
/** The number of entries made so far, from which each entry gets its id. */
let entryCount = 0;
const entry = (tablet: string, counter: number, rest: Pick<Entry, 'number' | 'field' | 'value'>): Entry => {
  entryCount += 1;
  return { id: `00000000-0000-4000-8000-${String(entryCount).padStart(12, '0')}`, tablet, counter, ...rest };
};
const wishes = (tablet: string, counter: number, [number, value]: [number, string]) =>
  entry(tablet, counter, { number, field: 'wishes', value });

test('who named each other is found; who was named alone is not', () => {
  const day = readDay([wishes(A, 1, [1, '2,3']), wishes(A, 2, [2, '1']), wishes(A, 3, [3, '2'])]);
  expect(findNamings(day)).toEqual([[1, 2]]);
});

test('of one tablet the last word counts, whatever the order in which entries come', () => {
  const [first, last] = [wishes(A, 1, [1, '2']), wishes(A, 2, [1, '3'])];
  for (const order of [
    [first, last],
    [last, first],
    [last, first, last],
  ])
    expect(readDay(order).guests.get(1)).toEqual({ wishes: '3' });
});

test('two tablets that say the same in another order do not differ', () => {
  const day = readDay([wishes(A, 1, [1, '2,3']), wishes(B, 9, [1, '3,2'])]);
  expect(day.conflicts).toEqual([]);
});

test('where two tablets differ about wishes nobody is put before anybody until the office has decided', () => {
  const entries = [wishes(A, 5, [1, '2']), wishes(B, 9, [1, '3']), wishes(A, 6, [2, '1']), wishes(B, 3, [3, '1'])];
  const day = readDay(entries);
  expect(day.conflicts).toEqual([{ number: 1, field: 'wishes', values: ['2', '3'] }]);
  expect(findNamings(day)).toEqual([]);
  expect(findNamings(readDay([...entries, wishes('', 1, [1, '2'])]))).toEqual([[1, 2]]);
});

test('a slip that one tablet has left blank does not differ from what the other has typed', () => {
  const day = readDay([wishes(A, 1, [1, '2']), wishes(B, 9, [1, '']), wishes(B, 10, [2, '1']), wishes(A, 2, [2, ''])]);
  expect(day.conflicts).toEqual([]);
  expect(findNamings(day)).toEqual([[1, 2]]);
  // An entry by which the office records that a slip is blank also counts.
  expect(readDay([wishes(A, 1, [1, '2']), wishes(B, 1, [1, '3']), wishes('', 2, [1, ''])]).guests.get(1)).toEqual({
    wishes: '',
  });
});

test('notes of both tablets are kept', () => {
  const note = (tablet: string, value: string) => entry(tablet, 1, { number: 4, field: 'note', value });
  expect(readDay([note(A, 'came late'), note(B, 'left early')]).guests.get(4)).toEqual({
    note: 'came late · left early',
  });
});

const arbitraryEntries = fc.array(
  fc.record({
    tablet: fc.constantFrom(A, B),
    number: fc.integer({ min: 1, max: 6 }),
    field: fc.constantFrom('came' as const, 'wishes' as const, 'note' as const),
    value: fc.constantFrom('yes', '2', '3,4', ''),
    counter: fc.integer({ min: 1, max: 50 }),
  }),
  { maxLength: 40 },
);

test('the same bundles twice, in any order, are the same day', () => {
  fc.assert(
    fc.property(arbitraryEntries, fc.infiniteStream(fc.nat()), (drafts, order) => {
      const entries = drafts.map(({ tablet, counter, ...rest }) => entry(tablet, counter, rest));
      const keys = order[Symbol.iterator]();
      const shuffled = [...entries, ...entries]
        .map((one) => ({ one, key: Number(keys.next().value) }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      const inOrder = ({ guests, conflicts }: ReturnType<typeof readDay>) => ({
        guests: [...guests].sort(([a], [b]) => a - b).map(([number, facts]) => [number, Object.entries(facts).sort()]),
        conflicts: conflicts.map((one) => JSON.stringify(one)).sort(),
      });
      expect(inOrder(readDay(shuffled))).toEqual(inOrder(readDay(entries)));
    }),
  );
});

test.each([
  ['', []],
  ['7', [7]],
  ['9,7', [7, 9]],
  ['7,7', [7]],
  ['1,2,3,4', null],
  ['5', null],
  ['seven', null],
  ['0', null],
])('the wishes %j of family 5', (value, read) => {
  expect(readWishes(value, 5)).toEqual(read);
});

test('what is no bundle is refused whole', () => {
  const good = { id: A, counter: 1, number: 2, field: 'came', value: 'yes' };
  expect(readEntries(JSON.stringify([good]), B)).toEqual([{ ...good, tablet: B }]);
  for (const bad of [
    'nothing',
    '{}',
    '[null]',
    ...[
      { id: 'x' },
      { counter: 0 },
      { counter: 1.5 },
      { number: -1 },
      { field: 'phone' },
      { value: 'perhaps' },
      { value: 3 },
    ].map((one) => JSON.stringify([good, { ...good, ...one }])),
  ])
    expect(readEntries(bad, B), bad).toBeNull();
});

test('numbers of two tablets never meet', () => {
  expect(walkInNumber(1, 999)).toBeLessThan(walkInNumber(2, 1));
});
