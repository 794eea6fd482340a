import { setImmediate as letOthersIn } from 'node:timers/promises';

/** Far less than a visitor notices. */
const longestTurnMs = 8;

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
