import { hostname } from 'node:os';
import type { Log } from '#server/log.ts';
import { reasonOf } from '#server/start-error.ts';

/** The time limit of the request. */
const TIMEOUT_MS = 20_000;

/** Posts a sentence to ALERT_URL, if it is set. A failure is only logged, because nothing depends on it. */
export async function sendAlert(url: string | undefined, sentence: string, log: Pick<Log, 'warn'>): Promise<void> {
  if (url === undefined) return;
  try {
    const body = `Shubho Bibaho on ${hostname()}: ${sentence}`;
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    if (!answer.ok) log.warn(`ALERT_URL was not told: it answered ${answer.status}`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    log.warn(`ALERT_URL was not told: ${reasonOf(cause)}`);
  }
}
