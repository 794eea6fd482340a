import { join } from 'node:path';
import { seedDatabase } from '#database/seed.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { percentile, sizes, wantsSize } from './support/filled-database.ts';
import { call, logInStaff, withSitesOn } from './support/matching-site.ts';
import { fillOffice, GIVEN, SURNAMES } from './support/office-people.ts';
import { settingsFor, settle } from './support/settled-database.ts';

export const name = 'office';

const timedCalls = 500;
/** The number of calls that warm up the compiler and the disk first. */
const warmUpCalls = 50;

/** Measures the office's pages over HTTP: today's queue, the search for members, and a long queue of approvals. */
export async function run(): Promise<Figure[]> {
  await buildSite();
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size))) figures.push(...(await measure(size, count)));
  return figures;
}

type Ask = (path: string, values?: Record<string, string>) => Promise<string>;

const measure = (size: string, count: number): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'database');
    const database = await startEmbedded({ dataDir, settings: settingsFor(count) });
    const pool = makePool(database.connection, createLog('silent'));
    try {
      await migrate(pool);
      await seedDatabase(pool);
      const began = performance.now();
      await fillOffice(pool, count);
      await settle(database, dataDir);
      const fillingFigure = { name: `office.${size}.filling`, value: seconds(began), unit: 's', goal: '' };
      const staff = await logInStaff(pool);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => {
        if (site === undefined) throw new Error('There is no site.');
        const ask: Ask = (path, values = {}) => call(site, 'POST', path, staff, { values });
        const times = { ...(await askDesk(ask, count)), ...(await approveItems(ask)) };
        const timeFigures = Object.entries(times).flatMap(([what, ms]) => figuresOf(`office.${size}.${what}`, ms));
        return [fillingFigure, ...timeFigures];
      });
    } finally {
      await pool.end();
      await database.stop();
    }
  });

/** Returns the seconds since `began`, rounded. */
const seconds = (began: number) => Math.round((performance.now() - began) / 1000);

const figuresOf = (name: string, times: readonly number[]): Figure[] => [
  { name: `${name}.p50`, value: percentile(times, 0.5), unit: 'ms', goal: '' },
  { name: `${name}.p99`, value: percentile(times, 0.99), unit: 'ms', goal: '<= 50' },
];

/** Does the work and adds its duration in milliseconds to `times`. */
async function timed(times: number[], work: () => Promise<string>): Promise<string> {
  const began = performance.now();
  const answer = await work();
  times.push(performance.now() - began);
  return answer;
}

/** Times the pages on which staff look for members, their queue and their records. */
async function askDesk(ask: Ask, count: number): Promise<Record<string, number[]>> {
  const random = makeRandom(count);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const number = () => 1 + Math.floor(random() * count);
  const questions: Record<string, () => [path: string, values?: Record<string, string>]> = {
    today: () => ['office/today'],
    desk: () => ['office/showdesk'],
    byPhone: () => ['office/findmembers', { asked: String(6_000_000_000 + number()) }],
    byEmail: () => ['office/findmembers', { asked: `m${number()}@example.in` }],
    byName: () => ['office/findmembers', { asked: `${pick(GIVEN)} ${pick(SURNAMES)}` }],
    byFirstName: () => ['office/findmembers', { asked: String(pick(GIVEN)) }],
    line: () => ['office/listapprovals', { page: String(Math.floor(random() * 200)) }],
    records: () => ['office/listrecords', { latest: String(1 + Math.floor(random() * 500_000)) }],
    recordsOfOne: () => ['office/listrecords', { about: `SV${number()}` }],
    // So few members' timelines are opened that none needs a reason.
    timeline: () => ['office/timeline', { member: `SV${1 + Math.floor(random() * 25)}` }],
  };
  const figures: Record<string, number[]> = {};
  for (const [what, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let turn = 0; turn < warmUpCalls + timedCalls; turn++) await timed(times, () => ask(...question()));
    figures[what] = times.slice(warmUpCalls);
  }
  return figures;
}

/** Processes items as a moderator does: list, open, approve. The number stays below one person's daily limit. */
async function approveItems(ask: Ask): Promise<Record<string, number[]>> {
  const [open, approve]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUpCalls + timedCalls; turn++) {
    const [first] = JSON.parse(await ask('office/listapprovals', { page: '' })).items;
    const id = String(first.id);
    const { version } = JSON.parse(await timed(open, () => ask('office/openapproval', { id })));
    const { msgcode } = JSON.parse(await timed(approve, () => ask('office/approve', { id, version })));
    if (msgcode !== 1) throw new Error(`Number ${id} of the line was not approved.`);
  }
  return { open: open.slice(warmUpCalls), approve: approve.slice(warmUpCalls) };
}
