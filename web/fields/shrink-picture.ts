import { HEAD_BYTES, kindOfFile } from '#contract/file-kind.ts';

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** A square part of a picture, in pixels. */
interface Square {
  left: number;
  top: number;
  side: number;
}

/** Limits for a picture that is sent. */
export interface Limits {
  /** The longest side of the sent picture. */
  longestPx: number;
  /** The intended size of the sent file. A picture that stays larger after all tries is sent all the same. */
  bytes: number;
  /** The settings to try, best first. The first result within `bytes` is used, otherwise the last. */
  tries: readonly { scale: number; quality: number }[];
  /** The file kinds that are sent unchanged if they are small enough. */
  asItIs: readonly ReturnType<typeof kindOfFile>[];
}

const BYTES_PER_KILOBYTE = 1024;
/** The setting with which every picture is tried first. */
const best = { scale: 1, quality: 0.85 };

/** The limits for a photo. The server stores no more pixels than these. */
export const PHOTO: Limits = {
  longestPx: 1600,
  bytes: 300 * BYTES_PER_KILOBYTE,
  tries: [best, { scale: 1, quality: 0.7 }, { scale: 1, quality: 0.55 }, { scale: 0.75, quality: 0.6 }],
  asItIs: ['jpeg'],
};

/**
 * The limits for a photographed horoscope. On an A4 page a character two millimetres high stays fourteen pixels
 * high, and lines stay sharp.
 */
export const PAPER: Limits = {
  longestPx: 2048,
  bytes: 600 * BYTES_PER_KILOBYTE,
  tries: [best, { scale: 1, quality: 0.7 }, { scale: 1, quality: 0.6 }],
  asItIs: ['jpeg', 'png'],
};

/**
 * Returns the picture to send. Returns the file itself if it is already small, or if the browser cannot read or shrink
 * it; the server then reports the error.
 */
export const shrinkPicture = (file: File, limits: Limits): Promise<Blob> =>
  redraw(file, limits, (size) => ({ from: { left: 0, top: 0, ...size }, to: fitInside(size, limits.longestPx) }));

/** Cuts the square that its owner chose from a photo. Returns the file itself if the browser cannot read or draw it. */
export const cutSquare = (file: File, squareOf: (size: Size) => Square): Promise<Blob> =>
  redraw(file, PHOTO, (size) => {
    const { left, top, side } = squareOf(size);
    const sidePx = Math.max(1, Math.min(PHOTO.longestPx, Math.round(side)));
    return { from: { left, top, width: side, height: side }, to: { width: sidePx, height: sidePx } };
  });

/** Scales a size so that its longest side is at most `longestSidePx`. */
export function fitInside({ width, height }: Size, longestSidePx: number): Size {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return scaled({ width, height }, scale);
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The part of a picture that is drawn, and the size of the result, in pixels. */
interface Drawing {
  from: Size & { left: number; top: number };
  to: Size;
}

/**
 * Draws the planned part of a picture as a JPEG, within the limits if one of the tries achieves it. Returns the file
 * itself if it may be sent unchanged or cannot be drawn.
 */
async function redraw(file: File, limits: Limits, plan: (size: Size) => Drawing): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  try {
    const { from, to } = plan({ width: bitmap.width, height: bitmap.height });
    const isWhole = from.width >= bitmap.width && from.height >= bitmap.height;
    const isSmall = isWhole && to.width >= bitmap.width && file.size <= limits.bytes;
    if (isSmall && limits.asItIs.includes(await kindOf(file))) return file;
    let jpeg: Blob | null = null;
    for (const { scale, quality } of limits.tries) {
      jpeg = await drawJpeg(bitmap, { from, to: scaled(to, scale) }, quality);
      if (jpeg === null || jpeg.size <= limits.bytes) break;
    }
    return jpeg ?? file;
  } finally {
    bitmap.close();
  }
}

const kindOf = async (file: File) => kindOfFile(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

function drawJpeg(bitmap: ImageBitmap, { from, to }: Drawing, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, to.width, to.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
