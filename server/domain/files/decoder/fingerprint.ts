import sharp from 'sharp';

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
