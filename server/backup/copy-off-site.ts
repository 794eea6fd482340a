import type { Shelf } from '#server/shelves/shelf.ts';
import { findNewest } from './archives.ts';
import { BackupError } from './backup-error.ts';
import { copyCopies } from './file-copies.ts';

interface OffSite {
  from: Shelf;
  to: Shelf;
  backupKey: Buffer | undefined;
}

/** Copies the newest archive, and first the copies of files that are not there yet: no archive names what is not there. */
export async function copyOffSite(
  { from, to, backupKey }: OffSite,
  now: Date,
): Promise<{ archive: string; files: number; bytes: number }> {
  const archive = await findNewest(from, now);
  const found = archive === undefined ? null : await from.open(archive);
  if (archive === undefined || found === null) throw new BackupError('There is no archive to copy.');
  const { bytes, content } = found;
  try {
    const files = await copyCopies(from, to, backupKey);
    await to.put(archive, content);
    const there = await to.open(archive);
    there?.content.destroy();
    if (there?.bytes !== bytes) {
      await to.remove(archive);
      throw new BackupError(`The copy of ${archive} is not as long as the archive.`);
    }
    return { archive, files, bytes };
  } finally {
    content.destroy();
  }
}
