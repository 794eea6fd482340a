import { expect, test } from 'vitest';
import { makeCursors } from './cursors.ts';

const cursors = makeCursors(Buffer.alloc(32, 1));
const list = { profileId: 'SV1', person: { gender: 'Male' }, on: '2026-11-22', order: 'fit' } as const;
const last = { score: 0.1 + 0.2, id: 999_999_999 };

test('a cursor brings back to the bit what it was sealed with', () => {
  const cursor = cursors.seal(list, last);
  expect(cursors.open(list, cursor)).toEqual(last);
  expect(cursor.length).toBeLessThanOrEqual(80);
});

test.each([
  ['another member', { profileId: 'SV2' }],
  ['another order', { order: 'active' }],
  ['yesterday', { on: '2026-11-21' }],
  ['other answers', { person: { gender: 'Male', heightCm: 170 } }],
] as const)('for %s it opens nothing', (_, change) => {
  expect(cursors.open({ ...list, ...change }, cursors.seal(list, last))).toBeNull();
});

test('a server with another key opens nothing, and one with the same key all', () => {
  const cursor = cursors.seal(list, last);
  expect(makeCursors(Buffer.alloc(32, 2)).open(list, cursor)).toBeNull();
  expect(makeCursors(Buffer.alloc(32, 1)).open(list, cursor)).toEqual(last);
});
