/** So long is work done at a time: a request that waits for it is not felt. */
const sliceMs = 8;

/** Does all steps of some work, and lets others work in between. */
export async function inSlices(steps: Iterable<void>, signal?: AbortSignal): Promise<void> {
  let began = performance.now();
  for (const _ of steps) {
    if (performance.now() - began < sliceMs) continue;
    await letOthersWork();
    signal?.throwIfAborted();
    began = performance.now();
  }
}

export const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
