import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Days until the hint is shown again. It stays visible all day on the day on which it is shown. */
const DAYS_BETWEEN_HINTS = 30;
/** Days a bride has been shown before the hint: a newcomer has not had time to write. */
const SHOWN_FOR_DAYS = 7;
/** Today in India. */
const TODAY = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * Whether a bride sees today's hint that she may write first: she has been shown for SHOWN_FOR_DAYS, has no stored
 * interest of her own, and has not seen the hint for DAYS_BETWEEN_HINTS.
 */
export async function isFirstStepDue(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (select from member_visibility where profile_id = ${profileId}
        and shown_at < now() - make_interval(days => ${SHOWN_FOR_DAYS}))
      and not exists (select from introductions where sender_id = ${profileId})
      and not exists (select from first_steps_told where profile_id = ${profileId}
        and told_on <> ${TODAY} and told_on > ${TODAY} - ${DAYS_BETWEEN_HINTS}::int) as "isDue"`.execute(db);
  return rows[0]?.isDue ?? false;
}

/** Records that the bride sees the hint today. */
export async function noteFirstStep(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .insertInto('first_steps_told')
    .values({ profile_id: profileId, told_on: TODAY })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ told_on: TODAY }))
    .execute();
}
