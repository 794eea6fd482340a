import sharp from 'sharp';
import { inventMember, logIn, registerMember } from '../e2e/support/member.ts';
import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';

export const name = 'picture';

const turns = 9;

/** Measures whole uploads of photos, one after the other, from the first byte to the answer. */
export function run(): Promise<Figure[]> {
  return withSite(async (site) => {
    const photo = await makePhoto();
    const member = inventMember();
    const pid = await registerMember(site.url, member);
    const { cookie } = await logIn(site.url, member);
    const form = () => {
      const body = new FormData();
      body.append('pid', pid);
      body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      return body;
    };
    const timesMs: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const start = performance.now();
      const response = await fetch(`${site.url}/api/updateprofileimage`, {
        method: 'POST',
        body: form(),
        headers: { cookie },
      });
      const answer: unknown = await response.json();
      timesMs.push(performance.now() - start);
      if (!response.ok) throw new Error(`The picture was refused: ${JSON.stringify(answer)}`);
    }
    timesMs.sort((a, b) => a - b);
    return [
      { name: 'size of the photo', value: photo.length / 1e6, unit: 'MB', goal: '' },
      { name: 'saving 12 megapixels, median', value: timesMs[Math.floor(turns / 2)] ?? 0, unit: 'ms', goal: '≤ 400' },
      { name: 'saving 12 megapixels, slowest', value: timesMs.at(-1) ?? 0, unit: 'ms', goal: '' },
    ];
  });
}

/** Makes a picture of random noise that is as slow to decode as a photo, rotated by EXIF as phones do. */
function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .blur(1)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
