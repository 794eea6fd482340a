import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('never runs twice at once, and its end waits for what is under way', async () => {
  let [underWay, most, runs, ended] = [0, 0, 0, 0];
  const end = repeat(
    async () => {
      runs += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await pause(30);
      underWay -= 1;
      ended += 1;
    },
    5,
    { atOnce: true },
  );
  expect(runs).toBe(1);
  await expect.poll(() => runs).toBeGreaterThan(2);
  await end();
  expect(most).toBe(1);
  expect(ended).toBe(runs);
  const after = runs;
  await pause(20);
  expect(runs).toBe(after);
});
