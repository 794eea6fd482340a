// A process with only the lists of a database: measures their loading time, memory and speed.

import type { SharedPerson } from '#matching/person.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { findBest } from '#server/ranking/index/best.ts';
import type { Placed } from '#server/ranking/index/best-list.ts';
import { countAll } from '#server/ranking/index/count.ts';
import { findLatest } from '#server/ranking/index/latest.ts';
import { ask } from '#server/ranking/index/question.ts';
import { readAllMembers } from '#server/ranking/index/read-all-members.ts';
import { makeChangeReader } from '#server/ranking/index/read-members.ts';
import { percentile, time } from './filled-database.ts';
import { benchTieRank, scanAll } from './full-scan.ts';
import { watchStalls } from './stalls.ts';
import { benchDay, narrow, open, synthesize } from './synthetic-members.ts';

const seekersTimed = 1_000;
const seekersScanned = 6;
const stalls = watchStalls();
const pool = makePool({ connectionString: process.env.DATABASE_URL ?? '' }, console);
const began = performance.now();
const { members, horizon } = await readAllMembers(pool);
const { brides, grooms, dictionaries } = members;
const rebuildS = (performance.now() - began) / 1000;
console.error(`${brides.size() + grooms.size()} members are read after ${rebuildS.toFixed(0)} s`);
await makeChangeReader(pool)(members, horizon);
const { stallMs, workMs } = stalls();
const peakMb = process.resourceUsage().maxRSS / 1024;
await pool.end();

const tieRank = benchTieRank(members);
const people = [...synthesize(200_000, 10)].map(([, person]) => person);
const some = (offset: number, count: number): SharedPerson[] =>
  people.filter((_, at) => at % Math.floor(people.length / count) === offset).slice(0, count);

const lists: Record<string, (seeker: SharedPerson) => Placed[] | number> = {
  first: (seeker) => best(seeker),
  narrow: (seeker) => best(narrow(seeker)),
  open: (seeker) => best(open(seeker)),
  newest: (seeker) => findLatest('newest', prepare(seeker), storeOf(seeker), dictionaries, { count: 20 }),
  active: (seeker) => findLatest('active', prepare(seeker), storeOf(seeker), dictionaries, { count: 20 }),
  count: (seeker) => countAll(prepare(seeker), storeOf(seeker), dictionaries, { most: 1000 }),
};
const kinds: Record<string, { p50: number; p99: number }> = {};
for (const [kind, list] of Object.entries(lists)) {
  // Warms up the compiler.
  for (const seeker of some(7, seekersTimed)) list(seeker);
  // The middle of three alternating rounds, to exclude the machine's noise.
  const rounds = [0, 1, 2].map(() => some(3, seekersTimed).map((seeker) => time(() => list(seeker))));
  const times = (rounds[0] ?? []).map((_, at) =>
    percentile(
      rounds.map((round) => round[at] ?? 0),
      0.5,
    ),
  );
  kinds[kind] = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const asked = some(5, seekersScanned).flatMap((seeker) => [seeker, narrow(seeker), open(seeker)]);
const agreeing = asked.filter(
  (seeker) => JSON.stringify(best(seeker)) === JSON.stringify(scanAll(members, prepare(seeker))),
);

process.send?.({
  members: brides.size() + grooms.size(),
  rebuildS,
  stallMs,
  workMs,
  indexMb: (brides.bytes() + grooms.bytes()) / 1e6,
  peakMb,
  kinds,
  agreement: (100 * agreeing.length) / asked.length,
});
process.disconnect();

function prepare(seeker: SharedPerson) {
  return ask(seeker, benchDay, dictionaries);
}

function storeOf(seeker: SharedPerson) {
  return seeker.gender === 'Male' ? brides : grooms;
}

function best(seeker: SharedPerson): Placed[] {
  return findBest(prepare(seeker), storeOf(seeker), dictionaries, { count: 20, tieRank });
}
