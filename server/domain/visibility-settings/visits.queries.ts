import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** A page that a family has brought back counts as a visit, where the trust looks for it. */
export async function countVisit(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`update showings set last_active_on = (now() at time zone 'Asia/Kolkata')::date
    where profile_id = ${profileId} and last_active_on < (now() at time zone 'Asia/Kolkata')::date
      and exists (select from consents c where c.profile_id = showings.profile_id and c.kind = 'assisted'
        and c.withdrawn_at is null)`.execute(db);
}
