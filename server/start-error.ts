/** A reason not to start, which an operator can act on. It is printed as one sentence without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What is wrong with a file, by the code of the system error. The words follow the file's path. */
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

/**
 * Returns the message of an error for a person at the terminal. If several addresses all refuse, an AggregateError has
 * no message of its own; system errors about files are explained in words.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (isFileError(error)) return `${error.path} ${fileTroubles[error.code] ?? error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'The disk is full';
  return error instanceof Error ? error.message : String(error);
}

/** Whether the error is a system error about a file. The error of a program that cannot be started is not one. */
export function isFileError(error: unknown): error is Error & { code: string; path: string } {
  if (!(error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error)) return false;
  return typeof error.code === 'string' && typeof error.path === 'string' && !String(error.syscall).startsWith('spawn');
}
