import { expect, test } from 'vitest';
import { type Crop, mostZoom, moved, squareOf, WHOLE, within } from './CropFrame.tsx';

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
])('of a photo of %o its middle is kept until somebody chooses', (size, square) => {
  expect(squareOf(size, WHOLE)).toEqual(square);
});

test('what is chosen stays inside the photo, however far it is moved', () => {
  for (const by of [-9, -0.4, 0.3, 9]) {
    for (const zoom of [0, 1, 2.5, 4, 99]) {
      const { left, top, side } = squareOf(WIDE, moved(WIDE, { ...WHOLE, zoom }, { x: by, y: by }));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(3000.001);
      expect(top + side).toBeLessThanOrEqual(2000.001);
    }
  }
});

test('moving by half of what is seen moves the square by half its side', () => {
  const crop: Crop = { x: 0.5, y: 0.5, zoom: 2 };
  expect(squareOf(WIDE, moved(WIDE, crop, { x: 0.5, y: -0.5 }))).toEqual({ left: 1500, top: 0, side: 1000 });
});

test('of a small photo all of the shorter side is kept', () => {
  expect(mostZoom({ width: 300, height: 200 })).toBe(1);
  expect(mostZoom({ width: 900, height: 640 })).toBe(2);
  expect(mostZoom({ width: 9000, height: 6400 })).toBe(4);
  expect(within({ width: 300, height: 200 }, { ...WHOLE, zoom: 3 }).zoom).toBe(1);
});
