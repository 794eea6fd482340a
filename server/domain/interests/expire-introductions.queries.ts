import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Interests that came to nothing: after ninety days nothing asks for them. */
export async function expireIntroductions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('introductions')
    .where('sent_at', '<', keptSince('introductions'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'declined')]))
    .execute();
}
