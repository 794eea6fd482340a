import { setTimeout as wait } from 'node:timers/promises';

/** Retries and timeouts of a service; its client has no timeouts of its own. */
export interface RetryPolicy {
  tries: number;
  pauseMs: number;
  /** The limit for an answer, and for each next chunk of a file. */
  silenceMs: number;
}

/** For requests: fails within twenty seconds if a service hangs, and within one if it is unavailable. */
export const defaultRetryPolicy: RetryPolicy = { tries: 3, pauseMs: 150, silenceMs: 6_000 };

/** For backups and moves, where nobody waits and the connection may be slow. */
export const longRetryPolicy: RetryPolicy = { tries: 5, pauseMs: 500, silenceMs: 5 * 60_000 };

/** Retries temporary failures: no answer, or a service that is slow, busy or broken. Other refusals are not retried. */
export async function tryAgain<T>({ tries, pauseMs }: RetryPolicy, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= tries || !isTemporary(error)) throw error;
      await wait(pauseMs * 4 ** (tried - 1));
    }
  }
}

/** No status means no answer: `fetch` rejects with a plain TypeError then. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/** Rejects if a promise takes too long. */
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
