import { Busy } from './refusal.ts';

export interface Bounds {
  /** Most pieces of work that run at the same time, in all and for one caller. */
  atOnce: number;
  atOnceForOne?: number;
  /** Most pieces of work that wait, in all and for one caller. */
  waiting: number;
  waitingForOne?: number;
  /**
   * Milliseconds within which a turn must come, estimated from recent work. If it would take longer, the queue throws
   * Busy at once.
   */
  turnWithinMs?: number;
  /** Most milliseconds that a piece of work waits; without this value it waits without a limit. */
  patienceMs?: number;
  retryAfterSeconds: number;
}

/** Weight of the last piece of work in the moving average of durations. */
const OF_THE_LAST = 0.2;

export interface Queue {
  /** Runs the work when its turn comes. Throws Busy if too much is waiting or the wait is too long. */
  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
  /** Number of pieces of work that are waiting. */
  waiting(): number;
}

/**
 * Makes a queue that takes one piece of work from each caller in turn. A caller who sends much waits longer and does
 * not delay the others.
 */
export function makeQueue(bounds: Bounds): Queue {
  const { atOnce, atOnceForOne = atOnce, waiting: mostWaiting, waitingForOne = mostWaiting } = bounds;
  const running = new Map<string, number>();
  const lines = new Map<string, Array<() => void>>();
  const busy = new Busy(bounds.retryAfterSeconds);
  let runningInAll = 0;
  let waitingInAll = 0;

  let typicalMs = 0;

  const turnComesInMs = () => ((waitingInAll + 1) * typicalMs) / atOnce;

  const hasPlace = (whose: string) => runningInAll < atOnce && (running.get(whose) ?? 0) < atOnceForOne;

  function begin(whose: string): void {
    runningInAll += 1;
    running.set(whose, (running.get(whose) ?? 0) + 1);
  }

  function end(whose: string): void {
    runningInAll -= 1;
    const left = (running.get(whose) ?? 0) - 1;
    if (left > 0) running.set(whose, left);
    else running.delete(whose);
    callNext();
  }

  function callNext(): void {
    for (const [whose, line] of lines) {
      if (!hasPlace(whose)) continue;
      const call = line.shift();
      lines.delete(whose);
      if (line.length > 0) lines.set(whose, line);
      waitingInAll -= 1;
      begin(whose);
      call?.();
      return;
    }
  }

  function waitForTurn(whose: string): Promise<void> {
    const line = lines.get(whose) ?? [];
    if (waitingInAll >= mostWaiting || line.length >= waitingForOne) throw busy;
    if (turnComesInMs() > (bounds.turnWithinMs ?? Number.POSITIVE_INFINITY)) throw busy;
    waitingInAll += 1;
    lines.set(whose, line);
    return new Promise((resolve, reject) => {
      const call = () => {
        clearTimeout(late);
        resolve();
      };
      const late =
        bounds.patienceMs === undefined ? undefined : setTimeout(() => leave(whose, call, reject), bounds.patienceMs);
      line.push(call);
    });
  }

  function leave(whose: string, call: () => void, reject: (error: Busy) => void): void {
    const left = lines.get(whose)?.filter((other) => other !== call) ?? [];
    if (left.length > 0) lines.set(whose, left);
    else lines.delete(whose);
    waitingInAll -= 1;
    reject(busy);
  }

  return {
    waiting: () => waitingInAll,
    async run(whose, work) {
      // A caller taken from the queue has its place already.
      if (hasPlace(whose)) begin(whose);
      else await waitForTurn(whose);
      const begun = performance.now();
      try {
        return await work();
      } finally {
        typicalMs += (performance.now() - begun - typicalMs) * OF_THE_LAST;
        end(whose);
      }
    },
  };
}
