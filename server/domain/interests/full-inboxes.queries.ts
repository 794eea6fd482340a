import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import { FULL_FROM, FULL_SHOWN_DAYS } from '#contract/signs.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** SQL: the Monday of this week in India. */
const MONDAY = sql`date_trunc('week', now() at time zone 'Asia/Kolkata')::date`;
/** SQL: the moment at which this Monday began in India. */
const MONDAY_START = sql`(${MONDAY}::timestamp at time zone 'Asia/Kolkata')`;
/** SQL: the moment this many days before the beginning of Monday. */
const daysBefore = (days: number) => sql`${MONDAY_START} - make_interval(days => ${days})`;

/**
 * Determines once a week, as of the beginning of Monday, whose inbox is full (`FULL_FROM`). Every interest counts that
 * looks unanswered to its sender, including one declined in silence or set apart, so that no sender can tell what
 * became of their interest. Senders of the same family count once, and only if they have been shown for
 * `FULL_SHOWN_DAYS`, so that a few new accounts cannot fill an inbox. Does nothing if this week is already determined.
 */
export async function renewFullInboxes(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('full_inbox_weeks')
      .values({ week: sql<string>`${MONDAY}` })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await transaction.deleteFrom('full_inbox_weeks').where('week', '<', sql<string>`${MONDAY}`).execute();
    await transaction.deleteFrom('full_inboxes').execute();
    await sql`
      with waiting as (
        select i.recipient_id, i.sender_id from introductions i
        join member_visibility v on v.profile_id = i.sender_id and v.shown_at <= ${daysBefore(FULL_SHOWN_DAYS)}
        where not v.is_absent
          and i.sent_at > ${daysBefore(INTEREST_DAYS)} and i.sent_at < ${MONDAY_START}
          and (i.withdrawn_at is null or i.withdrawn_at >= ${MONDAY_START})
          and ((i.answer is distinct from 'accepted' and i.told_because is null) or i.answered_at >= ${MONDAY_START})
      ), many as (
        select * from waiting where recipient_id in (
          select recipient_id from waiting group by recipient_id having count(*) >= ${FULL_FROM})
      )
      insert into full_inboxes (profile_id, week)
      select w.recipient_id, ${MONDAY} from many w
      where not exists (select from same_families f join many o on o.sender_id = f.member_id
        where f.profile_id = w.sender_id and o.recipient_id = w.recipient_id and o.sender_id < w.sender_id)
      group by w.recipient_id having count(distinct w.sender_id) >= ${FULL_FROM}`.execute(transaction);
  });
}
