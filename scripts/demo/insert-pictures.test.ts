import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawAlbums, WAYS } from './insert-pictures.ts';

test.each(['Female', 'Male'] as const)('every drawing of a %s member is different', async (gender) => {
  const albums = drawAlbums(gender, WAYS);
  expect(albums).toHaveLength(9);
  const drawings = albums.flat();
  expect(new Set(drawings).size).toBe(45);
  for (const drawing of drawings) {
    const { width, height } = await sharp(Buffer.from(drawing)).metadata();
    expect([width, height]).toEqual([320, 320]);
  }
});
