import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Seenness } from '#contract/staff/members.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { VisibilityState } from '#server/platform/db/visibility-tables.ts';

type ProfileId = Expression<string> | string;

/** A condition on how a profile is shown at present, for a statement; one that has joined the view reads its columns. */
const holdsFor = (profileId: ProfileId, condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from member_visibility seen where seen.profile_id = ${profileId} and ${condition})`;

/** Others see the profile, or those alone whom it writes to. */
export const isSeenByOthers = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_seen`);

/** Every member sees the profile. */
export const isSeenByAll = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_seen and not seen.is_for_chosen`);

/** The family has registered wholly and asked to be shown, also while that waits for the office or the candidate. */
export const hasAskedToBeShown = (profileId: ProfileId) => holdsFor(profileId, sql`seen.has_asked`);

export async function loadHasAsked(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_visibility')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('has_asked', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Asked to be shown, and neither the family nor the office has taken the profile out of lists; it may still wait. */
export const isLooking = (profileId: ProfileId) => holdsFor(profileId, sql`seen.has_asked and not seen.is_absent`);

/** Paused, settled, resting or hidden: they see the families whom they have accepted, and nobody else. */
export const isAbsent = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_absent`);

export const isWaiting = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_waiting`);

/** Shown to those alone whom it writes to, once it is shown. */
export const isForChosen = (profileId: ProfileId) => holdsFor(profileId, sql`seen.is_for_chosen`);

/** SQL: whether a profile is engaged or married, but not with this member. */
export const isPromisedElsewhere = (profileId: ProfileId, memberId: ProfileId) =>
  holdsFor(profileId, sql`seen.pause in ('engaged', 'married') and seen.pause_with is distinct from ${memberId}`);

const SEENNESS: Readonly<Record<VisibilityState, Seenness>> = {
  leaving: 'leaving',
  suspended: 'suspended',
  waiting: 'waiting',
  notShown: 'notShown',
  resting: 'resting',
  paused: 'resting',
  chosen: 'shown',
  shown: 'shown',
};

/** Whether others see a member now, as the office reads it. */
export async function loadSeenness(db: Kysely<Database>, profileId: string): Promise<Seenness> {
  const row = await db
    .selectFrom('member_visibility')
    .select('state')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return SEENNESS[row?.state ?? 'notShown'];
}
