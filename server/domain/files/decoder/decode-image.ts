import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Decoded, Order } from './order.ts';

/** The width, in pixels, to which an image is reduced for its fingerprint. */
const COLUMNS = 9;
/** The height, in pixels, to which an image is reduced for its fingerprint. */
const ROWS = 8;
/** The number of pixels of a row that have a right neighbour; each gives one bit. */
const BITS_A_ROW = COLUMNS - 1;
/** With fewer zeros or ones than this, the fingerprint is useless: a wall, a sky, a gradient. */
const FEWEST_BITS = 6;

/**
 * Returns the difference hash of an image as zeros and ones: for each pixel with a right neighbour, whether the pixel
 * is darker than the neighbour. Other sizes and qualities of the same picture differ in a few bits. Returns null if the
 * image has almost no detail.
 */
export async function takeFingerprint(image: Buffer): Promise<string | null> {
  const grey = await sharp(image).greyscale().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
  const bits = Array.from({ length: ROWS * BITS_A_ROW }, (_, index) => {
    const row = Math.floor(index / BITS_A_ROW);
    const pixel = row * COLUMNS + (index % BITS_A_ROW);
    return (grey[pixel] ?? 0) < (grey[pixel + 1] ?? 0) ? '1' : '0';
  });
  const ones = bits.filter((bit) => bit === '1').length;
  const zeros = bits.length - ones;
  return Math.min(ones, zeros) < FEWEST_BITS ? null : bits.join('');
}

/** The marker of a JPEG, after a byte 0xff, before the data of a scan. */
const START_OF_SCAN = 0xda;
/** The marker of a JPEG, after a byte 0xff, at its end. */
const END_OF_IMAGE = 0xd9;

/**
 * Counts the scans of a JPEG. A baseline JPEG usually has one scan, a progressive JPEG about ten. Decoding takes a pass
 * over the whole image for each scan.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  // The first two bytes mark the start of the image.
  let position = 2;
  while (position + 1 < jpeg.length) {
    const marker = jpeg[position + 1] ?? 0;
    // Skips stuffed and fill bytes, and any byte that is not a marker, as JPEG readers do.
    if (jpeg[position] !== 0xff || marker === 0x00 || marker === 0xff) {
      position += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    position += 2 + (hasLength(marker) ? readLength(jpeg, position + 2) : 0);
  }
  return scans;
}

/**
 * Whether a marker is followed by the length of its segment. The markers 0xd0 to 0xd9, and those below 0xc0, are not.
 */
const hasLength = (marker: number): boolean => marker > END_OF_IMAGE || (marker >= 0xc0 && marker < 0xd0);

/** Reads the length of a segment, which includes the two bytes of the length; 0 beyond the end of the file. */
const readLength = (jpeg: Buffer, offset: number): number => (offset + 1 < jpeg.length ? jpeg.readUInt16BE(offset) : 0);

/** Reads the metadata of an image without decoding it; null if it is not an image. */
async function inspectImage(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/**
 * Returns the image upright, scaled down to fit into a square of this side. The output has no EXIF, no location and no
 * trailing bytes.
 */
function openImage(bytes: Buffer, longestSidePx: number): Sharp {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
}

/** Cuts a square of this side around the most striking part, after scaling the image down. */
function cutSquare(bytes: Buffer, sidePx: number): Sharp {
  return sharp(bytes).resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' });
}

/**
 * Returns the image upright, scaled and cut to this width and height in pixels around the most striking part. The
 * output has no EXIF and no location.
 */
function cutWide(bytes: Buffer, width: number, height: number): Sharp {
  return sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
}

/** Limit for the pixels of an image, width times height. */
const PIXELS_AT_MOST = 40_000_000;
/** Limit for the scans of a JPEG: five times as many as any program writes. */
const SCANS_AT_MOST = 50;
/** The longest side of the large size of a photo. */
const LARGE_PX = 1600;
/** The JPEG quality of the large size of a photo. */
const LARGE_QUALITY = 82;
/** The side of the small size of a photo, which is square. */
const SMALL_PX = 320;
/** The JPEG quality of the small size of a photo. */
const SMALL_QUALITY = 80;
/** The width of a banner, which is that of the front page's own drawings. */
const BANNER_WIDTH_PX = 1600;
/** The height of a banner, which is that of the front page's own drawings. */
const BANNER_HEIGHT_PX = 640;
/** The JPEG quality of a banner. */
const BANNER_QUALITY = 78;
/** The longest side of a stored horoscope: an A4 page at 340 dpi, so that handwriting stays readable. */
const HOROSCOPE_PX = 4000;
/** The JPEG quality of a stored horoscope. */
const HOROSCOPE_QUALITY = 90;

/** The functions that make the files for each purpose. */
const makers: Record<
  Exclude<Order['purpose'], 'fingerprint'>,
  (content: Buffer, format: 'jpeg' | 'png') => Promise<Buffer[]>
> = {
  picture: makeSizes,
  banner: async (content) => [
    await cutWide(content, BANNER_WIDTH_PX, BANNER_HEIGHT_PX).jpeg({ quality: BANNER_QUALITY }).toBuffer(),
  ],
  horoscope: cleanHoroscope,
};

/**
 * Decodes an image and makes the files for its purpose. A photo must be a JPEG; a horoscope or banner may be a PNG.
 * Does not throw for a bad image: the outcome (`Decoded`) says why it is refused.
 */
export async function decode({ purpose, bytes }: Order): Promise<Decoded> {
  const content = Buffer.from(bytes);
  const image = await inspectImage(content);
  if (image === null) return { outcome: 'none' };
  const { format } = image;
  const isPhoto = purpose === 'picture' || purpose === 'fingerprint';
  if (format !== 'jpeg' && (format !== 'png' || isPhoto)) return { outcome: 'other' };
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

/** Makes the large and the small size of a photo, in this order. */
async function makeSizes(content: Buffer): Promise<Buffer[]> {
  const large = await openImage(content, LARGE_PX).jpeg({ quality: LARGE_QUALITY }).toBuffer();
  return [large, await cutSquare(large, SMALL_PX).jpeg({ quality: SMALL_QUALITY }).toBuffer()];
}

/** Makes the stored image of a horoscope, in the format in which it was sent. */
async function cleanHoroscope(content: Buffer, format: 'jpeg' | 'png'): Promise<Buffer[]> {
  const image = openImage(content, HOROSCOPE_PX);
  return [await (format === 'png' ? image.png() : image.jpeg({ quality: HOROSCOPE_QUALITY })).toBuffer()];
}
