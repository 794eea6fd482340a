import { MINUTE_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { repeat } from '#server/platform/repeat.ts';
import { settleWeeks } from './features/weekly-introduction/settle.service.ts';
import { tellIntroduced } from './features/weekly-introduction/tell-introduced.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';

/** Makes the two jobs of weekly introductions. `now` is in milliseconds; by default the present. */
export const makeWeeklyWork = (services: Services) => ({
  /** Settles the weeks that are over: executes what both families of each pair have answered. */
  settle: (now?: number) => settleWeeks(services, now),
  /**
   * Notifies families of this week's introductions. Returns true once every family with an introduction of this week is
   * notified; false if there is none yet.
   */
  tell: (now?: number) => tellIntroduced(services, now),
});
/** The two jobs of weekly introductions. */
export type WeeklyWork = ReturnType<typeof makeWeeklyWork>;

/**
 * Checks every minute whether a week must be settled or families must be notified of this week's introductions. Returns
 * a function that stops it.
 */
export function startWeeklyIntroductions({ settle, tell }: WeeklyWork, log: Pick<Log, 'error'>): () => Promise<void> {
  let toldWeek = '';
  const settleAndTell = async () => {
    await settle();
    const week = mondayInIndia();
    if (toldWeek !== week && (await tell())) toldWeek = week;
  };
  const run = () =>
    settleAndTell().catch((error: unknown) =>
      log.error({ err: error }, 'the work on the introductions of the week failed'),
    );
  return repeat(run, MINUTE_MS, { atOnce: false });
}
