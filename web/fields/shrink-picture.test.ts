import { expect, test } from 'vitest';
import { fitInside, PHOTO, shrinkPicture } from './shrink-picture.ts';

test.each([
  [4000, 3000, 2048, 1536],
  [3000, 4000, 1536, 2048],
  [2048, 1, 2048, 1],
  [20_000, 1, 2048, 1],
  [640, 480, 640, 480],
])('%i × %i is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(fitInside({ width, height }, 2048)).toEqual({ width: sentWidth, height: sentHeight });
});

test('the file itself is sent when the browser cannot shrink it', async () => {
  const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
  expect(await shrinkPicture(file, PHOTO)).toBe(file);
});
