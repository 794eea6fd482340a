import { readFileSync } from 'node:fs';

/** The memory of these processes together in MB (PSS: what several share is counted once). */
export function sumMemoryMb(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
