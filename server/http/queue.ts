import { Busy } from './refusal.ts';

export interface Bounds {
  /** How much is worked at the same time, and how much of that for one and the same. */
  atOnce: number;
  atOnceForOne?: number;
  /** How much may wait, and how much of that for one and the same. */
  waiting: number;
  waitingForOne?: number;
  /** Within which time a turn is to come, going by how long the last pieces took: where it would not, nobody is let in to wait. */
  turnWithinMs?: number;
  /** How long at most; without it as long as it takes. */
  patienceMs?: number;
  retryAfterSeconds: number;
}

/** How much the piece that was done last counts among those before. */
const OF_THE_LAST = 0.2;

export interface Queue {
  /** Does the work when its turn comes; where too much waits already, or for too long, throws Busy. */
  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  waiting(): number;
}

/** Who waits is served in turn, one piece of work from each: a caller who sends much waits longer, not the others. */
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
      // A caller whose turn it is has been given its place already.
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
