import type pg from 'pg';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { makeTieRanks, noTieKey, type Only, type Placed, type RankingIndex } from '#ranking/ranking.ts';
import { openIndex } from '#server/ranking/lines/open-index.ts';
import { makeChangeReader } from '#server/ranking/lines/read-lines.ts';
import { benchDay } from './synthetic-members.ts';

/** Any one seeker, who leaves out nobody. */
const whose = 'SV1';
export const nobody: ReadonlySet<string> = new Set();

/** The order of equals in the lists below. */
export const benchTieRank = makeTieRanks(noTieKey).ofSeeker(whose, weekOfDay(dayNumber(benchDay) ?? 0));

/** An index of a database, as a process has it that is ready. */
export async function openBenchIndex(pool: pg.Pool): Promise<RankingIndex> {
  const { index, horizon } = await openIndex(pool);
  await makeChangeReader(pool)(index, horizon);
  return index;
}

/** A seeker's first page. */
export const firstPage = (index: RankingIndex, seeker: SharedPerson, only?: Only): Placed[] =>
  index.list(seeker, benchDay, 'fit', { count: 20, excluded: nobody, only, whose });

/** The same by judging every row. */
export const scannedPage = (index: RankingIndex, seeker: SharedPerson, only?: Only): Placed[] =>
  index.scan(seeker, benchDay, { count: 20, excluded: nobody, only, whose });

/** The first page by week, latest first. */
export const latestPage = (index: RankingIndex, seeker: SharedPerson, by: 'newest' | 'active'): Placed[] =>
  index.list(seeker, benchDay, by, { count: 20, excluded: nobody, whose });
