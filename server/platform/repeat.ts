/**
 * Runs work at an interval, and also now if `atOnce`. Never runs it twice at once: a turn is skipped while the last one
 * is running. `run` must handle its own errors. Returns a function that stops the repetition and waits for the running
 * turn.
 */
export function repeat(run: () => Promise<unknown>, everyMs: number, { atOnce }: { atOnce: boolean }) {
  let runningTurn: Promise<void> | undefined;
  const turn = () => {
    runningTurn ??= run().then(() => {
      runningTurn = undefined;
    });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, everyMs).unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await runningTurn;
  };
}
