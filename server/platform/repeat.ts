/**
 * Runs the work at an interval, never twice at once: a turn is skipped while the last one is still running. `run` must
 * handle its own errors. Returns a function that stops it after the running turn.
 */
export function repeat(run: () => Promise<unknown>, everyMs: number, { atOnce }: { atOnce: boolean }) {
  let underWay: Promise<void> | undefined;
  const turn = () => {
    underWay ??= run().then(() => {
      underWay = undefined;
    });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs).unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await underWay;
  };
}
