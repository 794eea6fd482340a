import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Decoded, Order } from './order.ts';

const COLUMNS = 9;
const ROWS = 8;
/** With fewer noughts or ones it says nothing: a wall, a sky, a gradient. */
const FEWEST = 6;

/**
 * The difference hash of an image: whether each of 8 × 8 fields is darker than its neighbour on the right, row by row, as 64
 * noughts and ones. Other sizes and qualities of one picture differ in a few. Null where there is hardly anything to see.
 */
export async function takeFingerprint(image: Buffer): Promise<string | null> {
  const grey = await sharp(image).greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  const fields = Array.from({ length: ROWS * (COLUMNS - 1) }, (_, field) => {
    const at = Math.floor(field / (COLUMNS - 1)) * COLUMNS + (field % (COLUMNS - 1));
    return (grey[at] ?? 0) < (grey[at + 1] ?? 0) ? '1' : '0';
  });
  const ones = fields.filter((field) => field === '1').length;
  return Math.min(ones, fields.length - ones) < FEWEST ? null : fields.join('');
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** How many scans a JPEG has: an ordinary one has one, a progressive one about ten, and each costs a pass over all of it. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    // Stuffed and fill bytes, and whatever stands where a marker should: readers go on to the next one.
    if (jpeg[at] !== 0xff || marker === 0x00 || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    at += 2 + (hasLength(marker) ? readLength(jpeg, at + 2) : 0);
  }
  return scans;
}

const hasLength = (marker: number): boolean => marker > END_OF_IMAGE || (marker >= 0xc0 && marker < 0xd0);

const readLength = (jpeg: Buffer, at: number): number => (at + 1 < jpeg.length ? jpeg.readUInt16BE(at) : 0);

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

/** Decodes an image and makes the files for its purpose. */
export async function decode({ purpose, bytes }: Order): Promise<Decoded> {
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
