import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeQueue } from './queue.ts';
import { Busy } from './refusal.ts';

const one = { atOnce: 1, waiting: 5, retryAfterSeconds: 5 };

test('work waits its turn, and what fails does not hold up the rest', async () => {
  const queue = makeQueue(one);
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await turn();
    running -= 1;
    if (name === 'bad') throw new Error('damaged');
    return name;
  };
  const results = await Promise.allSettled(['one', 'bad', 'three'].map((name) => queue.run('somebody', work(name))));
  expect(results).toEqual([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected', reason: new Error('damaged') },
    { status: 'fulfilled', value: 'three' },
  ]);
});

test('where too many wait, the next is sent away with a sentence and may come back later', async () => {
  const queue = makeQueue({ ...one, waiting: 2 });
  const accepted = [1, 2, 3].map((name) => queue.run('somebody', async () => name));
  expect(queue.waiting()).toBe(2);
  await expect(queue.run('another', async () => 4)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(await Promise.all(accepted)).toEqual([1, 2, 3]);
  expect(await queue.run('somebody', async () => 5)).toBe(5);
});

test('a caller who has sent much has one turn, then the others have theirs', async () => {
  const queue = makeQueue(one);
  const done: string[] = [];
  const send = (whose: string) => queue.run(whose, async () => void done.push(whose));
  await Promise.all([send('greedy'), send('greedy'), send('greedy'), send('second'), send('third')]);
  expect(done).toEqual(['greedy', 'greedy', 'second', 'third', 'greedy']);
});

test('one and the same has so many places and no more, and leaves the rest to the others', async () => {
  const queue = makeQueue({ ...one, atOnce: 2, atOnceForOne: 1, waitingForOne: 1 });
  const begun: string[] = [];
  const send = (whose: string) =>
    queue.run(whose, async () => {
      begun.push(whose);
      await turn();
    });
  const sent = [send('greedy'), send('greedy')];
  await expect(send('greedy')).rejects.toMatchObject({ status: 503 });
  sent.push(send('second'));
  expect(begun).toEqual(['greedy', 'second']);
  await Promise.all(sent);
  expect(begun).toEqual(['greedy', 'second', 'greedy']);
});

test('a caller who has waited too long is sent away, and the others keep their turn', async () => {
  const queue = makeQueue({ ...one, patienceMs: 20 });
  let finish = () => {};
  const first = queue.run(
    'slow',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  await expect(queue.run('second', async () => 2)).rejects.toMatchObject({ status: 503 });
  expect(queue.waiting()).toBe(0);
  const third = queue.run('third', async () => 3);
  finish();
  await first;
  expect(await third).toBe(3);
});

test('where work takes long, so many alone are let in to wait as have their turn in time', async () => {
  const queue = makeQueue({ ...one, waiting: 50, turnWithinMs: 1_000 });
  const slow = () => wait(120);
  for (let piece = 0; piece < 12; piece += 1) await queue.run('somebody', slow);
  const begun = performance.now();
  const settled = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      queue.run(`family ${at}`, slow).then(
        () => performance.now() - begun,
        (error: unknown) => (error instanceof Busy ? 'refused' : error),
      ),
    ),
  );
  const served = settled.filter((one) => typeof one === 'number');
  expect(served.length).toBeGreaterThan(3);
  expect(served.length).toBeLessThan(12);
  expect(settled.filter((one) => one === 'refused')).toHaveLength(40 - served.length);
});
