import sharp, { type Metadata, type Sharp } from 'sharp';

// Of the formats that libvips reads, only the two that are asked for: SVG and the like are not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

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
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true });
}

/** A small square around what catches the eye. */
export function cutSquare(bytes: Buffer, sidePx: number): Sharp {
  return sharp(bytes).resize({ width: sidePx, height: sidePx, fit: 'cover', position: 'attention' });
}

/** The upright image, cut to these sides around what catches the eye. What is written from it has lost its EXIF and its place. */
export function cutWide(bytes: Buffer, width: number, height: number): Sharp {
  return sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
}
