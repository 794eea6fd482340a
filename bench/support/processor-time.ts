import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Milliseconds of the processor that these processes have used so far; those that have ended count no more. */
export function sumProcessorMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13)
        .map(Number);
      ticks += user + system;
    } catch {
      // It has ended.
    }
  }
  return ticks * TICK_MS;
}
