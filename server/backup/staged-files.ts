import { createReadStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Second names (hard links) for the files of a backup: a member may replace a picture while the archive is written, and
 * the archive needs the one that its snapshot of the database names.
 */
export interface StagedFiles {
  /** Keeps these paths; gives those that are not there. */
  keep(paths: string[]): Promise<string[]>;
  /** The bytes of a path kept before, or undefined. */
  read(path: string): Promise<AsyncIterable<Buffer> | undefined>;
  remove(): Promise<void>;
}

export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  const dir = join(dataDir, `backup.unfinished-${process.pid}-${Date.now()}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });

  async function keepOne(path: string): Promise<boolean> {
    try {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await link(join(dataDir, 'files', path), join(dir, path));
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') return true;
      if (code === 'ENOENT') return false;
      throw error;
    }
  }

  return {
    async keep(paths) {
      const missing: string[] = [];
      for (const path of paths) if (!(await keepOne(path))) missing.push(path);
      return missing;
    },
    async read(path) {
      const found = await stat(join(dir, path)).catch(() => undefined);
      return found && createReadStream(join(dir, path));
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
