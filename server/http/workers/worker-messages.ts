/**
 * What a worker is told: `leave` goes without a refusal, because others take what comes; `stop` ends the site.
 */
export type Word = 'leave' | 'stop';

/** What a worker says again and again while its event loop turns. */
export const ALIVE = 'alive';
export const BEAT_MS = 5_000;

export function sayAlive(beatMs = BEAT_MS): void {
  setInterval(() => process.connected && process.send?.(ALIVE), beatMs).unref();
}

/** Does what this worker is told, and at SIGTERM leaves. What the terminal sends to all is its starter's to answer. */
export function listenForWords(take: (word: Word) => void): void {
  process.on('message', (message) => {
    if (message === 'leave' || message === 'stop') take(message);
  });
  process.on('SIGTERM', () => take('leave'));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}
