import { expect, test } from 'vitest';
import { mostConnections } from './connections.ts';

test.each([
  ['the usual limit of a shell', 1_024],
  ['a narrow one', 256],
  ['the one of the shipped unit', 65_536],
])('with %s each connection may have a file of its own, and some descriptors stay free', (_, descriptors) => {
  const most = mostConnections(descriptors);
  expect(most).toBeGreaterThanOrEqual(60);
  expect(descriptors - 2 * most).toBeGreaterThanOrEqual(Math.min(256, descriptors / 2));
});

test('no limit on descriptors is no reason to take any number', () => {
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(10_000);
});
