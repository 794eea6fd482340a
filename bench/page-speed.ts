import type { Browser } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import { type PageSpeed, type SlowVisit, visitSlowly } from '../e2e/support/slow-phone.ts';
import type { Figure } from './figure.ts';
import { withDemoSite } from './support/demo-site.ts';

export const name = 'page-speed';

const VISITS = 5;

/** Returns a step of the page of two families, as the demo's couple in that state sees it. */
function together(step: string, couple: string) {
  return [{ name: `two families ${step}`, path: `/matching-profile/:accepted/together?step=${step}`, couple }];
}

/** The pages that families visit first, and the most visited members' pages and forms. */
const pages = [
  { name: '/', path: '/', blocked: '≤ 100' },
  { name: '/login', path: '/login', blocked: '≤ 100' },
  { name: '/faqs', path: '/faqs', blocked: '' },
  ...[
    { name: 'home', path: '/dashboard' },
    { name: 'list', path: '/matching-profile' },
    { name: 'member', path: '/matching-profile/:id' },
    { name: 'two families', path: '/matching-profile/:accepted/together' },
    ...together('words', 'have written, and one would exchange numbers'),
    ...together('meeting', 'have a day to meet'),
    ...together('questions', 'answer the questions for the two'),
    ...together('wedding', 'have a day for the wedding'),
    { name: 'inbox', path: '/matching-profile/inbox' },
    { name: 'personal information', path: '/personal-information' },
    { name: "father's side", path: '/paternal-bibliography' },
    { name: 'wishes', path: '/matching-profile/wishes' },
  ].map((page) => ({ ...page, isOfMembers: true, blocked: '≤ 150' })),
];
type Page = (typeof pages)[number];

/** Returns whether a page is measured. `--pages=two families` selects the pages whose name begins with these words. */
const isWanted = ({ name }: Page): boolean => {
  const wanted = process.argv.flatMap((argument) => argument.match(/^--pages=(.*)/)?.[1] ?? []);
  return wanted.length === 0 || wanted.some((start) => name.startsWith(start));
};

/**
 * Measures first visits on a slow phone with the demo's members, in both languages: largest paint, blocking time of
 * scripts and layouts, layout shift, and bytes. Each figure is the median of all visits. CHROMIUM_PATH names a full
 * Chromium, as families have one: the bundled shell paints sooner.
 */
export function run(): Promise<Figure[]> {
  return withDemoSite(async ({ browser, visitOf }) => {
    const figures: Figure[] = [];
    for (const page of pages.filter(isWanted))
      for (const language of LANGUAGES) figures.push(...(await measure(browser, page, { ...visitOf(page), language })));
    return figures;
  });
}

async function measure(browser: Browser, page: Page, visit: SlowVisit): Promise<Figure[]> {
  const visits: PageSpeed[] = [];
  for (let turn = 0; turn < VISITS; turn++) visits.push(await visitSlowly(browser, visit));
  const median = (key: keyof PageSpeed) => visits.map((speed) => speed[key]).sort((a, b) => a - b)[VISITS >> 1] ?? NaN;
  const name = `${page.name} (${visit.language})`;
  // Measuring all pages takes many minutes. Printing each result keeps it when the run is stopped.
  console.error(
    `${name}: paint ${Math.round(median('largestPaintMs'))} ms, blocked ${Math.round(median('blockedMs'))} ms`,
  );
  return [
    { name: `${name} largest paint`, value: median('largestPaintMs'), unit: 'ms', goal: '≤ 1000' },
    { name: `${name} blocked`, value: median('blockedMs'), unit: 'ms', goal: page.blocked },
    { name: `${name} layout shift`, value: median('layoutShift'), unit: '', goal: '< 0.02' },
    { name: `${name} received`, value: median('receivedKb'), unit: 'KB', goal: '' },
  ];
}
