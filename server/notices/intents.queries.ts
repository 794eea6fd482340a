import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the intent of a code or link that is still needed; undefined if it was sent or given up, has expired, or
 * comes from a restored copy.
 */
export async function loadIntent(db: Kysely<Database>, noticeId: string) {
  const found = await db
    .selectFrom('notices as n')
    .select(['n.id as noticeId', 'n.kind', 'n.subject_id as subjectId', 'n.account_id as accountId'])
    .where('n.id', '=', noticeId)
    .where('n.send_before', '>', sql<Date>`now()`)
    .where('n.is_site_only', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_deliveries as d').whereRef('d.notice_id', '=', 'n.id').where('d.state', '!=', 'created'),
        ),
      ),
    )
    .executeTakeFirst();
  return found && { ...found, subjectId: found.subjectId ?? '' };
}
