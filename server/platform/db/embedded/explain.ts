import { statfs } from 'node:fs/promises';
import { StartError } from '#server/start-error.ts';

/** With less free space PostgreSQL cannot start. */
const FULL_BELOW_BYTES = 32 * 1024 * 1024;

/**
 * Returns the error to throw when PostgreSQL does not start: the given sentence, or that the disk is full, because then
 * PostgreSQL cannot write the reason down itself.
 */
export async function explainFailure(folder: string, sentence: string): Promise<StartError> {
  const disk = await statfs(folder).catch(() => undefined);
  const freeBytes = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
  if (freeBytes >= FULL_BELOW_BYTES) return new StartError(sentence);
  const freeMb = Math.floor(freeBytes / 1024 / 1024);
  return new StartError(`The disk of ${folder} is full (${freeMb} MB are free): make room, then start again.`);
}
