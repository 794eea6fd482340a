import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('after a failure nothing more is begun, and what is under way ends before it is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const act = async (item: number) => {
    begun.push(item);
    await wait(item === 2 ? 5 : 30);
    if (item === 2) throw new Error('the second');
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], 3, act)).rejects.toThrow('the second');
  expect(begun).toEqual([1, 2, 3]);
  expect(ended).toEqual([1, 3]);
});
