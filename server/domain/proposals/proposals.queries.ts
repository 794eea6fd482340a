import { type Insertable, type Kysely, sql } from 'kysely';
import { ENDED_TOLD_DAYS } from '#contract/proposal-said.ts';
import type { Proposal } from '#contract/proposals.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { onlySeen } from '../visibility/load-views.ts';

/** An open proposal as one of the two families reads it. `memberId`: the profile of the other family. */
export type OpenProposal = Omit<Proposal, 'match' | 'madeAt' | 'endsAt'> & {
  id: number;
  memberId: string;
  madeAt: Date;
  endsAt: Date;
};

/** SQL: whether the proposal of the side `s` can still be answered. */
const IS_OPEN = sql<boolean>`(s.ended_at is null and s.ends_at > now())`;

/** SQL: whether the answer is from the candidate's account, or recorded by the office from the candidate. */
const IS_OF_CANDIDATE = sql<boolean>`coalesce(s.word = 'candidate' or exists (select from account_profiles w
  where w.account_id = s.answered_by and w.profile_id = s.profile_id and w.role = 'candidate'), false)`;

/**
 * SQL: whether a yes by somebody else still needs the candidate's answer. This is so if the candidate has an account
 * and has not delegated accepting. At a melan, the candidate must always answer.
 */
export const WAITS_FOR_CANDIDATE = sql<boolean>`coalesce(s.answer = 'yes' and not ${IS_OF_CANDIDATE} and exists (
    select from account_profiles c where c.profile_id = s.profile_id and c.role = 'candidate')
  and (s.origin = 'melan' or not exists (
    select from candidate_choices h where h.profile_id = s.profile_id and h.hands_over_accepting)), false)`;

interface NewRow extends Pick<Insertable<Database['proposals']>, 'one_id' | 'other_id' | 'origin'> {
  why: string | null;
  made_by: number | null;
  /** Days in which the proposal can be answered. */
  days: number;
  /** Whether the first side has refused from the start. */
  oneRefuses: boolean;
  /** Whether the second side has refused from the start. */
  otherRefuses: boolean;
}

/** Saves a proposal. A family that has refused from the start gets its no at once. */
export async function insertProposal(
  db: Kysely<Database>,
  { oneRefuses, otherRefuses, days, ...row }: NewRow,
): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insertInto('proposals')
    .values({
      ...row,
      ends_at: sql<Date>`now() + make_interval(days => ${days})`,
      ...(oneRefuses && { one_answer: 'no' as const, one_answered_at: now }),
      ...(otherRefuses && { other_answer: 'no' as const, other_answered_at: now }),
    })
    .execute();
}

/** Returns which of two families have not answered their open proposal. `aboutId`: the other of the two. */
export const listUnanswered = (
  db: Kysely<Database>,
  pair: readonly [profileId: string, otherId: string],
): Promise<{ profileId: string; aboutId: string }[]> =>
  db
    .selectFrom('proposal_sides')
    .select(['profile_id as profileId', 'member_id as aboutId'])
    .where('profile_id', 'in', [...pair])
    .where('member_id', 'in', [...pair])
    .where('ended_at', 'is', null)
    .where('answer', 'is', null)
    .orderBy('profile_id')
    .execute();

/**
 * SQL: whether the side `s` refused from the start, and so was never told. A real answer was given by an account or
 * recorded by the office.
 */
const WAS_NEVER_TOLD = sql<boolean>`(s.answer is not distinct from 'no' and s.answered_by is null and s.heard is null)`;

/**
 * Lists the proposals that this family may still answer or answer anew, the latest first. Leaves out those that it was
 * never told of, and those with members whom it has hidden. The caller must check whether the family sees the other
 * member.
 */
export async function listOpenProposals(db: Kysely<Database>, profileId: string): Promise<OpenProposal[]> {
  const { rows } = await sql<OpenProposal>`
    select s.id, s.member_id as "memberId", s.origin, coalesce(s.why, '') as why, s.made_at as "madeAt", s.ends_at as "endsAt",
      coalesce((select split_part(btrim(m.name), ' ', 1) from staff m where m.id = s.made_by and m.ended_at is null), '') as by,
      case when ${WAITS_FOR_CANDIDATE} then '' else coalesce(s.answer, '') end as answer,
      s.asked or ${WAITS_FOR_CANDIDATE} as "isAsked", s.answer is not null and ${IS_OF_CANDIDATE} as "isCandidates",
      coalesce(s.heard, '') as heard
    from proposal_sides s
    where s.profile_id = ${profileId} and ${IS_OPEN} and not ${WAS_NEVER_TOLD} and not exists (
      select from hidden_members h where (h.profile_id, h.member_id) = (s.profile_id, s.member_id))
    order by s.made_at desc, s.id desc`.execute(db);
  return rows;
}

/**
 * Returns the open proposal with this one family; null if there is none. The caller must check that the reader sees
 * that family.
 */
export async function loadOpenProposal(db: Kysely<Database>, profileId: string, memberId: string) {
  const openProposals = await listOpenProposals(db, profileId);
  const proposal = openProposals.find((each) => each.memberId === memberId);
  if (proposal === undefined) return null;
  const { id: _, memberId: __, madeAt, endsAt, ...facts } = proposal;
  return { ...facts, madeAt: madeAt.toISOString(), endsAt: endsAt.toISOString() };
}

/**
 * Returns when the proposals were made that have ended lately without an acquaintance, the latest first. Leaves out the
 * proposals that this family refused.
 */
export async function listEndedProposals(db: Kysely<Database>, profileId: string): Promise<Date[]> {
  const { rows } = await sql<{ madeAt: Date }>`
    select s.made_at as "madeAt" from proposal_sides s
    where s.profile_id = ${profileId} and not ${IS_OPEN} and s.answer is distinct from 'no'
      and coalesce(s.ended_at, s.ends_at) > now() - make_interval(days => ${ENDED_TOLD_DAYS})
      and not exists (select from introductions i where i.answer = 'accepted'
        and (i.sender_id, i.recipient_id) in ((s.profile_id, s.member_id), (s.member_id, s.profile_id)))
    order by s.made_at desc`.execute(db);
  return rows.map(({ madeAt }) => madeAt);
}

/** Counts the office's open proposals for a family, regardless of the answers. */
export async function countOpenOfDesk(db: Kysely<Database>, profileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from proposal_sides s
    where s.profile_id = ${profileId} and s.origin = 'desk' and ${IS_OPEN}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Whether a family has refused a proposal with this member in the last `days` days, so that the refusal also applies to
 * an interest.
 */
export async function hasRefusedProposal(
  db: Kysely<Database>,
  { profileId, memberId, days }: { profileId: string; memberId: string; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`select exists (select from proposal_sides s
    where (s.profile_id, s.member_id) = (${profileId}, ${memberId}) and s.answer = 'no'
      and s.answered_at > now() - make_interval(days => ${days})) as "isSo"`.execute(db);
  return rows[0]?.isSo ?? false;
}

/**
 * Ends the open proposals of a member; with `and`, only the one with that other member. The reason is not shown: the
 * two are in touch, or nobody sees one of them any more.
 */
export async function endProposals(
  db: Kysely<Database>,
  { of: profileId, and: otherId }: { of: string; and?: string },
): Promise<void> {
  await sql`update proposals set ended_at = now() where ended_at is null and ${profileId} in (one_id, other_id)
    and ${otherId === undefined ? sql`true` : sql`${otherId} in (one_id, other_id)`}`.execute(db);
}

/**
 * Marks the office's open proposals as refused from the start by this family. They stay open for the other family until
 * their last day, because an end would reveal that this family had asked the trust. Only a former no keeps its time;
 * otherwise a later interest of the other family is not treated as refused.
 */
export async function withdrawFromProposals(db: Kysely<Database>, profileId: string): Promise<void> {
  for (const side of ['one', 'other'] as const) {
    const column = (name: string) => sql.ref(`${side}_${name}`);
    await sql`update proposals set ${column('answered_at')} = case when ${column('answer')} = 'no' then ${column('answered_at')} end,
      ${column('answer')} = 'no', ${column('answered_by')} = null, ${column('heard')} = null, ${column('asked')} = false
      where ${column('id')} = ${profileId} and origin = 'desk' and ended_at is null`.execute(db);
  }
}

/**
 * Clears the answers to open proposals of an account that stops looking after the profile. Call before the account is
 * deleted.
 */
export async function clearAnswersOf(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<void> {
  for (const side of ['one', 'other'] as const)
    await db
      .updateTable('proposals')
      .set({
        [`${side}_answer`]: null,
        [`${side}_answered_at`]: null,
        [`${side}_answered_by`]: null,
        [`${side}_asked`]: false,
      })
      .where('ended_at', 'is', null)
      .where(`${side}_id`, '=', profileId)
      .where(`${side}_answered_by`, '=', accountId)
      .execute();
}

/**
 * Returns the families proposed to this family, and this family's own answers. The other families' answers are left
 * out, because they belong to those families. Leaves out proposals that this family was never told of, because it had
 * refused the other family before, and members whom it does not see.
 */
export async function proposalsInDownload(db: Kysely<Database>, profileId: string) {
  const { rows } = await sql<{
    by: string;
    to_member: string;
    why: string;
    made_at: Date;
    answer: string | null;
    answered_at: Date | null;
    heard_by_the_office: string | null;
    whose_word: string | null;
  }>`
    select case origin when 'desk' then 'the trust' else 'a melan' end as by, member_id as to_member, coalesce(why, '') as why, made_at,
      case when answered_by is null and heard is null then null else answer end as answer,
      case when answered_by is null and heard is null then null else answered_at end as answered_at, heard as heard_by_the_office, word as whose_word
    from proposal_sides s where profile_id = ${profileId} and not ${WAS_NEVER_TOLD} order by made_at`.execute(db);
  return onlySeen({ db }, profileId, { rows, idOf: ({ to_member }) => to_member });
}

/** Ends proposals after their last day, and deletes those that ended long ago. */
export async function expireProposals(db: Kysely<Database>): Promise<void> {
  await sql`update proposals set ended_at = ends_at where ended_at is null and ends_at <= now()`.execute(db);
  await sql`delete from proposals where ended_at < ${expiryCutoff('proposals')}`.execute(db);
}
