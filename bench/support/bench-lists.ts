import type pg from 'pg';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { makeTieRanks, noTieKey, type Only, type Placed, type RankingIndex } from '#ranking/ranking.ts';
import { openIndex } from '#server/ranking/lines/open-index.ts';
import { makeChangeReader } from '#server/ranking/lines/read-lines.ts';
import { benchDay } from './synthetic-members.ts';

/** The id of the seeker of all lists. */
const whose = 'SV1';
/** The seeker excludes nobody. */
export const nobody: ReadonlySet<string> = new Set();

const PAGE = 20;

/** The order of members with equal scores in the lists below. */
export const benchTieRank = makeTieRanks(noTieKey).ofSeeker(whose, weekOfDay(dayNumber(benchDay) ?? 0));

/** Opens the index of a database, with all changes up to now. */
export async function openBenchIndex(pool: pg.Pool): Promise<RankingIndex> {
  const { index, horizon } = await openIndex(pool);
  await makeChangeReader(pool)(index, horizon);
  return index;
}

/** Returns a seeker's first page, from the index. */
export const firstPage = (index: RankingIndex, seeker: SharedPerson, only?: Only): Placed[] =>
  index.list(seeker, benchDay, 'fit', { count: PAGE, excluded: nobody, only, whose });

/** Returns the same page by judging every row. */
export const scannedPage = (index: RankingIndex, seeker: SharedPerson, only?: Only): Placed[] =>
  index.scan(seeker, benchDay, { count: PAGE, excluded: nobody, only, whose });

/** Returns the first page in the order of weeks, the latest first. */
export const latestPage = (index: RankingIndex, seeker: SharedPerson, by: 'newest' | 'active'): Placed[] =>
  index.list(seeker, benchDay, by, { count: PAGE, excluded: nobody, whose });
