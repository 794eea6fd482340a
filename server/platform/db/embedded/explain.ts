import { statfs } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';

const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Returns the reason why PostgreSQL did not start. On a full disk it cannot write the reason down itself. */
export async function explainFailure(folder: string, sentence: string): Promise<StartError> {
  const disk = await statfs(folder).catch(() => undefined);
  const freeBytes = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
  if (freeBytes >= LEAST_FREE_BYTES) return new StartError(sentence);
  const freeMb = Math.floor(freeBytes / 1024 / 1024);
  return new StartError(`The disk of ${folder} is full (${freeMb} MB are free): make room, then start again.`);
}
