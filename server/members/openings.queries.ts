import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** When the account was last opened through the Power Link without the member having been told; null when it was not. */
export async function loadUnseenOpening(db: Kysely<Database>, profileId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('power_link_uses')
    .select(({ fn }) => fn.max('used_at').as('openedAt'))
    .where('profile_id', '=', profileId)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return row?.openedAt ?? null;
}

export async function markOpeningsSeen(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('power_link_uses')
    .set({ seen_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('seen_at', 'is', null)
    .execute();
}
