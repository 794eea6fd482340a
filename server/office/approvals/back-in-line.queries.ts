import { type Kysely, sql } from 'kysely';
import { keepWaiting } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The profile waits for the office's look once more, before all others, and nobody sees it till then; one that is not to be shown stays so. */
export async function backInLine(db: Kysely<Database>, profileId: string): Promise<void> {
  const showing = await db
    .selectFrom('showings')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (showing === undefined) return;
  await keepWaiting(db, profileId, { forOffice: true, forCandidate: false });
  await sql`
    insert into approvals (profile_id, kind, subject, place) values (${profileId}, 'profile', '', 0)
    on conflict (profile_id, kind, subject) do update
      set place = 0, asked_at = now(), sent_back_at = null, told = ''`.execute(db);
}
