import type { Kysely } from 'kysely';
import { mondayInIndia } from '#contract/india-day.ts';
import type { WeekFigures } from '#contract/staff/week.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countWeeks } from './week-figures.queries.ts';

interface TwoWeeks {
  now: WeekFigures;
  before: WeekFigures;
  countedAt: string;
}

const FRESH_MS = 5 * 60_000;

/** This week and the one before, near a place where one is given. They are counted every five minutes at most, while nobody waits for it: the tables are long. */
export function makeTwoWeeks(db: Kysely<Database>, nearId: number | null = null): () => Promise<TwoWeeks | null> {
  let kept: { at: number; weeks: TwoWeeks } | undefined;
  let counting: Promise<void> | undefined;

  async function count(): Promise<void> {
    const [now, before] = await countWeeks(db, mondayInIndia(), 2, nearId);
    const countedAt = new Date().toISOString();
    if (now && before) kept = { at: Date.now(), weeks: { now: now.figures, before: before.figures, countedAt } };
  }

  return async () => {
    if (kept === undefined || Date.now() - kept.at > FRESH_MS) {
      counting ??= count().finally(() => {
        counting = undefined;
      });
      if (kept === undefined) await counting;
      // Nobody waits for it any more: what fails now is tried again by the next who asks.
      else counting.catch(() => {});
    }
    return kept?.weeks ?? null;
  };
}
