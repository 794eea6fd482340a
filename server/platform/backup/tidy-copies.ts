import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { listArchives } from './archives.ts';
import { momentOf } from './backup-folder.ts';
import { copyOf, listPaths, partsOfCopies, pathOfCopy } from './file-copies.ts';
import { forgetLeft, listLeftBefore, noteLeft } from './left-copies.queries.ts';

const AT_ONCE = 5_000;

/** Removes copies of files that were deleted before the oldest archive was made. Returns their number. */
export async function tidyCopies(
  db: Kysely<Database>,
  places: readonly ObjectStore[],
  backupKey: Buffer | undefined,
): Promise<number> {
  const archives = (await Promise.all(places.map(listArchives))).flat();
  if (archives.length === 0) return 0;
  for (const place of places) {
    for (const { copies } of partsOfCopies(backupKey)) {
      const files = [...(await listPaths(place, copies))].map(pathOfCopy);
      for (let from = 0; from < files.length; from += AT_ONCE) await noteLeft(db, files.slice(from, from + AT_ONCE));
    }
  }
  const left = await listLeftBefore(db, new Date(Math.min(...archives.map(momentOf))));
  for (const path of left) {
    for (const place of places) await place.remove(copyOf(path, backupKey));
    await forgetLeft(db, path);
  }
  return left.length;
}
