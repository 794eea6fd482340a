import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSilhouettes, WAYS } from './silhouettes.ts';

test.each(['Female', 'Male'] as const)('every drawing of a %s member is a picture of its own', async (gender) => {
  const drawings = drawSilhouettes(gender, WAYS);
  expect(new Set(drawings).size).toBe(12);
  for (const drawing of drawings) {
    const { width, height } = await sharp(Buffer.from(drawing)).metadata();
    expect([width, height]).toEqual([320, 320]);
  }
});
