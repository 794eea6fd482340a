import { type Archive, locateArchive } from './archive-place.ts';
import { BackupError } from './backup-error.ts';
import { drain, type Entry } from './entries.ts';
import { openCopy } from './file-copies.ts';
import { takePaths } from './file-list.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';

/**
 * Reads an archive and the files beside it to their ends. Returns the manifest and the number of files.
 * @throws BackupError if anything is damaged or missing
 */
export async function verifyArchive(
  archive: Archive,
  backupKey: Buffer | undefined,
): Promise<{ manifest: Manifest; files: number }> {
  const { place } = locateArchive(archive);
  const counts = { files: 0, missing: 0 };
  const readCopy = async (path: string) => {
    const copy = await openCopy(place, backupKey, path);
    if (copy === null) counts.missing++;
    else {
      for await (const _chunk of copy);
      counts.files++;
    }
  };
  const take = ({ heading, content }: Entry) => {
    if (heading.kind === 'file') counts.files++;
    return heading.kind === 'file list' ? takePaths(content, readCopy) : drain(content);
  };
  const manifest = await readArchive(archive, backupKey, take);
  if (counts.missing > manifest.missingFiles)
    throw new BackupError(`${counts.missing} of ${manifest.files.count} files are missing beside the archive.`);
  return { manifest, files: counts.files };
}
