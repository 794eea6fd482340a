import type { Config } from '#server/config.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { openS3 } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { type Archive, locateArchive } from './archive-place.ts';
import { BackupError } from './backup-error.ts';
import { type LaterChange, readLaterChanges } from './later-lines.ts';
import type { Manifest } from './manifest.ts';

type Places = Pick<Config, 'backups' | 'backupKey'>;

/**
 * Returns the changes since an archive was made, from the store of the archive and from every backup store of this
 * site. @throws BackupError if no store has any lines
 */
export const findLaterChanges = (
  config: Places,
  archive: Archive,
  { madeAt }: Pick<Manifest, 'madeAt'>,
): Promise<LaterChange[]> => findSince(config, new Date(madeAt), locateArchive(archive).place);

/** Returns the changes since the moment to which a database was restored. @throws BackupError if no store has lines */
export const findChangesSince = (config: Places, moment: Date): Promise<LaterChange[]> => findSince(config, moment);

async function findSince({ backups, backupKey }: Places, since: Date, beside?: ObjectStore): Promise<LaterChange[]> {
  const places = beside ? [beside] : [];
  if (backups) places.push(makeFolderStore(backups.dir));
  if (backups?.offSite) places.push(await openS3(backups.offSite, longRetryPolicy));
  const changes = await readLaterChanges(places, since, backupKey);
  if (changes !== null) return changes;
  const searched = beside
    ? 'in "changes" beside the archive nor in BACKUP_DIR or BACKUP_URL'
    : 'in BACKUP_DIR nor in BACKUP_URL';
  throw new BackupError(
    `No line of what changed after ${since.toISOString()} was found, neither ${searched}. Everybody who was deleted, has blocked, paused or withdrawn since would be as before. Bring the folder "changes", or say --without-later-changes. Nothing was restored.`,
  );
}
