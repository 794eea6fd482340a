import { vi } from 'vitest';

// Makes random ids and codes deterministic, and with them the lists that are sorted by them.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  let drawn = 0;
  const randomInt = (one: number, other?: number) => {
    const [least, below] = other === undefined ? [0, one] : [one, other];
    drawn += 1;
    return least + ((drawn * 104_729) % (below - least));
  };
  return { ...crypto, randomInt, default: { ...crypto, randomInt } };
});
