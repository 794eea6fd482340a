import type { Config } from '#server/config.ts';
import { makeFolderShelf } from '#server/shelves/folder-shelf.ts';
import { openS3 } from '#server/shelves/open-shelf.ts';
import { longPatience } from '#server/shelves/s3/patience.ts';
import { type Archive, placeOf } from './archive-place.ts';
import { BackupError } from './backup-error.ts';
import { type LaterChange, readLaterChanges } from './later-lines.ts';
import type { Manifest } from './manifest.ts';

/** What changed since an archive was made, from beside it and from wherever this site backs up to. Refuses where no line is found. */
export async function findLaterChanges(
  { backups, backupKey }: Pick<Config, 'backups' | 'backupKey'>,
  archive: Archive,
  { madeAt }: Pick<Manifest, 'madeAt'>,
): Promise<LaterChange[]> {
  const places = [placeOf(archive).place];
  if (backups) places.push(makeFolderShelf(backups.dir));
  if (backups?.offSite) places.push(await openS3(backups.offSite, longPatience));
  const changes = await readLaterChanges(places, new Date(madeAt), backupKey);
  if (changes !== null) return changes;
  throw new BackupError(
    `No line of what changed after ${madeAt} was found, neither in "changes" beside the archive nor in BACKUP_DIR or BACKUP_URL. Whoever was deleted, has blocked, paused or withdrawn since would be as before. Bring the folder "changes", or say --without-later-changes. Nothing was restored.`,
  );
}
