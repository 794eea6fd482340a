import { damaged } from './backup-error.ts';
import { type Digest, drain, type Entry, FILE_PATH } from './entries.ts';
import { inParallel } from './in-parallel.ts';

/** The number of paths that are handled in parallel. */
const PARALLEL_PATHS = 8;

/**
 * Reads the file list of an archive to its end and calls a function with each path. Returns the digest of the list.
 * @throws BackupError if a line is no path of a file
 */
export async function takePaths(list: Entry['content'], act: (path: string) => Promise<void>): Promise<Digest> {
  let rest = '';
  return drain(list, async (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    await inParallel(lines, PARALLEL_PATHS, async (path) => {
      if (!FILE_PATH.test(path)) throw damaged();
      await act(path);
    });
  });
}
