import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LOGIN } from '#web/office/desk.ts';
import { rooms } from '#web/office/rooms.ts';
import { openPhone } from '../e2e/support/slow-phone.ts';
import type { Figure } from './figure.ts';
import { type DemoPage, withDemoSite } from './support/demo-site.ts';

export const name = 'first-load';

const kinds = ['javascript', 'css', 'font'] as const;
type Kind = (typeof kinds)[number];
// Words by which a script is recognized: a minifier cannot rename an attribute, nor the class that a style sheet names.
const carouselMark = 'aria-roledescription';
const editorMark = 'ProseMirror';

interface Asset {
  kind: Kind;
  body: Buffer;
}

// The limits are compressed kilobytes. They include the sessions, the text cleaning shared by browser and server, and
// the texts that differ by gender.
const pages = [
  { name: '/', path: '/', javascript: '≤ 113', css: '≤ 15', carousels: '1' },
  { name: '/login', path: '/login', javascript: '≤ 113', css: '≤ 15', carousels: '0' },
  { name: 'list', path: '/matching-profile', isOfMembers: true, javascript: '≤ 140', css: '≤ 18', carousels: '0' },
  {
    name: 'member',
    path: '/matching-profile/:id',
    isOfMembers: true,
    javascript: '≤ 160',
    css: '≤ 18',
    carousels: '0',
  },
  // The page of two families and its steps. Each step loads its own program. They count as seldom opened pages, with
  // their style sheet.
  ...['', 'numbers', 'words', 'call', 'meeting', 'questions', 'pandit', 'tests', 'decided', 'wedding', 'married'].map(
    (step) => ({
      name: `two families ${step}`.trim(),
      isOfMembers: true,
      javascript: '≤ 160',
      css: '≤ 24',
      carousels: '0',
      path: `/matching-profile/:accepted/together${step && `?step=${step}`}`,
    }),
  ),
];
const TEXT = '/office/texts/welcome';
/** The limits of JavaScript for office pages with a program of their own. */
const heavier: Record<string, string> = {
  '/office/paper': '≤ 183',
  '/office/members/:id': '≤ 190',
  [TEXT]: '≤ 230',
};

/**
 * The rooms of the office, and office pages with their own program. The editor is loaded only on the page of a text,
 * and is a third of its bytes.
 */
const officePages = [
  ...rooms.map(({ to }) => to),
  '/office/approvals/decided',
  '/office/members/:id',
  '/office/members/:id/register',
  '/office/melans/1/tablet',
  LOGIN,
  TEXT,
  '/office/mine',
  '/office/stories',
].map((path) => ({
  name: path,
  path,
  isOfStaff: path !== LOGIN,
  css: '≤ 27',
  carousels: '0',
  javascript: heavier[path] ?? '≤ 172',
  editors: path === TEXT ? '≥ 1' : '0',
}));

type Measured = DemoPage & { name: string; javascript: string; css: string; carousels: string; editors?: string };

/**
 * Measures the compressed bytes (brotli 11) that Chromium loads or preloads on a first visit of the most frequent
 * pages.
 */
export function run(): Promise<Figure[]> {
  return withDemoSite(async ({ browser, visitOf }) => {
    const figures: Figure[] = [];
    for (const page of [...pages, ...officePages]) {
      const visit = visitOf(page);
      const context = await openPhone(browser, visit);
      figures.push(...describe(page, await listAssets(await context.newPage(), visit.url)));
      await context.close();
    }
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

function describe(page: Measured, assets: Asset[]): Figure[] {
  const sizes = kinds.map((kind) => {
    const bytes = assets.filter((asset) => asset.kind === kind).map(({ body }) => brotliCompressSync(body).length);
    const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return {
      name: `${page.name} ${kind}`,
      value: kilobytes,
      unit: 'KB',
      goal: kind === 'font' ? '' : page[kind],
    };
  });
  const countScripts = (mark: string) =>
    assets.filter(({ kind, body }) => kind === 'javascript' && body.includes(mark)).length;
  return [
    ...sizes,
    { name: `${page.name} carousel scripts`, value: countScripts(carouselMark), unit: 'files', goal: page.carousels },
    ...(page.editors === undefined
      ? []
      : [{ name: `${page.name} editor scripts`, value: countScripts(editorMark), unit: 'files', goal: page.editors }]),
  ];
}
