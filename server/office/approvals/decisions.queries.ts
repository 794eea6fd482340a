import { type Kysely, sql } from 'kysely';
import type { ApprovalOutcome } from '#server/platform/db/approval-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Item } from './item.queries.ts';

/** So much one person of the office decides in a day. */
export const DECISIONS_A_DAY = 600;

interface Decided {
  outcome: ApprovalOutcome;
  reason: string;
  by: string;
  isOwn: boolean;
}

/** Gives its number. */
export async function noteDecision(
  db: Kysely<Database>,
  { profileId, kind, answer, subject, since }: Item,
  { outcome, reason, by, isOwn }: Decided,
): Promise<number> {
  const { id } = await db
    .insertInto('approval_decisions')
    .values({
      ...{ profile_id: profileId, kind, subject: answer || subject, outcome, reason },
      ...{ asked_at: since, decided_by: by, is_own: isOwn },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sinceMidnight = sql<Date>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

/** How much somebody has decided since midnight in India. */
export async function countDecided(db: Kysely<Database>, by: string): Promise<number> {
  const { count } = await db
    .selectFrom('approval_decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decided_by', '=', by)
    .where('decided_at', '>=', sinceMidnight)
    .executeTakeFirstOrThrow();
  return count;
}

const OWN_DAYS = 7;

/** Own entries that passed within a week, because nobody else was there. */
export async function listOwnApprovals(db: Kysely<Database>) {
  return db
    .selectFrom('approval_decisions')
    .select(['profile_id as profileId', 'decided_by as by', 'reason', 'decided_at as at'])
    .where('is_own', '=', true)
    .where('outcome', '=', 'approved')
    .where('decided_at', '>', sql<Date>`now() - make_interval(days => ${OWN_DAYS})`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
