import { vi } from 'vitest';

// Makes random ids and codes deterministic, and with them the lists that are sorted by them.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  let drawCount = 0;
  // As Node's function: `randomInt(below)` or `randomInt(least, below)`.
  const randomInt = (first: number, second?: number) => {
    const [least, below] = second === undefined ? [0, first] : [first, second];
    drawCount += 1;
    return least + ((drawCount * 104_729) % (below - least));
  };
  return { ...crypto, randomInt, default: { ...crypto, randomInt } };
});
