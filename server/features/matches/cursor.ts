import type { MATCH_ORDERS } from '#contract/choices.ts';

/** Where a page ends: the day the list was begun on, the order, and the last member with what they were placed by. */
export interface Cursor {
  on: string;
  order: (typeof MATCH_ORDERS)[number];
  score: number;
  id: number;
}

const letters = { fit: 'f', newest: 'n', active: 'a' } as const;
const orders = { f: 'fit', n: 'newest', a: 'active' } as const;

/** The score in its sixteen hexadecimal digits: a decimal rounding could list somebody twice. */
export function writeCursor({ on, order, score, id }: Cursor): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(score);
  return [letters[order], on, bytes.toString('hex'), id].join('.');
}

const pattern = /^([fna])\.(\d{4}-\d\d-\d\d)\.([0-9a-f]{16})\.(\d{1,9})$/;

/** Null for what this server cannot have written of late. */
export function readCursor(text: string, today: string): Cursor | null {
  const [, letter = '', on = '', hex = '', id = ''] = pattern.exec(text) ?? [];
  const order = letter === 'f' || letter === 'n' || letter === 'a' ? orders[letter] : null;
  const score = Buffer.from(hex, 'hex');
  if (order === null || score.length !== 8 || !isOfLate(on, today)) return null;
  return { on, order, score: score.readDoubleBE(), id: Number(id) };
}

const daysOpen = 2;
const dayMs = 86_400_000;

function isOfLate(on: string, today: string): boolean {
  const age = Date.parse(today) - Date.parse(on);
  return age >= 0 && age <= daysOpen * dayMs;
}
