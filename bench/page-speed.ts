import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, prepareChromium } from '../e2e/chromium.ts';
import { type PageSpeed, visitSlowly } from '../e2e/support/slow-phone.ts';
import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';

export const name = 'page-speed';

const VISITS = 5;

/** The largest paint, the moving of the layout and the bytes of a first visit from a slow phone; the median of five. */
export function run(): Promise<Figure[]> {
  return withSite(async (site, folder) => {
    const { executablePath, env } = await prepareChromium(folder);
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
    const figures: Figure[] = [];
    for (const path of ['/', '/faqs', '/login']) figures.push(...(await measure(browser, site.url, path)));
    await browser.close();
    return figures;
  });
}

async function measure(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const visits: PageSpeed[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitSlowly(browser, `${url}${path}`));
  const median = (key: keyof PageSpeed) => visits.map((visit) => visit[key]).sort((a, b) => a - b)[VISITS >> 1] ?? NaN;
  return [
    { name: `${path} largest paint`, value: median('largestPaintMs'), unit: 'ms', goal: '≤ 1200' },
    { name: `${path} layout shift`, value: median('layoutShift'), unit: '', goal: '< 0.02' },
    { name: `${path} received`, value: median('receivedKb'), unit: 'KB', goal: '' },
  ];
}
