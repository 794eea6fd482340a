import { type Kysely, sql } from 'kysely';
import type { Press } from '#contract/weekly-introduction.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { putBackSilentlyDeclined } from '../interests/undo.queries.ts';
import { onlySeen } from '../visibility/load-views.ts';
import { isIntroducedOf } from './choices.queries.ts';

/** Each side of a pair, with the other side. */
const SIDES = [
  ['bride', 'groom'],
  ['groom', 'bride'],
] as const;

/** One side of a pair that can still be answered. */
export interface OpenPair {
  /** The Monday of the week, `YYYY-MM-DD`. */
  week: string;
  /** The profile of the other side. */
  memberId: string;
  press: Press | null;
  /** Whether another holder would send an interest and the bride or groom is asked to. */
  isAsked: boolean;
  /** Whether the bride or groom has pressed with their own account. */
  isCandidates: boolean;
}

/** The introductions of a family: the present one, and the counts of the past ones. */
interface Week {
  /** The family introduced to this family at present; null if there is none, or if this family has hidden it. */
  pair: OpenPair | null;
  /** Number of introductions since the given Monday that are settled or answered with *Not for us*. */
  introduced: number;
  /** Number of those introductions that were answered with *Not for us*. */
  refused: number;
  /** The week of the first of those introductions; null if there is none. */
  first: string | null;
  /** Whether the family is to be introduced to others in turn. */
  isIntroduced: boolean;
}

/** SQL: whether another holder has pressed to send an interest, although the candidate has joined and accepts alone. */
const WAITS_FOR_CANDIDATE = sql<boolean>`coalesce(w.press = 'send' and p.role <> 'candidate' and exists (
    select from account_profiles c where c.profile_id = w.profile_id and c.role = 'candidate') and not exists (
    select from candidate_choices h where h.profile_id = w.profile_id and h.hands_over_accepting), false)`;

/** Loads a family's week in one statement. Past introductions are counted from the Monday `since` on. */
export async function loadWeek(db: Kysely<Database>, profileId: string, since: string): Promise<Week> {
  const { rows } = await sql<Week>`
    select (
      select json_build_object('week', w.week::text, 'memberId', w.member_id,
        'press', case when ${WAITS_FOR_CANDIDATE} then null else w.press end, 'isAsked', w.asked or ${WAITS_FOR_CANDIDATE},
        'isCandidates', w.press is not null and coalesce(p.role = 'candidate', false))
      from open_weekly_pairs w
        left join account_profiles p on p.account_id = w.pressed_by and p.profile_id = w.profile_id
      where w.profile_id = ${profileId} and not exists (
        select from hidden_members h where (h.profile_id, h.member_id) = (w.profile_id, w.member_id))
      order by w.week desc limit 1) as pair,
      ${isIntroducedOf(profileId)} as "isIntroduced",
      count(*)::int as introduced, (count(*) filter (where w.press = 'no'))::int as refused, min(w.week)::text as first
    from (select week, bride_press as press, settled_at from weekly_pairs where bride_id = ${profileId}
      union all select week, groom_press, settled_at from weekly_pairs where groom_id = ${profileId}) w
    where w.week >= ${since}::date and (w.settled_at is not null or w.press = 'no')`.execute(db);
  return rows[0] ?? { pair: null, introduced: 0, refused: 0, first: null, isIntroduced: false };
}

interface NewPress {
  week: string;
  profileId: string;
  accountId: number;
  press: Press | null;
  isAsked: boolean;
}

/** Saves a press. Returns false if the pair is settled or gone. */
export async function savePress(
  db: Kysely<Database>,
  { week, profileId, accountId, press, isAsked }: NewPress,
): Promise<boolean> {
  for (const [side] of SIDES) {
    const saved = await db
      .updateTable('weekly_pairs')
      .set({
        [`${side}_press`]: press,
        [`${side}_pressed_at`]: sql`now()`,
        [`${side}_pressed_by`]: accountId,
        [`${side}_asked`]: isAsked,
      })
      .where('week', '=', week)
      .where(`${side}_id`, '=', profileId)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (saved.numUpdatedRows > 0n) return true;
  }
  return false;
}

/**
 * SQL: whether *Not for us* of one side still counts as the family's own. Its account must look after the profile, and
 * be the candidate's if the candidate accepts alone. A press without an account, as after a restore, also counts: one
 * introduction fewer is better than a forgotten refusal. Presses of a holder who leaves are removed
 * (`clearPressesOf`).
 */
export const isOwnNo = (side: 'bride' | 'groom') => {
  const [id, by] = [sql.ref(`w.${side}_id`), sql.ref(`w.${side}_pressed_by`)];
  return sql<boolean>`(${sql.ref(`w.${side}_press`)} = 'no'
    and (${by} is null or exists (select from account_profiles p where (p.account_id, p.profile_id) = (${by}, ${id}) and (p.role = 'candidate'
      or not exists (select from account_profiles c where c.profile_id = ${id} and c.role = 'candidate')
      or exists (select from candidate_choices h where h.profile_id = ${id} and h.hands_over_accepting))))
    and not exists (select from whose_claims c where c.profile_id = ${id} and c.ended_at is null))`;
};

/** Clears the presses of an account that stops looking after the profile. Call before the account is deleted. */
export async function clearPressesOf(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  for (const [side] of SIDES)
    await db
      .updateTable('weekly_pairs')
      .set({ [`${side}_press`]: null, [`${side}_pressed_by`]: null, [`${side}_asked`]: false })
      .where(`${side}_id`, '=', profileId)
      .where(`${side}_pressed_by`, '=', accountId)
      .execute();
}

/**
 * Takes back a *Not for us*, if the pair was settled and not more than about a day ago. An interest that was declined
 * in silence because of the *Not for us* waits again. Returns false if there is none to take back.
 */
export async function takeBackNo(
  db: Kysely<Database>,
  { profileId, memberId }: { profileId: string; memberId: string },
): Promise<boolean> {
  const pressTimes: Date[] = [];
  for (const [side, other] of SIDES) {
    const { rows } = await sql<{ since: Date }>`
      update weekly_pairs w set ${sql.ref(`${side}_press`)} = null
      where ${sql.ref(`w.${side}_id`)} = ${profileId} and ${sql.ref(`w.${other}_id`)} = ${memberId} and ${isOwnNo(side)}
        and w.settled_at > now() - interval '25 hours'
      returning ${sql.ref(`w.${side}_pressed_at`)} as since`.execute(db);
    pressTimes.push(...rows.map(({ since }) => since));
  }
  const [since] = pressTimes;
  if (since) await putBackSilentlyDeclined(db, { senderId: memberId, recipientId: profileId, since });
  return since !== undefined;
}

/**
 * Whether a family has answered the introduction of this member with *Not for us* in the last `days` days, so that the
 * refusal also applies to an interest.
 */
export async function hasSaidNo(
  db: Kysely<Database>,
  { profileId, memberId, days }: { profileId: string; memberId: string; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ saidNo: boolean }>`
    select exists (select from weekly_pairs w where (w.bride_id, w.groom_id) = (${profileId}, ${memberId})
      and ${isOwnNo('bride')} and w.bride_pressed_at > now() - make_interval(days => ${days})
    ) or exists (select from weekly_pairs w where (w.groom_id, w.bride_id) = (${profileId}, ${memberId})
      and ${isOwnNo('groom')} and w.groom_pressed_at > now() - make_interval(days => ${days})
    ) as "saidNo"`.execute(db);
  return rows[0]?.saidNo ?? false;
}

/** Returns to whom a family was introduced, with its own answers. The other family's answers are left out. */
export async function weeklyPairsInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{ week: string; to_member: string; answer: Press | null; answered_at: Date | null }>`
    select w.week::text, w.groom_id as to_member, w.bride_press as answer, w.bride_pressed_at as answered_at
      from weekly_pairs w join weekly_rounds r on r.week = w.week and r.done_at is not null
      where w.bride_id = ${profileId} and w.week <= date_trunc('week', now() at time zone 'Asia/Kolkata')::date
    union all
    select w.week::text, w.bride_id, w.groom_press, w.groom_pressed_at
      from weekly_pairs w join weekly_rounds r on r.week = w.week and r.done_at is not null
      where w.groom_id = ${profileId} and w.week <= date_trunc('week', now() at time zone 'Asia/Kolkata')::date
    order by 1`.execute(db);
  return onlySeen({ db }, profileId, { rows, idOf: ({ to_member }) => to_member });
}

/** Deletes expired pairs of weeks, with their presses. */
export async function expireWeeklyPairs(db: Kysely<Database>): Promise<void> {
  await sql`delete from weekly_pairs where week < ${expiryCutoff('weeklyPairs')}`.execute(db);
}
