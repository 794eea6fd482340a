import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, prepareChromium } from '../e2e/chromium.ts';
import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';

export const name = 'first-load';

const kinds = ['javascript', 'css', 'font'] as const;
type Kind = (typeof kinds)[number];
const goalsKb: Record<Kind, string> = { javascript: '≤ 110', css: '≤ 15', font: '' };
const carouselMark = 'containScroll'; // an option of embla: a minifier cannot rename it

interface Asset {
  kind: Kind;
  body: Buffer;
}

/** Compressed bytes (brotli 11) of all that Chromium loads or preloads for a first visit of `/` and `/login`. */
export function run(): Promise<Figure[]> {
  return withSite(async (site, folder) => {
    const { executablePath, env } = await prepareChromium(folder);
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
    const figures: Figure[] = [];
    for (const path of ['/', '/login']) {
      const context = await browser.newContext(); // nothing in the cache
      const assets = await listAssets(await context.newPage(), `${site.url}${path}`);
      figures.push(...describe(path, assets));
      await context.close();
    }
    await browser.close();
    return figures;
  });
}

async function listAssets(page: Page, url: string): Promise<Asset[]> {
  const assets: Promise<Asset[]>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '');
    if (kind) assets.push(response.body().then((body) => [{ kind, body }]));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return (await Promise.all(assets)).flat();
}

function kindOf(contentType: string): Kind | undefined {
  return kinds.find((kind) => contentType.includes(kind)) ?? (contentType.includes('woff') ? 'font' : undefined);
}

function describe(path: string, assets: Asset[]): Figure[] {
  const sizes = kinds.map((kind) => {
    const bytes = assets.filter((asset) => asset.kind === kind).map(({ body }) => brotliCompressSync(body).length);
    const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    return { name: `${path} ${kind}`, value: kilobytes, unit: 'KB', goal: goalsKb[kind] };
  });
  const carousels = assets.filter(({ kind, body }) => kind === 'javascript' && body.includes(carouselMark)).length;
  return [
    ...sizes,
    { name: `${path} carousel scripts`, value: carousels, unit: 'files', goal: path === '/' ? '1' : '0' },
  ];
}
