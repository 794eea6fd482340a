import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { FileKind } from '#server/files/files.queries.ts';
import { mayView } from '#server/people/view/may-view.ts';
import { loadRelations } from '#server/people/view/relations.queries.ts';

/**
 * Whether a logged-in member may see a file that belongs to `ownerId`: its owner always, accepted families, and a picture
 * also members to whom its owner shows it.
 */
export async function maySeeFile(
  db: Kysely<Database>,
  viewerId: string,
  { ownerId, kind }: { ownerId: string; kind: FileKind },
): Promise<boolean> {
  if (viewerId === ownerId) return true;
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  const layer = relation === undefined ? 1 : mayView(viewerId, ownerId, relation);
  return layer >= 3 || (layer === 2 && kind === 'picture' && (await isShownToMembers(db, ownerId)));
}

async function isShownToMembers(db: Kysely<Database>, ownerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('profile_details')
    .select(sql`1`.as('one'))
    .where('profile_id', '=', ownerId)
    .where('photo_for', '=', 'Members')
    .executeTakeFirst();
  return found !== undefined;
}
