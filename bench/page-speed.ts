import type { Browser } from '@playwright/test';
import { type PageSpeed, type SlowVisit, visitSlowly } from '../e2e/support/slow-phone.ts';
import type { Figure } from './figure.ts';
import { withDemoSite } from './support/demo-site.ts';

export const name = 'page-speed';

const VISITS = 5;

/** The pages that families visit first, and the two most visited members' pages. */
const pages = [
  { name: '/', path: '/', paint: '≤ 1000', blocked: '≤ 100' },
  { name: '/login', path: '/login', paint: '≤ 1000', blocked: '≤ 100' },
  { name: '/faqs', path: '/faqs', paint: '≤ 1200', blocked: '' },
  { name: 'list', path: '/matching-profile', isOfMembers: true, paint: '≤ 1000', blocked: '≤ 150' },
  { name: 'member', path: '/matching-profile/:id', isOfMembers: true, paint: '≤ 1000', blocked: '≤ 150' },
];
type Page = (typeof pages)[number];

/**
 * A first visit on a slow phone with the demo's members: largest paint, blocking time of scripts and layouts, layout
 * shift, and bytes. The median of five visits.
 */
export function run(): Promise<Figure[]> {
  return withDemoSite(async ({ browser, visitOf }) => {
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await measure(browser, page, visitOf(page))));
    return figures;
  });
}

async function measure(browser: Browser, page: Page, visit: SlowVisit): Promise<Figure[]> {
  const visits: PageSpeed[] = [];
  for (let turn = 0; turn < VISITS; turn++) visits.push(await visitSlowly(browser, visit));
  const median = (key: keyof PageSpeed) => visits.map((each) => each[key]).sort((a, b) => a - b)[VISITS >> 1] ?? NaN;
  return [
    { name: `${page.name} largest paint`, value: median('largestPaintMs'), unit: 'ms', goal: page.paint },
    { name: `${page.name} blocked`, value: median('blockedMs'), unit: 'ms', goal: page.blocked },
    { name: `${page.name} layout shift`, value: median('layoutShift'), unit: '', goal: '< 0.02' },
    { name: `${page.name} received`, value: median('receivedKb'), unit: 'KB', goal: '' },
  ];
}
