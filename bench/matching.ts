import type { Gender, SharedPerson } from '#matching/person.ts';
import { highestPrice } from '#matching/rank.ts';
import { inOrder, type Placed, type RankingIndex, scoreOf } from '#ranking/ranking.ts';
import type { Figure } from './figure.ts';
import { benchTieRank, firstPage, openBenchIndex, scannedPage } from './support/bench-lists.ts';
import { buildSite } from './support/bench-site.ts';
import { type Filled, percentile, seedOf, sizes, time, wantsSize, withDatabase } from './support/filled-database.ts';
import { forgetShowings, replaceWishes } from './support/matching-database.ts';
import { logInAll, timePages, timeShowing, withSitesOn } from './support/matching-site.ts';
import { timePlainSql } from './support/plain-sql.ts';
import { benchDay, narrow, open, type SyntheticMember, synthesize } from './support/synthetic-members.ts';

export const name = 'matching';

const seekersTimed = 1_000;
const seekersOverHttp = 100;
const newcomers = 20;
// Seekers for whom every candidate is compared with the engine, in a large database and in a small one.
const seekersCompared = 20;
const seekersComparedInSmall = 1_000;
const membersInSmall = 10_000;
const placesOnAPage = 20;

/** Measures first pages of many seekers, from an index loaded from a real database. */
export async function run(): Promise<Figure[]> {
  await buildSite();
  const figures: Figure[] = [];
  const small = await withDatabase(membersInSmall, async ({ pool }) =>
    agreeWithEngine(await openBenchIndex(pool), membersInSmall, seekersComparedInSmall),
  );
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size))) {
    figures.push(
      ...(await withDatabase(count, async (database) => [
        ...(await measureLists(database, size, count, small)),
        ...(await measureHttp(database, size, count)),
      ])),
    );
  }
  return figures;
}

async function measureLists({ pool }: Filled, size: string, count: number, smallAgreement: number): Promise<Figure[]> {
  const began = performance.now();
  const index = await openBenchIndex(pool);
  const rebuildS = (performance.now() - began) / 1000;
  const seekers = pickSeekers(count, seekersTimed);
  // Warms up the compiler, which delays the first lists of a new process.
  for (const [, change] of kinds) {
    for (const [, seeker] of pickMembers(count, 2 * seekersTimed).filter((_, position) => position % 2 === 1))
      firstPage(index, change(seeker));
  }
  const figures: Figure[] = [
    figure(`${size}.rebuild`, rebuildS, 's', size === '1m' ? '<= 5' : ''),
    figure(`${size}.indexMemory`, index.bytes() / 1e6, 'MB', '<= 300'),
  ];
  for (const [kind, change] of kinds) {
    const times = seekers.map((seeker) => time(() => firstPage(index, change(seeker))));
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    figures.push(figure(`${size}.${kind}.p50`, p50, 'ms', '<= 0.5'), figure(`${size}.${kind}.p99`, p99, 'ms', '<= 5'));
  }
  const scans = seekers.slice(0, 100).map((seeker) => time(() => scannedPage(index, seeker)));
  figures.push(figure(`${size}.fullScan.p50`, percentile(scans, 0.5), 'ms', ''));
  figures.push(figure(`${size}.plainSql.p50`, await timePlainSql(pool, seekers.slice(0, 15)), 'ms', ''));
  const scanAgreement = percentWhere(seekers, (seeker) => isSame(firstPage(index, seeker), scannedPage(index, seeker)));
  const engineAgreement = agreeWithEngine(index, count, seekersCompared);
  const agreement = Math.min(smallAgreement, scanAgreement, engineAgreement);
  figures.push(figure(`${size}.agreement`, agreement, '%', '100'));
  const prices = pricesOf(count);
  const priced = performance.now();
  await index.setPrices(prices);
  figures.push(figure(`${size}.setPrices`, (performance.now() - priced) / 1000, 's', ''));
  const pricedTimes = seekers.map((seeker) => time(() => firstPage(index, seeker)));
  figures.push(
    figure(`${size}.priced.p50`, percentile(pricedTimes, 0.5), 'ms', ''),
    figure(`${size}.priced.agreement`, agreeWithEngine(index, count, seekersCompared, prices), '%', '100'),
  );
  return figures;
}

/**
 * Measures first pages over HTTP, with their cards. Each kind of wishes has its own seekers, for whom such wishes are
 * stored.
 */
async function measureHttp({ pool, env }: Filled, size: string, count: number): Promise<Figure[]> {
  const chosen = pickMembers(count, seekersOverHttp * (kinds.length + 1));
  const part = (index: number) => chosen.slice(index * seekersOverHttp, (index + 1) * seekersOverHttp);
  const logIn = (index: number) =>
    logInAll(
      pool,
      part(index).map(([id]) => `SV${id}`),
    );
  for (const [index, [, change]] of kinds.entries()) {
    await replaceWishes(
      pool,
      part(index).map(([id, person]) => [id, change(person)]),
    );
  }
  const others = await logIn(kinds.length);
  const pages = await withSitesOn(env, 1, async ([site]) => {
    if (site === undefined) throw new Error('There is no site.');
    const figures: Figure[] = [];
    for (const [index, [kind]] of kinds.entries()) {
      const times = await timePages(site, await logIn(index), others);
      figures.push(figure(`${size}.${kind}.http.p99`, percentile(times, 0.99), 'ms', '<= 25'));
    }
    return figures;
  });
  // Their wishes exclude nobody.
  const seekersWithoutWishes = part(kinds.findIndex(([kind]) => kind === 'open'));
  const ofGender = (wanted: Gender) =>
    seekersWithoutWishes.flatMap(([id, { gender }]) => (gender === wanted ? [`SV${id}`] : []));
  const unseen = ofGender('Female').slice(0, newcomers);
  const [seeker] = await logInAll(pool, ofGender('Male').slice(0, 1));
  if (seeker === undefined || unseen.length < newcomers) throw new Error('Too few have no wishes.');
  await forgetShowings(pool, unseen);
  const members = await logInAll(pool, unseen);
  const shown = await withSitesOn(env, 2, (sites) => timeShowing(sites, members, seeker));
  return [
    ...pages,
    figure(`${size}.freshness.newcomer`, Math.max(...shown.first), 's', '<= 2'),
    figure(`${size}.freshness.again`, Math.max(...shown.again), 's', '<= 2'),
  ];
}

const kinds = [
  ['first', (seeker: SharedPerson) => seeker],
  ['narrow', narrow],
  ['open', open],
] as const;

const figure = (what: string, value: number, unit: string, goal: string): Figure => ({
  name: `matching.${what}`,
  value,
  unit,
  goal,
});

/** Returns the percentage of seekers whose first page equals that of a full scan with rankScore. */
function agreeWithEngine(
  index: RankingIndex,
  count: number,
  seekers: number,
  prices?: ReadonlyMap<number, number>,
): number {
  const chosen = pickSeekers(count, seekers);
  const scanned = chosen.map((): Placed[] => []);
  const cutToPage = (placed: Placed[]) => placed.sort(inOrder(benchTieRank)).splice(placesOnAPage);
  for (const [id, candidate] of synthesize(count, seedOf(count))) {
    for (const [seekerIndex, placed] of scanned.entries()) {
      const score = scoreOf(chosen[seekerIndex] ?? candidate, candidate, benchDay, prices?.get(id));
      if (!Number.isNaN(score)) placed.push({ id, score });
      // Cuts long lists now and then, so that they stay small.
      if (placed.length > 1_000) cutToPage(placed);
    }
  }
  for (const placed of scanned) cutToPage(placed);
  return percentWhere([...chosen.entries()], ([seekerIndex, seeker]) =>
    isSame(firstPage(index, seeker), scanned[seekerIndex] ?? []),
  );
}

/** Returns prices that depend on nothing but a hash of the id: the worst case for the bounds. */
function pricesOf(count: number): Map<number, number> {
  const prices = new Map<number, number>();
  for (const [id] of synthesize(count, seedOf(count)))
    prices.set(id, (Math.imul(id, 0x9e3779b1) >>> 8) % (highestPrice + 1));
  return prices;
}

const pickSeekers = (count: number, wanted: number): SharedPerson[] =>
  pickMembers(count, wanted).map(([, person]) => person);

/** Returns the wanted number of members, spread evenly over all. */
function pickMembers(count: number, wanted: number): SyntheticMember[] {
  const members: SyntheticMember[] = [];
  let position = 0;
  for (const member of synthesize(count, seedOf(count))) {
    if (position++ % Math.floor(count / wanted) === 0 && members.length < wanted) members.push(member);
  }
  return members;
}

const isSame = (a: readonly Placed[], b: readonly Placed[]): boolean =>
  a.length === b.length && a.every(({ id, score }, index) => b[index]?.id === id && b[index]?.score === score);

const percentWhere = <T>(values: readonly T[], isMet: (value: T) => boolean): number =>
  (100 * values.filter(isMet).length) / values.length;
