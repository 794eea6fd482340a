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
