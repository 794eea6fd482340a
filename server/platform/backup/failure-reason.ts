import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { reasonOf } from '#server/start-error.ts';

/**
 * Returns the reason of a failed backup, safe to store and send: messages of the database may contain members' data.
 */
export function failureReason(error: unknown): string {
  if (isDatabaseDown(error)) return 'the database or the place of the files cannot be reached';
  if (error instanceof Error && 'severity' in error)
    return `the database refused it (${'code' in error ? error.code : 'no code'})`;
  return reasonOf(error);
}
