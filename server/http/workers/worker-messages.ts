/** The message to a worker: `leave` ends it without refusals, because other workers take over; `stop` ends the site. */
export type Word = 'leave' | 'stop';

/** The message that a worker repeats while its event loop runs. */
export const ALIVE = 'alive';
/** Milliseconds between two beats. */
export const BEAT_MS = 5_000;

/** Sends a beat to the parent process regularly. */
export function sayAlive(beatMs = BEAT_MS): void {
  setInterval(() => process.connected && process.send?.(ALIVE), beatMs).unref();
}

/**
 * Passes each message of the parent to `take`, and SIGTERM as `leave`. Signals that the terminal sends to all processes
 * are ignored, because the parent passes them on as messages.
 */
export function listenForWords(take: (word: Word) => void): void {
  process.on('message', (message) => {
    if (message === 'leave' || message === 'stop') take(message);
  });
  process.on('SIGTERM', () => take('leave'));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}
