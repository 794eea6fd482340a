import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupRun } from './backup-runs.queries.ts';
import { copyCopies } from './file-copies.ts';

interface OffSite {
  /** The store of this host's archives (BACKUP_DIR). */
  from: ObjectStore;
  /** The store elsewhere (BACKUP_URL). */
  to: ObjectStore;
  backupKey: Buffer | undefined;
}

/** Whether a store holds the archive of a run. The BACKUP_DIR of another host holds only that host's archives. */
export async function holdsArchive(place: ObjectStore, run: BackupRun | null): Promise<boolean> {
  if (run === null) return false;
  const found = await place.open(run.archive);
  found?.content.destroy();
  return found?.bytes === run.bytes;
}

/**
 * Copies missing files first and then the archive, so that an archive never names a missing file. Returns the name and
 * bytes of the archive, and the number of copied files. @throws BackupError if `from` does not hold the run's archive,
 * or if its copy has another length
 */
export async function copyOffSite(
  { from, to, backupKey }: OffSite,
  run: BackupRun | null,
): Promise<{ archive: string; files: number; bytes: number }> {
  const found = run && (await holdsArchive(from, run)) ? await from.open(run.archive) : null;
  if (run === null || found === null) throw new BackupError('The archive that was made last is not on this host.');
  const { archive } = run;
  const { bytes, content } = found;
  try {
    const files = await copyCopies(from, to, backupKey);
    await to.put(archive, content);
    const copy = await to.open(archive);
    copy?.content.destroy();
    if (copy?.bytes !== bytes) {
      await to.remove(archive);
      throw new BackupError(`The copy of ${archive} is not as long as the archive.`);
    }
    return { archive, files, bytes };
  } finally {
    content.destroy();
  }
}
