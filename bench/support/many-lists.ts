// A process with only the lists of a database: measures their loading time, memory and speed.

import type { SharedPerson } from '#matching/person.ts';
import type { Placed } from '#ranking/ranking.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { openIndex } from '#server/ranking/lines/open-index.ts';
import { makeChangeReader } from '#server/ranking/lines/read-lines.ts';
import { firstPage, latestPage, nobody, scannedPage } from './bench-lists.ts';
import { percentile, time } from './filled-database.ts';
import { watchStalls } from './stalls.ts';
import { benchDay, narrow, open, synthesize } from './synthetic-members.ts';

const seekersTimed = 1_000;
const seekersScanned = 6;
const stalls = watchStalls();
const pool = makePool({ connectionString: process.env.DATABASE_URL ?? '' }, console);
const began = performance.now();
const { index, horizon } = await openIndex(pool);
const rebuildS = (performance.now() - began) / 1000;
console.error(`${index.size()} members are read after ${rebuildS.toFixed(0)} s`);
await makeChangeReader(pool)(index, horizon);
const { stallMs, workMs } = stalls();
const peakMb = process.resourceUsage().maxRSS / 1024;
await pool.end();

const people = [...synthesize(200_000, 10)].map(([, person]) => person);
/** Returns this many of the people, evenly spread; another offset returns others. */
const pickPeople = (offset: number, count: number): SharedPerson[] =>
  people.filter((_, position) => position % Math.floor(people.length / count) === offset).slice(0, count);

const lists: Record<string, (seeker: SharedPerson) => Placed[] | number> = {
  first: (seeker) => firstPage(index, seeker),
  narrow: (seeker) => firstPage(index, narrow(seeker)),
  open: (seeker) => firstPage(index, open(seeker)),
  newest: (seeker) => latestPage(index, seeker, 'newest'),
  active: (seeker) => latestPage(index, seeker, 'active'),
  count: (seeker) => index.count(seeker, benchDay, { most: 1000, excluded: nobody }).all,
};
const kinds: Record<string, { p50: number; p99: number }> = {};
for (const [kind, list] of Object.entries(lists)) {
  // Warms up the compiler.
  for (const seeker of pickPeople(7, seekersTimed)) list(seeker);
  // Uses the median of several rounds, to exclude the machine's noise.
  const rounds = [0, 1, 2].map(() => pickPeople(3, seekersTimed).map((seeker) => time(() => list(seeker))));
  const times = (rounds[0] ?? []).map((_, position) =>
    percentile(
      rounds.map((round) => round[position] ?? 0),
      0.5,
    ),
  );
  kinds[kind] = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const asked = pickPeople(5, seekersScanned).flatMap((seeker) => [seeker, narrow(seeker), open(seeker)]);
const agreeing = asked.filter(
  (seeker) => JSON.stringify(firstPage(index, seeker)) === JSON.stringify(scannedPage(index, seeker)),
);

process.send?.({
  members: index.size(),
  rebuildS,
  stallMs,
  workMs,
  indexMb: index.bytes() / 1e6,
  peakMb,
  kinds,
  agreement: (100 * agreeing.length) / asked.length,
});
process.disconnect();
