import { setTimeout as wait } from 'node:timers/promises';

/** How long a service is waited for. Its client has no time-outs of its own. */
export interface Patience {
  tries: number;
  pauseMs: number;
  /** For an answer, and for each next part of a file. */
  silenceMs: number;
}

/** A visitor hears within twenty seconds that a service hangs, and within one that it is away. */
export const usualPatience: Patience = { tries: 3, pauseMs: 150, silenceMs: 6_000 };

/** For backups and moves, where nobody waits, over a line that may be slow. */
export const longPatience: Patience = { tries: 5, pauseMs: 500, silenceMs: 5 * 60_000 };

/** Tries again what may pass: no answer, a service that is late, busy or broken. What is refused for a reason is not tried again. */
export async function tryAgain<T>({ tries, pauseMs }: Patience, attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number >= tries || !mayPass(error)) throw error;
      await wait(pauseMs * 4 ** (number - 1));
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/** A promise, given up after a while. */
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
