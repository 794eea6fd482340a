import type { Kysely } from 'kysely';
import { mayView, seesPhotos } from '#server/domain/visibility/may-view.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Folder } from '#server/platform/storage/files-folder.ts';

/**
 * Whether a logged-in member may see a file that belongs to `ownerId`: its owner always, accepted families, and a photo
 * also members to whom its owner shows it.
 */
export async function maySeeFile(
  db: Kysely<Database>,
  viewerId: string,
  { ownerId, folder }: { ownerId: string; folder: Folder },
): Promise<boolean> {
  if (viewerId === ownerId) return true;
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  const layer = relation === undefined ? 1 : mayView(viewerId, ownerId, relation);
  if (folder === 'horoscopes' || layer === 1) return layer >= 3;
  return seesPhotos(layer, await loadAudience(db, ownerId));
}

async function loadAudience(db: Kysely<Database>, ownerId: string): Promise<string> {
  const found = await db
    .selectFrom('profile_details')
    .select('photo_for')
    .where('profile_id', '=', ownerId)
    .executeTakeFirst();
  return found?.photo_for ?? '';
}
