import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { reasonOf } from '#server/start-error.ts';

/** Why a backup failed, in words that may be kept and told: what the database says repeats what members wrote. */
export function sayWhy(error: unknown): string {
  if (isDatabaseDown(error)) return 'the database or the place of the files cannot be reached';
  if (error instanceof Error && 'severity' in error)
    return `the database refused it (${'code' in error ? error.code : 'no code'})`;
  return reasonOf(error);
}
