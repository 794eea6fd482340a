import { setTimeout as wait } from 'node:timers/promises';

/** Retries and timeouts of a service; its client has no timeouts of its own. */
export interface RetryPolicy {
  /** The maximum number of attempts. */
  tries: number;
  /** The pause before the second attempt. It grows by `PAUSE_GROWTH` before each further one. */
  pauseMs: number;
  /** The limit for an answer, and for each next chunk of a file. */
  silenceMs: number;
}

/** For requests: fails within twenty seconds if a service hangs, and within one if it is unavailable. */
export const defaultRetryPolicy: RetryPolicy = { tries: 3, pauseMs: 150, silenceMs: 6_000 };

/** For backups and moves, where nobody waits and the connection may be slow. */
export const longRetryPolicy: RetryPolicy = { tries: 5, pauseMs: 500, silenceMs: 5 * 60_000 };

const PAUSE_GROWTH = 4;
/** HTTP statuses of temporary refusals below 500: request timeout, and too many requests. */
const TEMPORARY_REFUSALS: readonly number[] = [408, 429];

/** Retries temporary failures: no answer, or a service that is slow, busy or broken. Other refusals are not retried. */
export async function tryAgain<T>({ tries, pauseMs }: RetryPolicy, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts >= tries || !isTemporary(error)) throw error;
      await wait(pauseMs * PAUSE_GROWTH ** (attempts - 1));
    }
  }
}

/** Whether another attempt may succeed. Without a status there was no answer: `fetch` rejects with a TypeError then. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  return status === undefined || status >= 500 || TEMPORARY_REFUSALS.includes(status);
}

/** Returns the result of a promise. Rejects if it takes longer than `silenceMs`. */
export async function inTime<T>(promise: Promise<T>, silenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentService()), silenceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

class SilentService extends Error {
  override name = 'SilentService';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the file service does not answer');
  }
}
