import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeJpeg, makePhoneJpeg, makeScanBomb } from '#server/testing/images.ts';
import { countScans } from './decode-image.ts';

const empty = Buffer.alloc(0);

test.each([
  ['an ordinary JPEG', 1, () => makeJpeg()],
  ['one that a phone has written into', 1, () => makePhoneJpeg('taken at home')],
  ['one with a preview inside, whose scans nobody decodes', 1, () => makePhoneJpeg('\xff\xda\xff\xda')],
  [
    'a progressive one',
    10,
    async () =>
      sharp(await makeJpeg())
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ['one whose last scan is repeated', 4_010, () => makeScanBomb(4_000)],
  ['one with another behind its end', 1, async () => Buffer.concat([await makeJpeg(), await makeScanBomb(9)])],
  ['one that was cut off', 1, async () => (await makeJpeg(800, 800)).subarray(0, -500)],
  ['nothing', 0, async () => empty],
])('%s: %i', async (_what, scans, make) => {
  expect(countScans(await make())).toBe(scans);
});
