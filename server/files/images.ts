import sharp, { type Metadata, type Sharp } from 'sharp';
import { makeQueue } from './queue.ts';

export const PIXELS_AT_MOST = 40_000_000;

const WAITING_AT_MOST = 16;

// Of the formats that libvips reads, only the two that are asked for: SVG and the like are not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** One image is decoded at a time, in the whole process: a progressive one of 40 megapixels takes hundreds of MB. */
export const decodeInTurn = makeQueue(WAITING_AT_MOST);

/** What the first bytes of an image say of it, without decoding it; null where it is none. */
export async function inspectImage(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** The upright image, scaled down to fit. What is written from it has lost its EXIF, its place and its trailing bytes. */
export function openImage(bytes: Buffer, longestSidePx: number): Sharp {
  return sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
}

/** A small square around what catches the eye. */
export function cutSquare(bytes: Buffer, sidePx: number): Sharp {
  return sharp(bytes).resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' });
}
