import { readFileSync } from 'node:fs';

/** The memory of these processes together in MB (PSS: shared pages count once). */
export const sumMemoryMb = (pids: number[]): number => pids.reduce((sum, pid) => sum + readMb(pid, 'Pss'), 0);

/** The private memory of a process in MB, without program pages, whose share depends on other processes. */
export const ownMemoryMb = (pid: number): number => readMb(pid, 'Pss_Anon');

function readMb(pid: number, which: 'Pss' | 'Pss_Anon'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}
