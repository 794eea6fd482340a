import { type Kysely, sql } from 'kysely';
import { RULES_EVERY_DAYS } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Maximum number of families notified in one sweep; an older site has many on its first day. */
const AT_ONCE = 1_000;

/**
 * Reminds families of the rules every RULES_EVERY_DAYS, as the law requires. A new member has just agreed to them.
 */
export async function remindOfRules(db: Kysely<Database>): Promise<void> {
  const before = sql`now() - make_interval(days => ${RULES_EVERY_DAYS})`;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ profileId: string }>`
      insert into rules_told as t (profile_id)
      select m.profile_id from members m left join rules_told r on r.profile_id = m.profile_id
      where m.registered_at < ${before} and m.deletion_due_at is null and (r.told_at is null or r.told_at < ${before})
        and exists (select from account_profiles p where p.profile_id = m.profile_id)
      order by m.profile_id limit ${AT_ONCE}
      on conflict (profile_id) do update set told_at = now()
      returning profile_id as "profileId"`.execute(transaction);
    await notifyAll(
      transaction,
      rows.map(({ profileId }) => ({ kind: 'rules' as const, profileId })),
    );
  });
}
