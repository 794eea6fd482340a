import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Seenness } from '#contract/staff/members.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { VisibilityState } from '#server/platform/db/visibility-tables.ts';

type ProfileId = Expression<string> | string;

/**
 * SQL: whether a condition on the view `member_visibility`, by the alias `seen`, holds for a profile. A statement that
 * joins the view reads its columns instead.
 */
const holdsFor = (profileId: ProfileId, condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from member_visibility seen where seen.profile_id = ${profileId} and ${condition})`;

/** SQL: whether others see the profile: all members, or only those to whom it writes. */
export const isSeenByOthers = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_seen`);

/** SQL: whether every member sees the profile. */
export const isSeenByAll = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_seen and not seen.is_for_chosen`);

/**
 * SQL: whether the family has finished its registration and asked to be shown. That may still wait for the office or
 * the candidate.
 */
export const hasAskedToBeShown = (profileId: ProfileId) => holdsFor(profileId, sql`seen.has_asked`);

/** Whether the family has asked to be shown, by a query of its own. */
export async function loadHasAsked(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_visibility')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('has_asked', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL: whether the family has asked to be shown, and the profile is not absent. It may still wait. */
export const isLooking = (profileId: ProfileId) => holdsFor(profileId, sql`seen.has_asked and not seen.is_absent`);

/** SQL: whether the profile is in nobody's list, whatever the family asked: paused, resting, suspended or leaving. */
export const isAbsent = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_absent`);

/** SQL: whether the profile waits to be shown. */
export const isWaiting = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_waiting`);

/** SQL: whether the profile, once it is shown, is shown only to those to whom it writes. */
export const isForChosen = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_for_chosen`);

/** SQL: whether a profile is engaged or married, but not with this member. */
export const isPromisedElsewhere = (profileId: ProfileId, memberId: ProfileId) =>
  holdsFor(profileId, sql`seen.pause in ('engaged', 'married') and seen.pause_with is distinct from ${memberId}`);

/** For each state, what the office reads. */
const SEENNESS_OF_STATE: Readonly<Record<VisibilityState, Seenness>> = {
  leaving: 'leaving',
  suspended: 'suspended',
  waiting: 'waiting',
  notShown: 'notShown',
  resting: 'resting',
  paused: 'resting',
  chosen: 'shown',
  shown: 'shown',
};

/** Returns whether others see a member now, in the words of the office; `notShown` if there is no such member. */
export async function loadSeenness(db: Kysely<Database>, profileId: string): Promise<Seenness> {
  const row = await db
    .selectFrom('member_visibility')
    .select('state')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return SEENNESS_OF_STATE[row?.state ?? 'notShown'];
}
