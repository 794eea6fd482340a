import { expect, test } from 'vitest';
import { type Crop, LARGEST_CROP, limitCrop, mostZoom, moveCrop, squareOf } from './CropFrame.tsx';

const WIDE = { width: 3000, height: 2000 };

test.each([
  [WIDE, { left: 500, top: 0, side: 2000 }],
  [
    { width: 1000, height: 4000 },
    { left: 0, top: 1500, side: 1000 },
  ],
  [
    { width: 1, height: 20_000 },
    { left: 0, top: 9999.5, side: 1 },
  ],
])('the first crop of a photo of %o is the largest square in its middle', (size, square) => {
  expect(squareOf(size, LARGEST_CROP)).toEqual(square);
});

test('the square stays inside the photo, however far it is moved', () => {
  for (const by of [-9, -0.4, 0.3, 9]) {
    for (const zoom of [0, 1, 2.5, 4, 99]) {
      const { left, top, side } = squareOf(WIDE, moveCrop(WIDE, { ...LARGEST_CROP, zoom }, { x: by, y: by }));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(3000.001);
      expect(top + side).toBeLessThanOrEqual(2000.001);
    }
  }
});

test('moving the crop by one half moves the square by half its side', () => {
  const crop: Crop = { x: 0.5, y: 0.5, zoom: 2 };
  expect(squareOf(WIDE, moveCrop(WIDE, crop, { x: 0.5, y: -0.5 }))).toEqual({ left: 1500, top: 0, side: 1000 });
});

test('a small photo cannot be enlarged', () => {
  expect(mostZoom({ width: 300, height: 200 })).toBe(1);
  expect(mostZoom({ width: 900, height: 640 })).toBe(2);
  expect(mostZoom({ width: 9000, height: 6400 })).toBe(4);
  expect(limitCrop({ width: 300, height: 200 }, { ...LARGEST_CROP, zoom: 3 }).zoom).toBe(1);
});
