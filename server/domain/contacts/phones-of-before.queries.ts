import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** So long a guardian's phone of before holds from the day on which its family is asked to confirm it. */
export const GRACE_DAYS = 30;

/**
 * Whether a reader still has a guardian's phone that nobody has confirmed: one of before, within its days, or opened by them
 * within these days. `''`: none.
 */
export async function loadPhoneOfBefore(db: Kysely<Database>, profileId: string, readerId: string): Promise<string> {
  const { rows } = await sql<{ phone: string }>`
    select b.phone from guardian_phones_of_before b where b.profile_id = ${profileId} and (
      b.asked_at is null or b.asked_at > now() - make_interval(days => ${GRACE_DAYS})
      or exists (select from contact_openings o where o.owner_id = b.profile_id and o.viewer_id = ${readerId}
        and o.opened_at < b.asked_at + make_interval(days => ${GRACE_DAYS})))`.execute(db);
  return rows[0]?.phone ?? '';
}

/** The families that are to be asked, once, to confirm a guardian's phone of before: their days begin. */
export async function takeUnasked(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    update guardian_phones_of_before set asked_at = now() where asked_at is null
    returning profile_id as "profileId"`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** Whether this family has been asked for its guardian's confirmation within a week. */
export async function wasAskedForGuardian(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('notices')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'guardianPhoneAsked')
    .where('made_at', '>', sql<Date>`now() - interval '7 days'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
