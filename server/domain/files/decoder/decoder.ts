// A process of its own: what it decodes comes from strangers. It can be ended whatever it is doing, it gets no secrets,
// and the memory that a large picture takes goes with it.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { countScans } from './count-scans.ts';
import { takeFingerprint } from './fingerprint.ts';
import type { Decoded, Order } from './order.ts';

// Of the formats that libvips reads, only the two that are asked for: SVG and the like are not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** What the first bytes of an image say of it, without decoding it; null where it is none. */
async function inspectImage(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** The upright image, scaled down to fit. What is written from it has lost its EXIF, its place and its trailing bytes. */
function openImage(bytes: Buffer, longestSidePx: number): Sharp {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
}

/** A small square around what catches the eye. */
function cutSquare(bytes: Buffer, sidePx: number): Sharp {
  return sharp(bytes).resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' });
}

/** The upright image, cut to these sides around what catches the eye. What is written from it has lost its EXIF and its place. */
function cutWide(bytes: Buffer, width: number, height: number): Sharp {
  return sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
}

const PIXELS_AT_MOST = 40_000_000;
/** Five times as many as any program writes. */
const SCANS_AT_MOST = 50;
const LARGE_PX = 1600;
const SMALL_PX = 320;
/** As the drawings of the front page. */
const BANNER_WIDTH_PX = 1600;
const BANNER_HEIGHT_PX = 640;
/** A page of A4 scanned at 340 dots an inch: every stroke of a handwritten horoscope stays readable. */
const HOROSCOPE_PX = 4000;

process.on('message', (order: Order) => {
  decode(order).then((decoded) => process.send?.(decoded));
});

async function decode({ purpose, bytes }: Order): Promise<Decoded> {
  const content = Buffer.from(bytes);
  const image = await inspectImage(content);
  if (image === null) return { outcome: 'none' };
  const { format } = image;
  if (format !== 'jpeg' && (format !== 'png' || purpose === 'picture' || purpose === 'fingerprint'))
    return { outcome: 'other' };
  if (image.width * image.height > PIXELS_AT_MOST) return { outcome: 'too many pixels' };
  if (format === 'jpeg' && countScans(content) > SCANS_AT_MOST) return { outcome: 'damaged' };
  try {
    if (purpose === 'fingerprint')
      return { outcome: 'made', format, files: [], fingerprint: await takeFingerprint(content) };
    const files = await makers[purpose](content, format);
    const [large] = files;
    const fingerprint = purpose === 'picture' && large ? await takeFingerprint(large) : null;
    return { outcome: 'made', format, files, fingerprint };
  } catch {
    return { outcome: 'damaged' };
  }
}

const makers: Record<
  Exclude<Order['purpose'], 'fingerprint'>,
  (content: Buffer, format: 'jpeg' | 'png') => Promise<Buffer[]>
> = {
  picture: makeSizes,
  banner: async (content) => [
    await cutWide(content, BANNER_WIDTH_PX, BANNER_HEIGHT_PX).jpeg({ quality: 78 }).toBuffer(),
  ],
  horoscope: cleanHoroscope,
};

async function makeSizes(content: Buffer): Promise<Buffer[]> {
  const large = await openImage(content, LARGE_PX).jpeg({ quality: 82 }).toBuffer();
  return [large, await cutSquare(large, SMALL_PX).jpeg({ quality: 80 }).toBuffer()];
}

async function cleanHoroscope(content: Buffer, format: 'jpeg' | 'png'): Promise<Buffer[]> {
  const image = openImage(content, HOROSCOPE_PX);
  return [await (format === 'png' ? image.png() : image.jpeg({ quality: 90 })).toBuffer()];
}
