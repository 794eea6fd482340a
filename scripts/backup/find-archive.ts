import type { Config } from '#server/config.ts';
import type { Archive } from '#server/platform/backup/archive-place.ts';
import { findNewest } from '#server/platform/backup/archives.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { openS3 } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';

/** The archive that the operator has named on the command line. */
interface ArchiveChoice {
  /** A local path, or with `offSite` a name in BACKUP_URL. */
  path: string | undefined;
  /** Use the archives of BACKUP_URL; the newest by default. */
  offSite: boolean;
}

/**
 * Returns the named archive: a local path, which need not exist, or an archive of BACKUP_URL. Throws a BackupError if
 * `offSite` is set and the site has no BACKUP_URL or no archive there.
 */
export async function findArchive(
  { backups }: Pick<Config, 'backups'>,
  { path, offSite }: ArchiveChoice,
): Promise<Archive> {
  if (!offSite) return path ?? '';
  if (!backups?.offSite)
    throw new BackupError('--off-site needs BACKUP_DIR and BACKUP_URL: where else are the archives?');
  const place = await openS3(backups.offSite, longRetryPolicy);
  const name = path ?? (await findNewest(place, new Date()));
  if (name === undefined) throw new BackupError('There is no archive in BACKUP_URL.');
  return { place, name };
}
