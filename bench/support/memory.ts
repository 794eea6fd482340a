import { readFileSync } from 'node:fs';

/** Returns the memory of these processes together in MB (PSS: each shared page counts once). */
export const sumMemoryMb = (pids: number[]): number => pids.reduce((sum, pid) => sum + readMb(pid, 'Pss'), 0);

/** Returns the private memory of a process in MB. It omits program pages, whose share depends on other processes. */
export const ownMemoryMb = (pid: number): number => readMb(pid, 'Pss_Anon');

/**
 * Returns the memory of a site's processes together in MB: the private memory of each, and the program's pages once.
 * Program pages are counted separately, because another site on this machine would share them.
 */
export function hostMemoryMb(pids: readonly number[]): number {
  const program = Math.max(...pids.map((pid) => readMb(pid, 'Rss') - readMb(pid, 'Anonymous')));
  return pids.reduce((sum, pid) => sum + ownMemoryMb(pid), program);
}

function readMb(pid: number, which: 'Pss' | 'Pss_Anon' | 'Rss' | 'Anonymous'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}
