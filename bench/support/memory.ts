import { readFileSync } from 'node:fs';

/** The memory of these processes together in MB (PSS: shared pages count once). */
export const sumMemoryMb = (pids: number[]): number => pids.reduce((sum, pid) => sum + readMb(pid, 'Pss'), 0);

/** The private memory of a process in MB, without program pages, whose share depends on other processes. */
export const ownMemoryMb = (pid: number): number => readMb(pid, 'Pss_Anon');

/**
 * The memory of a site's processes together in MB: what each has of its own, and the pages of its program once. These are
 * counted apart, because another site of the same machine would share them.
 */
export function hostMemoryMb(pids: readonly number[]): number {
  const program = Math.max(...pids.map((pid) => readMb(pid, 'Rss') - readMb(pid, 'Anonymous')));
  return pids.reduce((sum, pid) => sum + ownMemoryMb(pid), program);
}

function readMb(pid: number, which: 'Pss' | 'Pss_Anon' | 'Rss' | 'Anonymous'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}
