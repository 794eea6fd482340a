import { FILE_BYTES } from '#contract/file-kind.ts';

interface Size {
  width: number;
  height: number;
}

interface Square {
  left: number;
  top: number;
  side: number;
}

const LONGEST_SIDE_PX = 2048;
/** The size at which the server stores it. */
const SQUARE_PX = 1600;

/**
 * The photo to send: at most 2048 px, which saves families most of the upload. When the browser cannot shrink or read
 * the file, the file itself: the server then reports the error.
 */
export const shrinkPicture = (file: File): Promise<Blob> =>
  redraw(file, (size) => {
    if (Math.max(size.width, size.height) <= LONGEST_SIDE_PX && file.size <= FILE_BYTES) return null;
    return { from: { left: 0, top: 0, ...size }, to: fitInside(size, LONGEST_SIDE_PX) };
  });

/** The square of the photo that its owner chose, with the same fallback. */
export const cutSquare = (file: File, squareOf: (size: Size) => Square): Promise<Blob> =>
  redraw(file, (size) => {
    const { left, top, side } = squareOf(size);
    const sent = Math.max(1, Math.min(SQUARE_PX, Math.round(side)));
    return { from: { left, top, width: side, height: side }, to: { width: sent, height: sent } };
  });

/** Scales a size so that its longest side is at most `longestSidePx`. */
export function fitInside({ width, height }: Size, longestSidePx: number): Size {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface Drawing {
  from: Size & { left: number; top: number };
  to: Size;
}

async function redraw(file: File, plan: (size: Size) => Drawing | null): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  try {
    const drawing = plan({ width: bitmap.width, height: bitmap.height });
    return (drawing && (await drawJpeg(bitmap, drawing))) ?? file;
  } finally {
    bitmap.close();
  }
}

function drawJpeg(bitmap: ImageBitmap, { from, to }: Drawing): Promise<Blob | null> {
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
