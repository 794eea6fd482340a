import { Busy } from './refusal.ts';

/** The limits of a queue. */
export interface Bounds {
  /** Maximum number of pieces of work that run at the same time. */
  atOnce: number;
  /** Maximum number for one caller; `atOnce` by default. */
  atOnceForOne?: number;
  /** Maximum number of pieces of work that wait. */
  waiting: number;
  /** Maximum number for one caller; `waiting` by default. */
  waitingForOne?: number;
  /**
   * Milliseconds within which a turn must come, estimated from recent work. If it would take longer, the queue throws
   * Busy at once.
   */
  turnWithinMs?: number;
  /** Maximum number of milliseconds that a piece of work waits; without this value it waits without a limit. */
  patienceMs?: number;
  /** Seconds after which a caller for whom the queue has no room may try again. */
  retryAfterSeconds: number;
}

/** Weight of the last piece of work in the moving average of durations. */
const WEIGHT_OF_LATEST = 0.2;

/** A queue of expensive work in this process. */
export interface Queue {
  /** Runs the work when its turn comes. Throws Busy if too much is waiting or the wait is too long. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
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
  /** For each caller, the functions that begin the waiting pieces of work, in order. The next caller is the first. */
  const lines = new Map<string, Array<() => void>>();
  const busy = new Busy(bounds.retryAfterSeconds);
  let runningInAll = 0;
  let waitingInAll = 0;

  /** Moving average of the duration of a piece of work. */
  let typicalMs = 0;

  /** Estimates the wait of a piece of work that joins the queue now. */
  const turnComesInMs = () => ((waitingInAll + 1) * typicalMs) / atOnce;

  const hasPlace = (caller: string) => runningInAll < atOnce && (running.get(caller) ?? 0) < atOnceForOne;

  function begin(caller: string): void {
    runningInAll += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }

  function end(caller: string): void {
    runningInAll -= 1;
    const stillRunning = (running.get(caller) ?? 0) - 1;
    if (stillRunning > 0) running.set(caller, stillRunning);
    else running.delete(caller);
    callNext();
  }

  /** Begins the first waiting work whose caller has a place, and moves that caller behind the others. */
  function callNext(): void {
    for (const [caller, line] of lines) {
      if (!hasPlace(caller)) continue;
      const call = line.shift();
      lines.delete(caller);
      if (line.length > 0) lines.set(caller, line);
      waitingInAll -= 1;
      begin(caller);
      call?.();
      return;
    }
  }

  function waitForTurn(caller: string): Promise<void> {
    const line = lines.get(caller) ?? [];
    if (waitingInAll >= mostWaiting || line.length >= waitingForOne) throw busy;
    if (turnComesInMs() > (bounds.turnWithinMs ?? Number.POSITIVE_INFINITY)) throw busy;
    waitingInAll += 1;
    lines.set(caller, line);
    return new Promise((resolve, reject) => {
      const call = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout =
        bounds.patienceMs === undefined ? undefined : setTimeout(() => leave(caller, call, reject), bounds.patienceMs);
      line.push(call);
    });
  }

  /** Takes work that has waited too long out of the queue. */
  function leave(caller: string, call: () => void, reject: (error: Busy) => void): void {
    const others = lines.get(caller)?.filter((other) => other !== call) ?? [];
    if (others.length > 0) lines.set(caller, others);
    else lines.delete(caller);
    waitingInAll -= 1;
    reject(busy);
  }

  return {
    waiting: () => waitingInAll,
    async run(caller, work) {
      // A caller taken from the queue has its place already.
      if (hasPlace(caller)) begin(caller);
      else await waitForTurn(caller);
      const beganAt = performance.now();
      try {
        return await work();
      } finally {
        typicalMs += (performance.now() - beganAt - typicalMs) * WEIGHT_OF_LATEST;
        end(caller);
      }
    },
  };
}
