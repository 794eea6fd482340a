import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson, Wishes } from '#matching/person.ts';
import { badgeSign, type Only, photoSign, type RankingIndex } from '#ranking/ranking.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { readUnreadNames } from '#server/domain/names/sounds.queries.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { mostCounted } from '#server/ranking/lists.ts';
import type { Figure } from './figure.ts';
import { firstPage, nobody, openBenchIndex, scannedPage } from './support/bench-lists.ts';
import { buildSite } from './support/bench-site.ts';
import { type Filled, percentile, seedOf, sizes, time, wantsSize, withDatabase } from './support/filled-database.ts';
import { listedMen, listedWomen } from './support/kinship-names.ts';
import { call, logInAll, withSitesOn } from './support/matching-site.ts';
import { benchDay, narrow, synthesize } from './support/synthetic-members.ts';

export const name = 'finding';

const searchesTimed = 1_000;
const searchesScanned = 200;
const askedOverHttp = 500;
const warmUpCalls = 100;

const figure = (what: string, value: number, unit: string, goal: string): Figure => ({
  name: `finding.${what}`,
  value,
  unit,
  goal,
});

/** Measures searches in the index and over HTTP, and searches by name in both scripts. */
export async function run(): Promise<Figure[]> {
  await buildSite();
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size))) {
    figures.push(
      ...(await withDatabase(count, async (database) => [
        ...(await giveNamesAndSigns(database, size)),
        ...(await measureSearches(database, size, count)),
        ...(await measureHttp(database, size)),
      ])),
    );
  }
  return figures;
}

/**
 * Adds names by their real frequency, half of them in Bengali. Two of five members get a photo, and one of fifty a
 * verified identity.
 */
async function giveNamesAndSigns({ pool, settled }: Filled, size: string): Promise<Figure[]> {
  const client = await pool.connect();
  await client.query(timeouts.endless);
  // Repeats each name by its share, so that a random choice follows the shares.
  const repeatByShare = (names: readonly (readonly [string, number])[]) =>
    names.flatMap(([given, share]) => Array.from({ length: Math.max(1, Math.round(share * 10)) }, () => given));
  for (const [gender, names] of [
    ['Female', repeatByShare(listedWomen)],
    ['Male', repeatByShare(listedMen)],
  ] as const)
    await client.query(
      `update members set name = ($2::text[])[1 + (hashint4(substr(profile_id, 3)::int) & 2147483647) % cardinality($2::text[])] || ' Ghosh'
        where gender = $1`,
      [gender, names],
    );
  await client.query(`insert into unread_names select profile_id from members on conflict do nothing`);
  const began = performance.now();
  await readUnreadNames(makeKysely(pool));
  const readS = (performance.now() - began) / 1000;
  await client.query(
    `update matching_changes set line_end = line_end || e'\\x1f'
      || case when hashtext(profile_id) % 5 in (0, 1) then 'Yes' else '' end || e'\\x1f'
      || case when hashtext(profile_id || 'x') % 50 = 0 then '{identity}' else '' end`,
  );
  await client.query('vacuum analyze');
  client.release(true);
  await settled();
  return [figure(`${size}.namesRead`, readS, 's', '')];
}

/** Returns the seeker with every wish as a must, as a search would apply it. */
function asSearch(person: SharedPerson): SharedPerson {
  const wishes = Object.entries(narrow(person).wishes ?? {}).map(([wish, wanted]) => [
    wish,
    typeof wanted === 'object' && wanted !== null && 'strength' in wanted ? { ...wanted, strength: 'must' } : wanted,
  ]);
  const musts: Wishes = Object.fromEntries(wishes);
  return { ...person, wishes: musts };
}

const week = weekOfDay(dayNumber(benchDay) ?? 0);

/** Invents the filters of a search: signs, and the weeks since a member is active or shown. */
function inventOnly(random: () => number): Only {
  const maybe = (value: number, often = 0.5) => (random() < often ? value : 0);
  return {
    signs: maybe(photoSign) | maybe(badgeSign('identity'), 0.3),
    activeFrom: maybe(week - 4),
    shownFrom: maybe(week - 1, 0.2),
  };
}

async function measureSearches({ pool }: Filled, size: string, count: number): Promise<Figure[]> {
  const index = await openBenchIndex(pool);
  const random = makeRandom(count);
  const searches: [SharedPerson, Only][] = [];
  const every = Math.floor(count / (2 * searchesTimed));
  let position = 0;
  for (const [, person] of synthesize(count, seedOf(count)))
    if (position++ % every === 0) searches.push([asSearch(person), inventOnly(random)]);
  const [warm, timed] = [searches.slice(0, searchesTimed), searches.slice(searchesTimed, 2 * searchesTimed)];
  for (const search of warm) {
    firstPage(index, ...search);
    countMatches(index, search);
  }
  const pages = timed.map((search) => time(() => firstPage(index, ...search)));
  const counts = timed.map((search) => time(() => countMatches(index, search)));
  const scanned = timed.slice(0, searchesScanned);
  const same = scanned.filter(
    (search) => JSON.stringify(firstPage(index, ...search)) === JSON.stringify(scannedPage(index, ...search)),
  );
  return [
    figure(`${size}.search.p50`, percentile(pages, 0.5), 'ms', ''),
    figure(`${size}.search.p99`, percentile(pages, 0.99), 'ms', '<= 5'),
    figure(`${size}.relaxations.p99`, percentile(counts, 0.99), 'ms', ''),
    figure(`${size}.search.agreement`, (100 * same.length) / scanned.length, '%', '100'),
  ];
}

/** Counts the matches of a search, and those without each of its musts. */
const countMatches = (index: RankingIndex, [seeker, only]: [SharedPerson, Only]) =>
  index.count(seeker, benchDay, { most: mostCounted, excluded: nobody, only, eachMust: true });

async function measureHttp({ pool, env }: Filled, size: string): Promise<Figure[]> {
  const { rows } = await pool.query<{ profileId: string; gender: string }>(
    `select profile_id as "profileId", gender from members order by hashint4(substr(profile_id, 3)::int) limit 100`,
  );
  const seekers = await logInAll(
    pool,
    rows.map(({ profileId }) => profileId),
  );
  const namesOf = (gender: string | undefined) => (gender === 'Male' ? listedWomen : listedMen);
  return withSitesOn(env, 1, async ([site]) => {
    if (site === undefined) throw new Error('There is no site.');
    const random = makeRandom(7);
    const timeAll = async (ask: (turn: number) => Promise<string>) => {
      for (let turn = 0; turn < warmUpCalls; turn++) await ask(turn);
      const times: number[] = [];
      for (let turn = 0; turn < askedOverHttp; turn++) {
        const began = performance.now();
        await ask(turn);
        times.push(performance.now() - began);
      }
      return times;
    };
    const seekerOf = (turn: number) => seekers[turn % seekers.length] ?? { pid: '', cookie: '' };
    const namesMs = await timeAll((turn) => {
      const names = namesOf(rows[turn % rows.length]?.gender);
      const [given = ''] = names[Math.floor(random() * names.length)] ?? [];
      return call(site, 'POST', 'findmember', seekerOf(turn), { values: { who: given }, isPacked: true });
    });
    const searchesMs = await timeAll((turn) => {
      const from = 20 + Math.floor(random() * 15);
      const values = {
        agefrom: String(from),
        ageto: String(from + 5),
        religionids: '1',
        ...(random() < 0.5 && { photo: 'Yes' }),
        ...(random() < 0.3 && { identified: 'Yes' }),
        ...(random() < 0.5 && { active: 'Yes' }),
      };
      return call(site, 'GET', 'searchmembers', seekerOf(turn), { values, isPacked: true });
    });
    return [
      figure(`${size}.name.http.p50`, percentile(namesMs, 0.5), 'ms', ''),
      figure(`${size}.name.http.p99`, percentile(namesMs, 0.99), 'ms', '<= 30'),
      figure(`${size}.search.http.p50`, percentile(searchesMs, 0.5), 'ms', ''),
      figure(`${size}.search.http.p99`, percentile(searchesMs, 0.99), 'ms', '<= 25'),
    ];
  });
}
