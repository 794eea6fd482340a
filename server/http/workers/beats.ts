import type { ChildProcess } from 'node:child_process';
import { ALIVE } from './worker-messages.ts';

/**
 * Missed beats after which a child process counts as hanging. A hanging process answers no request and no signal except
 * SIGKILL.
 */
const BEATS_WAITED = 6;

/**
 * Kills a child process that misses BEATS_WAITED beats in a row, after calling `tell`. Beats are counted instead of
 * time: after a delay in this process, the waiting messages are processed before the next count. Returns a function
 * that starts to count; the first beat starts it, too.
 */
export function killWhenHanging(
  child: ChildProcess,
  { beatMs, tell }: { beatMs: number; tell: () => void },
): () => void {
  let missedBeats = 0;
  let countTimer: NodeJS.Timeout | undefined;
  const startCounting = () => {
    countTimer ??= setInterval(() => {
      missedBeats++;
      if (missedBeats !== BEATS_WAITED) return;
      tell();
      child.kill('SIGKILL');
    }, beatMs);
  };
  child.on('message', (message) => {
    if (message !== ALIVE) return;
    missedBeats = 0;
    startCounting();
  });
  child.on('exit', () => clearInterval(countTimer));
  return startCounting;
}
