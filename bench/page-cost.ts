import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { type Site, startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { fillWithDemo } from './support/demo-site.ts';
import { waitForLists } from './support/matching-site.ts';
import { sumProcessorMs } from './support/processor-time.ts';

export const name = 'page-cost';

/** The measured pages, with the most milliseconds of the processor that are allowed. */
const PAGES = [
  { name: 'list', path: '/matching-profile', most: 15 },
  { name: 'home', path: '/dashboard', most: 14 },
];
const ROUNDS = 6;
const PAGES_A_ROUND = 60;
const WARM_UP = 150;

/** Raises the daily limits, because a family views more here than a day permits. */
const UNLIMITED = { CARDS_A_DAY: '1000000', PROFILES_A_DAY: '1000000', LISTS_A_DAY: '1000000' };

/**
 * Measures the processor time of Node for a page, and its bytes before compression. `BEFORE=folder` names the built
 * folder of another version. Both versions then serve the same pages in turn on one database, so that the figures come
 * from one run.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    const sites: Site[] = [];
    try {
      const databaseSettings = databaseEnv(database.connection);
      const env = { ...UNLIMITED, ...databaseSettings };
      const { login } = await fillWithDemo(database.connection, databaseSettings.DATA_KEY ?? '');
      const before = process.env.BEFORE;
      for (const root of [undefined, ...(before ? [before] : [])])
        sites.push(await startSite({ dataFolder: join(folder, 'data'), env, ...(root && { root }) }));
      await Promise.all(sites.map(waitForLists));
      const figures: Figure[] = [];
      for (const page of PAGES) figures.push(...(await measure(sites, page, login.cookie)));
      return figures;
    } finally {
      for (const site of sites) await site.stop();
      await database.stop();
    }
  });
}

async function measure(sites: readonly Site[], page: (typeof PAGES)[number], cookie: string): Promise<Figure[]> {
  const open = async ({ url }: Site, language: string) => {
    const headers = { cookie: `${cookie}; lang=${language}`, 'accept-encoding': 'identity' };
    const answer = await fetch(`${url}${page.path}`, { headers, redirect: 'manual' });
    if (answer.status !== 200) throw new Error(`${page.path} answered ${answer.status}.`);
    return (await answer.arrayBuffer()).byteLength;
  };
  const openMany = async (site: Site, count: number) => {
    for (let turn = 0; turn < count; turn++) await open(site, LANGUAGES[turn % LANGUAGES.length] ?? 'en');
  };
  const spentMs = sites.map((): number[] => []);
  for (const site of sites) await openMany(site, WARM_UP);
  for (let round = 0; round < ROUNDS; round++)
    for (const [siteIndex, site] of sites.entries()) {
      const pids = processesOf(site);
      const began = sumProcessorMs(pids);
      await openMany(site, PAGES_A_ROUND);
      spentMs[siteIndex]?.push((sumProcessorMs(pids) - began) / PAGES_A_ROUND);
    }
  const [now, before] = spentMs.map(median);
  const bytes = Math.max(...(await Promise.all(LANGUAGES.map((language) => open(sites[0] as Site, language)))));
  return [
    { name: `${page.name}: Node`, value: now ?? Number.NaN, unit: 'ms', goal: `≤ ${page.most}` },
    ...(before === undefined ? [] : [{ name: `${page.name}: Node before`, value: before, unit: 'ms', goal: '' }]),
    { name: `${page.name}: HTML`, value: bytes / 1000, unit: 'KB', goal: page.name === 'list' ? '≤ 90' : '' },
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Returns the ids of the site's process and all processes below it. */
function processesOf({ process: { pid } }: Site): number[] {
  const all = pid === undefined ? [] : [pid];
  // The list grows while it is read, so that it also gets the children of children.
  for (const id of all)
    all.push(...readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
  return all;
}
