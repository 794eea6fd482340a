import { setImmediate as letOthersIn } from 'node:timers/promises';

/** A page waits for as many turns as it asks the database after each other, so for twenty or so. */
const longestTurnMs = 2;

/** Resolves when other work has had its turn; at once where this one has not lasted long. */
export type Breath = () => Promise<void> | undefined;

/** Await it between small pieces of work: waiting requests come in between. Rejects once the work is to end. */
export function makeBreath(signal?: AbortSignal): Breath {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestTurnMs) return undefined;
    return letOthersIn(undefined, { signal }).then(() => {
      began = performance.now();
    });
  };
}
