import { type Kysely, sql } from 'kysely';
import { KEEPING_WARNED } from '#contract/retention.ts';
import { isVisitedSince } from '#server/domain/members/remove-member.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Maximum number of families warned for the first time in one sweep; an old site has many on its first day. */
const AT_ONCE = 1_000;

/**
 * Notifies families that have not logged in for long, on the two days of KEEPING_WARNED, that their profile will be
 * deleted. Any login cancels the deletion. Profiles without an account have a separate retention.
 */
export async function warnOfKeepingEnd(db: Kysely<Database>): Promise<void> {
  const { first, last } = KEEPING_WARNED;
  const nearEnd = sql`(${expiryCutoff('abandoned')} + make_interval(days => ${first}))`;
  await db.transaction().execute(async (transaction) => {
    await sql`delete from keeping_warnings w using members
      where members.profile_id = w.profile_id and ${isVisitedSince(nearEnd)}`.execute(transaction);
    const warned = await sql<{ profileId: string }>`
      insert into keeping_warnings (profile_id)
      select profile_id from members
      where registered_at is not null and deletion_due_at is null and not ${isVisitedSince(nearEnd)}
        and exists (select from account_profiles p where p.profile_id = members.profile_id)
        and not exists (select from keeping_warnings w where w.profile_id = members.profile_id)
      order by profile_id limit ${AT_ONCE} returning profile_id as "profileId"`.execute(transaction);
    const warnedAgain = await sql<{ profileId: string }>`
      update keeping_warnings set last_at = now()
      where last_at is null and first_at <= now() - make_interval(days => ${first - last})
      returning profile_id as "profileId"`.execute(transaction);
    await notifyAll(
      transaction,
      [...warned.rows, ...warnedAgain.rows].map(({ profileId }) => ({ kind: 'keepingEnds' as const, profileId })),
    );
  });
}
