const LONGEST_SIDE_PX = 2048;

/**
 * The photo as it is sent: at most 2048 px, which saves families most of the upload. Where the browser cannot do it, or
 * cannot read the file, the file itself: the server then says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  try {
    if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE_PX) return file;
    const { width, height } = fitInside(bitmap, LONGEST_SIDE_PX);
    return (await drawJpeg(bitmap, width, height)) ?? file;
  } finally {
    bitmap.close();
  }
}

interface Size {
  width: number;
  height: number;
}

/** The same shape, its longest side at most `longestSidePx`. */
export function fitInside({ width, height }: Size, longestSidePx: number): Size {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
