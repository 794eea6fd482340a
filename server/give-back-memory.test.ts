import { setImmediate as afterwards } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

test('what nobody holds any more is let go, and nothing else', async () => {
  const kept = { held: true };
  const [held, dropped] = [new WeakRef(kept), new WeakRef({ held: false })];
  await afterwards();
  await giveBackMemory();
  expect(dropped.deref()).toBeUndefined();
  expect(held.deref()).toBe(kept);
});
