import { type Kysely, sql } from 'kysely';
import { type LinkPart, MOST_LINKS } from '#contract/card-links.ts';
import { isLiving } from '#server/domain/card-links/card-links.queries.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import type { Who } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { mostCounted } from '#server/ranking/lists.ts';

export function loadLivingLinks(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('card_links')
    .select(['id', 'role', 'parts', 'made_at', 'expires_at', 'agreed_at', 'openings'])
    .where('profile_id', '=', profileId)
    .where(isLiving)
    .orderBy('id', 'desc')
    .execute();
}

interface NewLink {
  tokenHash: Buffer;
  parts: LinkPart[];
  days: number;
}

/** False where there are as many living as may be. The candidate's own yes is in the making. */
export function insertLink(
  db: Kysely<Database>,
  { accountId, profileId, role }: Pick<Who, 'accountId' | 'profileId' | 'role'>,
  { tokenHash, parts, days }: NewLink,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId]);
    if ((await loadLivingLinks(transaction, profileId)).length >= MOST_LINKS) return false;
    await transaction
      .insertInto('card_links')
      .values({
        ...{ profile_id: profileId, token_hash: tokenHash, parts, role, made_by: accountId },
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
        agreed_at: role === 'candidate' ? sql<Date>`now()` : null,
      })
      .execute();
    return true;
  });
}

/** One opening more, as far as bands tell them apart: ten thousand write no more than a hundred do. */
export async function countOpening(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('card_links')
    .set({ openings: sql`openings + 1` })
    .where('id', '=', id)
    .where('openings', '<', mostCounted)
    .execute();
}
