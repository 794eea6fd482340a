import { type Kysely, sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts';
import { type CallOutcome, MOST_TRIES } from '#contract/staff/calls.ts';
import { noteDelivery } from '#server/notices/deliveries.queries.ts';
import { secondsUntilMorning } from '#server/notices/quiet-hours.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface CallTry {
  noticeId: string;
  /** The profile that the call is about; null for a phone without a profile. */
  profileId: string | null;
  accountId: number | null;
  outcome: CallOutcome;
  /** Minutes that the call took; null if not given. */
  minutes: number | null;
  /** Login of the member of staff who called. */
  by: string;
}

/** What becomes of a call after a try: no more tries, or the time of the next one. */
export type NotedCall = { outcome: 'done' | 'givenUp' } | { outcome: 'again'; at: Date };

/** Minutes until the next try after a failed one. */
const RETRY_MINUTES = { engaged: 30, noAnswer: 180 } as const;

/** Records a try of a call. A call ends when somebody was spoken to, the number was wrong, or `MOST_TRIES` failed. */
export async function noteTry(db: Kysely<Database>, callTry: CallTry, now?: Date): Promise<NotedCall> {
  const { noticeId, outcome, minutes, by } = callTry;
  const isUnanswered = outcome === 'engaged' || outcome === 'noAnswer';
  const nextTryAt = isUnanswered ? nextTry(now ?? (await databaseNow(db)), RETRY_MINUTES[outcome]) : null;
  await db
    .insertInto('call_tries')
    .values({ notice_id: noticeId, tried_by: by, outcome, minutes, again_at: nextTryAt })
    .execute();
  if (outcome === 'spoke') {
    await noteDelivery(db, { noticeId, channel: 'office', state: 'handed', reason: 'called' });
    return { outcome: 'done' };
  }
  if (nextTryAt !== null && (await countTries(db, noticeId)) < MOST_TRIES) return { outcome: 'again', at: nextTryAt };
  await noteDelivery(db, {
    noticeId,
    channel: 'office',
    state: 'failed',
    reason: isUnanswered ? 'notReached' : 'wrongNumber',
  });
  await notifyInAnotherWay(db, callTry);
  return { outcome: 'givenUp' };
}

/** Returns the time of the next try, moved to the day in India: nobody is called at night. */
function nextTry(now: Date, minutes: number): Date {
  const at = new Date(now.getTime() + minutes * MINUTE_MS);
  return new Date(at.getTime() + secondsUntilMorning(at) * SECOND_MS);
}

async function countTries(db: Kysely<Database>, noticeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('call_tries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('notice_id', '=', noticeId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Notifies the family through every address, confirmed or not. A phone without an account or profile has no other
 * address.
 */
async function notifyInAnotherWay(db: Kysely<Database>, { profileId, accountId, outcome }: CallTry): Promise<void> {
  const kind = outcome === 'wrongNumber' ? 'numberFails' : 'callMissed';
  if (accountId !== null) await notify(db, { kind, accountId });
  else if (profileId !== null) await notify(db, { kind, profileId });
}

/** Returns the office's calls of the last thirty days in which nobody was reached, the latest first. */
export async function listUnreached(db: Kysely<Database>) {
  const { rows } = await sql<{ profileId: string | null; name: string; kind: string; reason: string; at: Date }>`
    select n.profile_id as "profileId", coalesce(m.name, '') as name, n.kind, coalesce(d.reason, '') as reason, d.changed_at as at
    from notice_deliveries d join notices n on n.id = d.notice_id left join members m on m.profile_id = n.profile_id
    where d.channel = 'office' and d.state = 'failed' and d.changed_at > now() - interval '30 days'
    order by d.changed_at desc limit 100`.execute(db);
  return rows;
}
