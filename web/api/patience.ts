/** Returns a signal that aborts after this many milliseconds, or earlier when `signal` aborts. */
export function patience(ms: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  setTimeout(stop, ms);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return controller.signal;
}
