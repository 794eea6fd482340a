import { expect, test } from 'vitest';
import { settingsFor, shareOf } from './pool-size.ts';

test('one process on the embedded server opens its usual number, and so does each of several', () => {
  expect(settingsFor(1)).toEqual({});
  const granted = Number(settingsFor(4).max_connections) - 3;
  expect([shareOf(21, 1), shareOf(granted, 4)]).toEqual([12, 12]);
});

test('hosts share the granted connections, after those of their queues', () => {
  for (const [granted, hosts] of [
    [37, 3],
    [97, 6],
  ] as const) {
    const share = shareOf(granted, hosts, hosts);
    expect(share).toBeGreaterThan(3);
    expect(share * hosts + 9 + (hosts - 1) * 5).toBeLessThanOrEqual(granted);
  }
});

test('each process has an equal share of few connections, and never so few that it waits for itself', () => {
  expect([shareOf(97, 8), shareOf(97, 16), shareOf(22, 8)]).toEqual([11, 5, 3]);
});
