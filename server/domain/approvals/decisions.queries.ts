import { type Kysely, sql } from 'kysely';
import type { Decision } from '#contract/decision.ts';
import type { ApprovalKind } from '#server/platform/db/approval-tables.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Item } from './items.queries.ts';

/** Maximum number of decisions by one member of staff in a day. */
export const DECISIONS_A_DAY = 600;

interface StaffDecision {
  decision: Decision;
  reason: string;
  /** E-mail address of the member of staff who decides. */
  by: string;
  /** Whether the member of staff decides on an entry of their own. */
  isOwn: boolean;
}

/** Records a decision on an item and returns the id of the decision. Does not apply the decision to the item. */
export async function noteDecision(
  db: Kysely<Database>,
  { profileId, kind, answer, subject, since }: Item,
  { decision, reason, by, isOwn }: StaffDecision,
): Promise<number> {
  const { id } = await db
    .insertInto('approval_decisions')
    .values({
      profile_id: profileId,
      kind,
      subject: answer || subject,
      decision,
      reason,
      asked_at: since,
      decided_by: by,
      is_own: isOwn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** SQL: the last midnight in India. */
const sinceMidnight = sql<Date>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

/** Counts the decisions of one member of staff (an e-mail address) since midnight in India. */
export async function countDecided(db: Kysely<Database>, by: string): Promise<number> {
  const { count } = await db
    .selectFrom('approval_decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decided_by', '=', by)
    .where('decided_at', '>=', sinceMidnight)
    .executeTakeFirstOrThrow();
  return count;
}

const OWN_APPROVAL_DAYS = 7;
const MOST_OWN_APPROVALS = 50;

/**
 * Lists the approvals of the last `OWN_APPROVAL_DAYS` in which a member of staff approved their own entry, because
 * nobody else was available. At most `MOST_OWN_APPROVALS`, the latest first.
 */
export async function listOwnApprovals(db: Kysely<Database>) {
  return db
    .selectFrom('approval_decisions')
    .select(['profile_id as profileId', 'decided_by as by', 'reason', 'decided_at as at'])
    .where('is_own', '=', true)
    .where('decision', '=', 'approved')
    .where('decided_at', '>', sql<Date>`now() - make_interval(days => ${OWN_APPROVAL_DAYS})`)
    .orderBy('id', 'desc')
    .limit(MOST_OWN_APPROVALS)
    .execute();
}

interface PastDecision {
  id: number;
  /** Null if the profile is deleted. */
  memberId: string | null;
  name: string;
  kind: ApprovalKind;
  /** The column of the answer; `''` if the decision is not about an answer. */
  answer: string;
  decision: Decision;
  reason: string;
  /** E-mail address of the member of staff who decided. */
  by: string;
  at: Date;
  undoneAt: Date | null;
  /** E-mail address of the member of staff who undid the decision; `''` if nobody has. */
  undoneBy: string;
  /** Whether this is the last decision on the whole profile, at most `UNDO_HOURS` old and not undone. */
  mayUndo: boolean;
}

interface DecisionPage {
  /** `''` for every decision. */
  decision: Decision | '';
  /** The highest id to list; the latest decisions come first. */
  latest: number;
  /** Maximum number of decisions to list. */
  most: number;
}

/** Hours in which a decision can be undone. */
export const UNDO_HOURS = 24;

/** Lists a page of decisions, the latest first. */
export async function listDecisions(
  db: Kysely<Database>,
  { decision, latest, most }: DecisionPage,
): Promise<PastDecision[]> {
  const { rows } = await sql<PastDecision>`
    select d.id::int, d.profile_id as "memberId", coalesce(m.name, '') as name, d.kind,
      case when d.kind = 'answer' then d.subject else '' end as answer, d.decision, d.reason, d.decided_by as by,
      d.decided_at as at, d.undone_at as "undoneAt", d.undone_by as "undoneBy",
      m.profile_id is not null and d.kind = 'profile' and d.undone_at is null
        and d.decided_at > now() - make_interval(hours => ${UNDO_HOURS})
        and not exists (select from approval_decisions o where o.profile_id = d.profile_id and o.kind = 'profile'
          and o.id > d.id) as "mayUndo"
    from approval_decisions d left join members m on m.profile_id = d.profile_id
    where d.id <= ${latest} and ${decision} in ('', d.decision) order by d.id desc limit ${most}`.execute(db);
  return rows;
}

/** With fewer approvals than this, the hours to an approval are not representative. */
const FEWEST_PROFILES = 10;
/** Number of past weeks whose approvals are measured. */
const WEEKS_BACK = 4;

/**
 * Returns the hours between a request to be shown and its approval, over the last `WEEKS_BACK` weeks: median and 90th
 * percentile. Returns null if there were fewer approvals than `FEWEST_PROFILES`.
 */
export async function loadHoursToApproval(
  db: Kysely<Database>,
): Promise<{ median: number; ninetieth: number; count: number } | null> {
  const { rows } = await sql<{ count: number; median: number | null; ninetieth: number | null }>`
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as ninetieth
    from (select extract(epoch from decided_at - asked_at)::float8 / 3600 as hours from approval_decisions
      where kind = 'profile' and decision = 'approved' and undone_at is null and decided_at > now() - make_interval(weeks => ${WEEKS_BACK})) lately`.execute(
    db,
  );
  const [row] = rows;
  if (!row || row.count < FEWEST_PROFILES) return null;
  return { count: row.count, median: row.median ?? 0, ninetieth: row.ninetieth ?? 0 };
}

/**
 * Marks a decision on a whole profile as undone and returns what was decided and when. Undefined if the decision is
 * already undone or older than `UNDO_HOURS`, or a later decision on this profile exists. Call with the member's row
 * locked.
 */
export async function markUndone(
  db: Kysely<Database>,
  { id, profileId, by }: { id: number; profileId: string; by: string },
) {
  return db
    .updateTable('approval_decisions')
    .set({ undone_at: sql<Date>`now()`, undone_by: by })
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .where('undone_at', 'is', null)
    .where('decided_at', '>', sql<Date>`now() - make_interval(hours => ${UNDO_HOURS})`)
    .where(sql<boolean>`not exists (select from approval_decisions o
      where o.profile_id = ${profileId} and o.kind = 'profile' and o.id > ${id})`)
    .returning(['decision', 'decided_at as at'])
    .executeTakeFirst();
}

/**
 * Returns the id of the profile that a decision was about. Undefined if there is no such decision, or the profile is
 * deleted.
 */
export async function findDecided(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('approval_decisions').select('profile_id').where('id', '=', id).executeTakeFirst();
  return row?.profile_id ?? undefined;
}

/** Deletes expired decisions on profiles that no longer exist. */
export async function expireDecisions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('approval_decisions')
    .where('profile_id', 'is', null)
    .where('decided_at', '<', expiryCutoff('decisions'))
    .execute();
}
