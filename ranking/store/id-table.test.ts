import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeIdTable, openIdTable } from './id-table.ts';

const change = fc.record({ id: fc.integer({ min: 0, max: 300 }), value: fc.option(fc.nat()) });

test('a table says what a Map says, while ids come and go, and after it was handed on', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 600 }), fc.constantFrom(1, 64, 3_500_000), (changes, apart) => {
      const known = new Map<number, number>();
      let table = makeIdTable();
      for (const { id: number, value } of changes) {
        const id = number * apart;
        if (value === null) expect(table.delete(id)).toBe(known.delete(id));
        else {
          table.set(id, value);
          known.set(id, value);
        }
        expect(table.size()).toBe(known.size);
        if (number % 50 === 0) table = openIdTable(table.words(), table.size());
      }
      for (let number = 0; number <= 300; number++) expect(table.get(number * apart)).toBe(known.get(number * apart));
    }),
  );
});
