// Makes the app's icons from web/public/favicon.svg. Run it after changing the logo: node scripts/draw-icons.ts
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../web/public');
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
// A phone crops a maskable icon to its own shape: this one fills the square, without frame and rounded corners (rx).
const maskableMark = mark.replace(/<g id="frame"[\s\S]*?<\/g>/, '').replace(/ rx="104"/, '');

await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskableMark, 512, 'icon-maskable-512.png');
await draw(maskableMark, 180, 'apple-touch-icon.png');

/** Writes the drawing as a PNG; the density in dots per inch makes lines sharp. */
async function draw(svg: string, sizePx: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(sizePx)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name));
}
