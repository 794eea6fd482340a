/**
 * Runs the work every so many milliseconds, never twice at once: a turn is left out while the one before is under way. `run` handles its own
 * errors. The answer ends it, after what is under way.
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
