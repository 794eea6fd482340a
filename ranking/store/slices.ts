/** Milliseconds of work at a time, so short that a waiting request is not noticeably delayed. */
const sliceMs = 8;

/** Runs all steps of some work and yields to other work in between. */
export async function inSlices(steps: Iterable<void>, signal?: AbortSignal): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < sliceMs) continue;
    await letOthersWork();
    signal?.throwIfAborted();
    began = performance.now();
  }
}

/** Resolves after waiting requests have had their turn. */
export const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
