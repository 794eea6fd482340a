import type { Kysely } from 'kysely';
import { loadFits } from '#server/domain/visibility/fits.queries.ts';
import { asksIfFitting, mayView, seesPhotos } from '#server/domain/visibility/may-view.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Folder } from '#server/platform/storage/files-folder.ts';

/** The layer in which a viewer sees nothing. */
const NOTHING_LAYER = 1;
/** The first of the layers in which a viewer sees what accepted families see. */
const ACCEPTED_LAYER = 3;

/**
 * Whether a logged-in member may see a file of `ownerId`. The owner and accepted families always may; a photo is also
 * shown to members, or to those who fit, if its owner chooses so.
 */
export async function maySeeFile(
  db: Kysely<Database>,
  viewerId: string,
  { ownerId, folder }: { ownerId: string; folder: Folder },
): Promise<boolean> {
  if (viewerId === ownerId) return true;
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  const layer = relation === undefined ? NOTHING_LAYER : mayView(viewerId, ownerId, relation);
  if (folder === 'horoscopes' || layer === NOTHING_LAYER) return layer >= ACCEPTED_LAYER;
  const photoFor = await loadAudience(db, ownerId);
  const isFitting = asksIfFitting(layer, photoFor) && (await loadFits(db, viewerId, [ownerId])).has(ownerId);
  return seesPhotos(layer, photoFor, isFitting);
}

/** Loads to whom the owner shows the photos; `''` if nothing is chosen. */
async function loadAudience(db: Kysely<Database>, ownerId: string): Promise<string> {
  const found = await db
    .selectFrom('profile_details')
    .select('photo_for')
    .where('profile_id', '=', ownerId)
    .executeTakeFirst();
  return found?.photo_for ?? '';
}
