import type { ChildProcess } from 'node:child_process';
import { ALIVE } from './worker-messages.ts';

/** Who has not said for so many beats that it lives hangs: it answers nobody, and no signal but one. */
const BEATS_WAITED = 6;

/** Beats are counted, not time: where this process itself had to wait, all that was said meanwhile is heard before the next. */
export function endWhenHanging(
  child: ChildProcess,
  { beatMs, tell }: { beatMs: number; tell: () => void },
): () => void {
  let missed = 0;
  let counting: NodeJS.Timeout | undefined;
  const count = () => {
    counting ??= setInterval(() => {
      if (++missed !== BEATS_WAITED) return;
      tell();
      child.kill('SIGKILL');
    }, beatMs);
  };
  child.on('message', (message) => {
    if (message !== ALIVE) return;
    missed = 0;
    count();
  });
  child.on('exit', () => clearInterval(counting));
  return count;
}
