import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillSeats, ratioOf, WORST_RATIO } from './fill-seats.ts';

const sides = fc.record({ brides: fc.nat(60), grooms: fc.nat(60) });

test('a first family waits until one of the other side comes', () => {
  expect(fillSeats({ brides: 0, grooms: 0 }, { brides: 1, grooms: 0 }, 10)).toEqual({ brides: 0, grooms: 0 });
  expect(fillSeats({ brides: 0, grooms: 0 }, { brides: 1, grooms: 1 }, 10)).toEqual({ brides: 1, grooms: 1 });
});

test('nine families of grooms and one of a bride are one pair, and eight wait', () => {
  expect(fillSeats({ brides: 0, grooms: 0 }, { brides: 1, grooms: 9 }, 200)).toEqual({ brides: 1, grooms: 1 });
});

test('a full hall is never further apart than three to two', () => {
  expect(fillSeats({ brides: 0, grooms: 0 }, { brides: 500, grooms: 80 }, 200)).toEqual({ brides: 120, grooms: 80 });
});

test('a seat that is given up goes to who brings the sides nearer', () => {
  expect(fillSeats({ brides: 3, grooms: 1 }, { brides: 5, grooms: 1 }, 10)).toEqual({ brides: 3, grooms: 2 });
});

test('nobody loses a seat, there is room for all who sit, and the sides are never brought further apart than allowed', () => {
  fc.assert(
    fc.property(sides, sides, fc.integer({ min: 0, max: 150 }), (seated, waiting, room) => {
      const seats = Math.max(room, seated.brides + seated.grooms);
      const filled = fillSeats(seated, waiting, seats);
      expect(filled.brides).toBeGreaterThanOrEqual(seated.brides);
      expect(filled.grooms).toBeGreaterThanOrEqual(seated.grooms);
      expect(filled.brides - seated.brides).toBeLessThanOrEqual(waiting.brides);
      expect(filled.grooms - seated.grooms).toBeLessThanOrEqual(waiting.grooms);
      expect(filled.brides + filled.grooms).toBeLessThanOrEqual(seats);
      expect(ratioOf(filled)).toBeLessThanOrEqual(Math.max(WORST_RATIO, ratioOf(seated)));
    }),
  );
});
