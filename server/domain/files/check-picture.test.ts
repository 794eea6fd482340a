import { expect, test } from 'vitest';
import { makeJpeg, makeScanBomb } from '#server/testing/images.ts';
import { decode } from './check-picture.ts';

test('decoding that takes too long is ended, and the next image is decoded', async () => {
  const bomb = await makeScanBomb(39, 4_000, 4_000);
  const start = performance.now();
  expect(await decode({ purpose: 'picture', bytes: bomb }, 50)).toEqual({ outcome: 'damaged' });
  expect(performance.now() - start).toBeLessThan(2_000);
  const next = await decode({ purpose: 'picture', bytes: await makeJpeg() });
  expect(next).toMatchObject({ outcome: 'made', format: 'jpeg' });
});
