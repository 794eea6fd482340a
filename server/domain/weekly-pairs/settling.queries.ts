import { type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Press } from '#contract/weekly-introduction.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Identifies a pair: a bride has one pair in a week. */
interface PairKey {
  week: string;
  brideId: string;
  groomId: string;
}

/** SQL: whether another holder has refused for a candidate who has delegated accepting and must be notified of it. */
const wasRefusedByAnother = (side: 'bride' | 'groom') => {
  const [id, by] = [sql.ref(`w.${side}_id`), sql.ref(`w.${side}_pressed_by`)];
  return sql<boolean>`(${sql.ref(`w.${side}_press`)} is not distinct from 'no' and exists (
      select from account_profiles p where (p.account_id, p.profile_id) = (${by}, ${id}) and p.role <> 'candidate')
    and exists (select from candidate_choices h where h.profile_id = ${id} and h.hands_over_accepting))`;
};

/** SQL: whether neither side sends an interest, and nobody must be notified of a refusal. */
const needsNoAction = sql<boolean>`(w.bride_press is distinct from 'send' and w.groom_press is distinct from 'send'
  and not ${wasRefusedByAnother('bride')} and not ${wasRefusedByAnother('groom')})`;

/**
 * Settles the pairs of weeks up to `until` that need no action, because nobody sends an interest and nobody is
 * notified. At most `count` at a time; returns true if there may be more.
 */
export async function settleQuiet(db: Kysely<Database>, until: string, count: number): Promise<boolean> {
  const { rows } = await sql`
    update weekly_pairs w set settled_at = now() where (w.week, w.bride_id) in (
      select w.week, w.bride_id from weekly_pairs w where w.settled_at is null and w.week <= ${until}::date
        and ${needsNoAction} limit ${count} for update skip locked)
    and ${needsNoAction} returning 1`.execute(db);
  return rows.length === count;
}

/** Lists the next pairs to settle, of weeks up to `until`, the earliest week first. */
export async function listToSettle(db: Kysely<Database>, until: string, count: number): Promise<PairKey[]> {
  const { rows } = await sql<PairKey>`
    select week::text, bride_id as "brideId", groom_id as "groomId" from weekly_pairs
    where settled_at is null and week <= ${until}::date order by week, bride_id limit ${count}`.execute(db);
  return rows;
}

/** One side in its state when the pair is settled. */
export interface Side {
  profileId: string;
  /** Null if this side has not pressed. */
  press: Press | null;
  pressedAt: Date | null;
  /** The account that pressed; null if none has. */
  accountId: number | null;
  /** The present role of the account that pressed; null if no account looking after the profile has pressed. */
  role: Role | null;
  /** Whether the candidate has an account. */
  hasCandidate: boolean;
  /** Whether the candidate has delegated accepting. */
  handsOver: boolean;
  /** Whether somebody claims the profile and the claim is not settled. */
  isClaimed: boolean;
  /** Whether the office has suspended the profile since this side's press. */
  wasSuspended: boolean;
  /** Whether this family has hidden the other family from its lists. */
  hasHidden: boolean;
}

/** SQL: one side of a pair with its present state. */
const sideOf = (side: 'bride' | 'groom', other: 'bride' | 'groom') => {
  const column = (name: string) => sql.ref(`w.${side}_${name}`);
  const [id, by] = [column('id'), column('pressed_by')];
  return sql`
    select ${id} as "profileId", ${column('press')} as press, ${column('pressed_at')} as "pressedAt", ${by} as "accountId",
      (select role from account_profiles where account_id = ${by} and profile_id = ${id}) as role,
      exists (select from account_profiles where profile_id = ${id} and role = 'candidate') as "hasCandidate",
      coalesce((select hands_over_accepting from candidate_choices where profile_id = ${id}), false) as "handsOver",
      exists (select from whose_claims c where c.profile_id = ${id} and c.ended_at is null) as "isClaimed",
      exists (select from suspensions s where s.profile_id = ${id} and s.suspended_at >= ${column('pressed_at')}) as "wasSuspended",
      exists (select from hidden_members h where (h.profile_id, h.member_id) = (${id}, ${sql.ref(`w.${other}_id`)})) as "hasHidden"
    from weekly_pairs w`;
};

/**
 * Returns both sides, the bride's first, and locks the pair's row. Null if another process has settled the pair, or a
 * member is gone.
 */
export async function takeSides(
  transaction: Kysely<Database>,
  { week, brideId }: PairKey,
): Promise<[Side, Side] | null> {
  const openPair = await transaction
    .selectFrom('weekly_pairs')
    .select('week')
    .where('week', '=', week)
    .where('bride_id', '=', brideId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!openPair) return null;
  const ofPair = sql`where w.week = ${week} and w.bride_id = ${brideId}`;
  const bride = await sql<Side>`${sideOf('bride', 'groom')} ${ofPair}`.execute(transaction);
  const groom = await sql<Side>`${sideOf('groom', 'bride')} ${ofPair}`.execute(transaction);
  const [one, other] = [bride.rows[0], groom.rows[0]];
  return one && other ? [one, other] : null;
}

/** Records that a pair is settled now. */
export async function markSettled(transaction: Kysely<Database>, { week, brideId }: PairKey): Promise<void> {
  await transaction
    .updateTable('weekly_pairs')
    .set({ settled_at: sql<Date>`now()` })
    .where('week', '=', week)
    .where('bride_id', '=', brideId)
    .execute();
}

/** Whether the recipient has declined an interest of the sender, silently or not. */
export async function hasDeclined(
  db: Kysely<Database>,
  { senderId, recipientId }: { senderId: string; recipientId: string },
): Promise<boolean> {
  const declined = await db
    .selectFrom('introductions')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .where('answer', '=', 'declined')
    .limit(1)
    .executeTakeFirst();
  return declined !== undefined;
}
