import { readFileSync } from 'node:fs';

/** The memory of these processes together in MB (PSS: what several share is counted once). */
export const sumMemoryMb = (pids: number[]): number => pids.reduce((sum, pid) => sum + readMb(pid, 'Pss'), 0);

/** What a process has written itself in MB, without the pages of programs, of which its share depends on who else runs them. */
export const ownMemoryMb = (pid: number): number => readMb(pid, 'Pss_Anon');

function readMb(pid: number, which: 'Pss' | 'Pss_Anon'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}
