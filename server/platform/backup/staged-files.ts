import { createReadStream } from 'node:fs';
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder } from '#server/platform/storage/files-folder.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';

/**
 * Keeps a backup's files: a member may replace a picture while the archive is written, and the archive needs the
 * picture of its snapshot.
 */
export interface StagedFiles {
  /** Keeps these paths. Returns the missing ones. */
  keep(paths: string[]): Promise<string[]>;
  /** Returns the bytes of a kept path; undefined if it is missing. */
  read(path: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Removes all kept files. */
  remove(): Promise<void>;
}

/** Keeps files in a temporary folder of the data folder: as hard links if the files lie there too, else as copies. */
export async function stageFiles(dataDir: string, files: ObjectStore): Promise<StagedFiles> {
  const dir = join(dataDir, `backup.unfinished-${process.pid}-${Date.now()}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });

  /** Keeps one path. Like `linkOne` and `copyOne`, returns whether the file was found. */
  async function keepOne(path: string): Promise<boolean> {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    return (await linkOne(path)) || copyOne(path);
  }

  async function linkOne(path: string): Promise<boolean> {
    try {
      await link(join(filesFolder(dataDir), path), join(dir, path));
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EEXIST') return true; // kept already
      if (code === 'ENOENT') return false;
      throw error;
    }
  }

  async function copyOne(path: string): Promise<boolean> {
    if (await stat(join(dir, path)).catch(() => undefined)) return true;
    const found = await files.open(path);
    if (found === null) return false;
    await writeFile(join(dir, path), found.content, { mode: 0o600 });
    return true;
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
