import { HOUR_MS } from '#contract/durations.ts';
import { countMissingMonths } from '#server/domain/figures/board-months.queries.ts';
import type { Log } from '#server/log.ts';
import { holdLock, withLongPatience } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { repeat } from '#server/platform/repeat.ts';
import type { Services } from '#server/services.ts';

/**
 * Checks every hour whether a month is over, and counts its figures for the board. Returns a function that stops it
 * after the running count.
 */
export function startBoardMonths(
  { direct, phoneHash }: Pick<Services, 'direct' | 'phoneHash'>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  const run = () =>
    holdLock(direct, lockKeys.boardMonths, (connection) =>
      withLongPatience(connection, () =>
        connection.transaction().execute((transaction) => countMissingMonths({ db: transaction, phoneHash })),
      ),
    ).catch((error: unknown) => log.error({ err: error }, 'the month was not counted for the board'));
  return repeat(run, HOUR_MS, { atOnce: false });
}
