import sharp from 'sharp';

// Markers of JPEG: the header of a baseline frame, and of a scan.
const START_OF_FRAME = Buffer.from([0xff, 0xc0]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Makes a plain JPEG. */
export function makeJpeg(widthPx = 60, heightPx = 40, background = '#a33'): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Makes a plain PNG. */
export function makePng(widthPx = 60, heightPx = 40): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer();
}

/** Makes a JPEG as phones store it: rotated by EXIF, with a location and a comment. */
export async function makePhoneJpeg(sentence: string): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '22/1 34/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '88/1 22/1 0/1',
  };
  return sharp(await makeJpeg(60, 40))
    .withExif({ IFD0: { ImageDescription: sentence }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Makes a small JPEG with a declared size of 10,000 × 10,000 pixels. */
export async function makePixelBomb(): Promise<Buffer> {
  const bomb = Buffer.from(await makeJpeg());
  const frame = bomb.indexOf(START_OF_FRAME);
  const [heightOffset, widthOffset] = [frame + 5, frame + 7];
  bomb.writeUInt16BE(10_000, heightOffset);
  bomb.writeUInt16BE(10_000, widthOffset);
  return bomb;
}

/** Makes a one-page PDF with a script. */
export function makePdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text);
}

/** Makes a progressive JPEG of one colour with its last scan repeated `scans` times: small to send, slow to decode. */
export async function makeScanBomb(scans: number, widthPx = 60, heightPx = 40): Promise<Buffer> {
  const image = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#a33' } })
    .jpeg({ progressive: true })
    .toBuffer();
  // The last two bytes mark the end of the image.
  const [withoutEnd, end] = [image.subarray(0, -2), image.subarray(-2)];
  const scan = Buffer.from(withoutEnd.subarray(withoutEnd.lastIndexOf(START_OF_SCAN)));
  // Declares it as a first scan, not a refinement, because decoders do not warn of a repeated first scan. The byte is
  // the last of the header, whose length stands after the marker of two bytes.
  scan[scan.readUInt16BE(2) + 1] = 0;
  return Buffer.concat([withoutEnd, ...Array<Buffer>(scans).fill(scan), end]);
}

/** Makes a JPEG with a different pattern of light and dark for each seed, so that it has a fingerprint. */
export async function makeFace(seed: number): Promise<Buffer> {
  // Squares of one grey each, in a grid of this many on each side.
  const sideSquares = 12;
  // A linear congruential generator. The highest eight bits of its state are the grey.
  let state = seed * 2_654_435_761;
  const greys = Array.from({ length: sideSquares * sideSquares }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(Buffer.from(greys), { raw: { width: sideSquares, height: sideSquares, channels: 1 } })
    .resize(640, 640, { kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Makes a file for a form. It has no media type. */
export const asFile = (bytes: Buffer | string, name = 'photo.jpg'): File =>
  new File([new Uint8Array(Buffer.from(bytes))], name);
