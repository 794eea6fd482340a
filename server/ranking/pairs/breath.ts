import { setImmediate as letOthersIn } from 'node:timers/promises';

/** Milliseconds of one turn. A page waits for a turn at each of its some twenty sequential queries. */
const longestTurnMs = 2;

/** Resolves after other work has had its turn; returns undefined if this work has not run long enough. */
export type Breath = () => Promise<void> | undefined;

/**
 * Returns a function to await between small pieces of work, so that waiting requests can run. It rejects if the work is
 * aborted.
 */
export function makeBreath(signal?: AbortSignal): Breath {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestTurnMs) return undefined;
    return letOthersIn(undefined, { signal }).then(() => {
      began = performance.now();
    });
  };
}
