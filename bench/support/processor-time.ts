import { readFileSync } from 'node:fs';

/** The unit of processor times in /proc: a hundredth of a second. */
const TICK_MS = 10;

/** Returns the processor time of these processes in milliseconds. Ended processes count as zero. */
export function sumProcessorMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      // User and system time are the 14th and 15th field, of which the name is the 2nd.
      const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13)
        .map(Number);
      ticks += user + system;
    } catch {
      // The process has ended.
    }
  }
  return ticks * TICK_MS;
}
