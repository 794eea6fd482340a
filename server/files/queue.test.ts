import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeQueue } from './queue.ts';

test('work waits its turn, and what fails does not hold up the rest', async () => {
  const inTurn = makeQueue(5);
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await turn();
    running -= 1;
    if (name === 'bad') throw new Error('damaged');
    return name;
  };
  const results = await Promise.allSettled(['one', 'bad', 'three'].map((name) => inTurn(work(name))));
  expect(results).toEqual([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected', reason: new Error('damaged') },
    { status: 'fulfilled', value: 'three' },
  ]);
});

test('where too many wait, the next is sent away with a sentence and may come back later', async () => {
  const inTurn = makeQueue(2);
  const accepted = [1, 2, 3].map((name) => inTurn(async () => name));
  await expect(inTurn(async () => 4)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(await Promise.all(accepted)).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 5)).toBe(5);
});
