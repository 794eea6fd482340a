import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takeFingerprint } from '#server/domain/files/decoder/decode-image.ts';
import { makeFace } from '#server/testing/images.ts';
import { bandsOf, MOST_DIFFERENT_BITS, probesOf } from './fingerprints.ts';

const differing = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;
const shares = (one: string, other: string) => {
  const bands = bandsOf(other);
  return probesOf(one).some((quarter, at) => quarter.includes(bands[at] ?? -1));
};

test('two that differ in at most seven bits always share a quarter, nearly', () => {
  const bits = fc.array(fc.boolean(), { minLength: 64, maxLength: 64 });
  const flips = fc.uniqueArray(fc.nat(63), { maxLength: MOST_DIFFERENT_BITS });
  fc.assert(
    fc.property(bits, flips, (one, turned) => {
      const write = (all: boolean[]) => all.map((bit) => (bit ? '1' : '0')).join('');
      const other = one.map((bit, at) => bit !== turned.includes(at));
      expect(shares(write(one), write(other))).toBe(true);
    }),
  );
});

test('a picture is known again smaller and saved worse; another is not, and a wall is nothing', async () => {
  const [face, another] = [await makeFace(1), await makeFace(2)];
  const worse = await sharp(face).resize(300).jpeg({ quality: 40 }).toBuffer();
  const [first, again, other] = [
    await takeFingerprint(face),
    await takeFingerprint(worse),
    await takeFingerprint(another),
  ];
  expect(first).toMatch(/^[01]{64}$/);
  expect(differing(String(first), String(again))).toBeLessThanOrEqual(MOST_DIFFERENT_BITS);
  expect(differing(String(first), String(other))).toBeGreaterThan(2 * MOST_DIFFERENT_BITS);
  const wall = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  expect(await takeFingerprint(wall)).toBeNull();
});
