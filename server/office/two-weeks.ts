import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import type { WeekFigures } from '#contract/staff/week.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countWeeks } from './week-figures.queries.ts';

/** The figures of this week and of the last, and when they were counted. */
interface TwoWeeks {
  now: WeekFigures;
  before: WeekFigures;
  countedAt: string;
}

/** How long counted figures are returned without a new count. */
const CACHED_MS = 5 * MINUTE_MS;

/**
 * Makes the function that returns the figures of this week and the last, near a place if one is given. They are cached
 * for `CACHED_MS` and recounted in the background, because the tables are large. The function returns null if nothing
 * could be counted.
 */
export function makeTwoWeeks(db: Kysely<Database>, nearId: number | null = null): () => Promise<TwoWeeks | null> {
  let cached: { at: number; weeks: TwoWeeks } | undefined;
  let counting: Promise<void> | undefined;

  async function count(): Promise<void> {
    const [now, before] = await countWeeks(db, mondayInIndia(), 2, nearId);
    const countedAt = new Date().toISOString();
    if (now && before) cached = { at: Date.now(), weeks: { now: now.figures, before: before.figures, countedAt } };
  }

  return async () => {
    if (cached === undefined || Date.now() - cached.at > CACHED_MS) {
      counting ??= count().finally(() => {
        counting = undefined;
      });
      if (cached === undefined) await counting;
      // Nobody awaits this count. After a failure the next caller starts it again.
      else counting.catch(() => {});
    }
    return cached?.weeks ?? null;
  };
}
