import { type Kysely, sql } from 'kysely';
import type { ProposalAnswer, ProposalHeard, ProposalOrigin, ProposalWord } from '#contract/proposal-said.ts';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { inOrder } from '../together/together.queries.ts';

/** One side of an open proposal, in its present state. */
export interface ProposalSide {
  profileId: string;
  answer: ProposalAnswer | null;
  /** ISO time. */
  answeredAt: string | null;
  /** The account that answered; null if the office recorded the answer, or there is none. */
  accountId: number | null;
  /** The present role of the account that answered; null if no account looking after the profile has answered. */
  role: Role | null;
  /** How the office received the answer; null if the office did not record it. */
  heard: ProposalHeard | null;
  /** Whose answer the office recorded; null if the office did not record it. */
  word: ProposalWord | null;
  /** Whether the candidate has an account. */
  hasCandidate: boolean;
  /** Whether the candidate has delegated accepting. */
  handsOver: boolean;
  /** Whether somebody claims the profile and the claim is not settled. */
  isClaimed: boolean;
  /** Whether the office has suspended the profile since this side's answer. */
  wasSuspended: boolean;
  /** Whether this family has hidden the other family from its lists. */
  hasHidden: boolean;
}

/** An open proposal, as one of the two families sees its sides. */
interface TakenProposal {
  id: number;
  origin: ProposalOrigin;
  mine: ProposalSide;
  theirs: ProposalSide;
}

/** SQL: one side of the proposal `p` as JSON. */
const sideOf = (side: 'one' | 'other', opposite: 'one' | 'other') => {
  const column = (name: string) => sql.ref(`p.${side}_${name}`);
  const [id, by] = [column('id'), column('answered_by')];
  return sql<ProposalSide>`json_build_object('profileId', ${id}, 'answer', ${column('answer')},
    'answeredAt', ${column('answered_at')}, 'accountId', ${by}, 'heard', ${column('heard')},
    'word', ${column('word')},
    'role', (select role from account_profiles where account_id = ${by} and profile_id = ${id}),
    'hasCandidate', exists (select from account_profiles where profile_id = ${id} and role = 'candidate'),
    'handsOver', coalesce((select hands_over_accepting from candidate_choices where profile_id = ${id}), false),
    'isClaimed', exists (select from whose_claims c where c.profile_id = ${id} and c.ended_at is null),
    'wasSuspended', exists (select from suspensions s where s.profile_id = ${id} and s.suspended_at >= ${column('answered_at')}),
    'hasHidden', exists (select from hidden_members h where (h.profile_id, h.member_id) = (${id}, ${sql.ref(`p.${opposite}_id`)})))`;
};

/**
 * Returns the open proposal between two families with both sides, and locks its row. Null if there is none, or if this
 * family was never told of it. Call with both members' rows locked.
 */
export async function takeProposal(
  transaction: Kysely<Database>,
  profileId: string,
  memberId: string,
): Promise<TakenProposal | null> {
  const { one_id, other_id } = inOrder(profileId, memberId);
  const { rows } = await sql<{ id: number; origin: ProposalOrigin; one: ProposalSide; other: ProposalSide }>`
    select p.id, p.origin, ${sideOf('one', 'other')} as one, ${sideOf('other', 'one')} as other from proposals p
    where (p.one_id, p.other_id) = (${one_id}, ${other_id}) and p.ended_at is null and p.ends_at > now() for update of p`.execute(
    transaction,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { id, origin, one, other } = row;
  const [mine, theirs] = one.profileId === profileId ? [one, other] : [other, one];
  return wasNeverTold(mine) ? null : { id, origin, mine, theirs };
}

/** Whether the side refused from the start, and so was never notified: its no is neither an account's nor recorded. */
const wasNeverTold = ({ answer, accountId, heard }: ProposalSide): boolean =>
  answer === 'no' && accountId === null && heard === null;

/** The answer of one side to a proposal. */
interface Answering {
  profileId: string;
  memberId: string;
  /** The account that answers; null if the office records the answer. */
  accountId: number | null;
  answer: ProposalAnswer | null;
  /** How the office received the answer; null if an account answers. */
  heard: ProposalHeard | null;
  /** Whose answer the office records; null if an account answers. */
  word: ProposalWord | null;
  /** Whether another holder would say yes and the bride or groom is asked to. */
  isAsked: boolean;
}

/** Saves the answer of one side of an open proposal. */
export async function saveAnswer(
  db: Kysely<Database>,
  { profileId, memberId, accountId, answer, heard, word, isAsked }: Answering,
): Promise<void> {
  const pair = inOrder(profileId, memberId);
  const side = pair.one_id === profileId ? 'one' : 'other';
  await db
    .updateTable('proposals')
    .set({
      [`${side}_answer`]: answer,
      [`${side}_answered_at`]: sql`now()`,
      [`${side}_answered_by`]: accountId,
      [`${side}_heard`]: heard,
      [`${side}_word`]: word,
      [`${side}_asked`]: isAsked,
    })
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Clears a family's answers to its open proposals, after another person turns out to be the bride or groom. A proposal
 * that the family was never told of stays refused.
 */
export async function forgetAnswers(db: Kysely<Database>, profileId: string): Promise<void> {
  for (const side of ['one', 'other'] as const)
    await sql`update proposals set ${sql.ref(`${side}_answer`)} = null, ${sql.ref(`${side}_answered_by`)} = null,
      ${sql.ref(`${side}_heard`)} = null, ${sql.ref(`${side}_word`)} = null, ${sql.ref(`${side}_asked`)} = false
      where ${sql.ref(`${side}_id`)} = ${profileId} and ended_at is null and not (${sql.ref(`${side}_answer`)} is not distinct from 'no'
        and ${sql.ref(`${side}_answered_by`)} is null and ${sql.ref(`${side}_heard`)} is null)`.execute(db);
}
