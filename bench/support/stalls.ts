/** The interval of the timer that watches the event loop. */
const beatMs = 2;

/**
 * The longest wait of the event loop, and the processor time of its longest turn. On a busy machine the latter is less.
 */
export interface Stalls {
  stallMs: number;
  workMs: number;
}

/** Measures the event loop of this thread until the returned function is called. */
export function watchStalls(): () => Stalls {
  let [last, worked, stallMs, workMs] = [performance.now(), process.threadCpuUsage(), 0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(worked);
    stallMs = Math.max(stallMs, now - last - beatMs);
    workMs = Math.max(workMs, (user + system) / 1000);
    [last, worked] = [now, process.threadCpuUsage()];
  }, beatMs);
  return () => {
    clearInterval(timer);
    return { stallMs, workMs };
  };
}
