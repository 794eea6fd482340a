/** A reason not to start that a person can act on: one sentence, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * What an error says, to the person who stands at the terminal. Several addresses that all refuse give an AggregateError without
 * words of its own; what the system says of a file is said in words.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (isOfFile(error)) return `${error.path} ${fileTroubles[error.code] ?? error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'The disk is full';
  return error instanceof Error ? error.message : String(error);
}

const fileTroubles: Partial<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EEXIST: 'is in the way, because it is no folder',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder',
  ENOSPC: 'lies on a disk that is full',
  EROFS: 'lies on a disk that can only be read',
  EMFILE: 'cannot be opened, because too many files are open (see ulimit -n)',
};

/** Whether an error is the system's, about a file. */
export function isOfFile(error: unknown): error is Error & { code: string; path: string } {
  if (!(error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error)) return false;
  return typeof error.code === 'string' && typeof error.path === 'string' && !String(error.syscall).startsWith('spawn');
}
