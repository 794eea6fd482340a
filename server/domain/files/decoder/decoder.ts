// A process of its own: what it decodes comes from strangers. It can be ended whatever it is doing, it gets no secrets,
// and the memory that a large picture takes goes with it.
import { countScans } from './count-scans.ts';
import { takeFingerprint } from './fingerprint.ts';
import { cutSquare, cutWide, inspectImage, openImage } from './images.ts';
import type { Decoded, Order } from './order.ts';

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
