import { type Expression, type Kysely, sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { Missing } from '#contract/visibility-settings.ts';
import { hasAgreed, isAskedByAccount } from '#server/domain/consents/whose.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

/**
 * Whether somebody who logs in to a profile has confirmed a phone, or may go on without for now: accounts of before have
 * thirty days from their first login.
 */
const hasConfirmedPhone = (profileId: Expression<string> | string) => sql<boolean>`exists (
  select from account_profiles w join accounts a on a.id = w.account_id where w.profile_id = ${profileId}
    and (a.phone_verified_at is not null or a.confirm_by > now()))`;

/** So long a member who was shown before has to say whose profile it is, and the candidate to say yes. */
export const ASKED_DAYS = 30;

/** They were asked so long ago; the profile stays shown, and others' are closed to it. A candidate with an account speaks alone. */
const isAskedTooLong = (profileId: Expression<string> | string) => sql<boolean>`(exists (
  select from account_profiles q where q.profile_id = ${profileId} and q.role <> 'candidate'
    and q.asked_at < now() - make_interval(days => ${ASKED_DAYS}))
  and not exists (select from account_profiles q where q.profile_id = ${profileId} and q.role = 'candidate')
  and not exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null))`;

/** Whether those who look after a profile may look at others: they have answered everything for which they were given days. */
export const mayLook = (profileId: Expression<string> | string) =>
  sql<boolean>`(${hasConfirmedPhone(profileId)} and not ${isAskedTooLong(profileId)})`;

/**
 * What keeps a member's own profile from being shown, in the order in which it is to be done; empty for nothing. A member who wants to
 * be shown, or asks for a list, is held to it.
 */
export async function whatIsMissing(
  db: Kysely<Database>,
  { profileId, accountId, role }: AccountProfile & { role: Role },
): Promise<Missing[]> {
  const {
    isRegistered,
    hasTicked: isConsented,
    isPhoneConfirmed,
    maySpeak,
  } = await db
    .selectFrom('members')
    .select([sql<boolean>`registered_at is not null`.as('isRegistered')])
    .select(hasTicked({ profileId, accountId }).as('hasTicked'))
    .select(hasConfirmedPhone(profileId).as('isPhoneConfirmed'))
    .select(hasYes(profileId).as('maySpeak'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return [
    ...(isRegistered ? [] : ['registration' as const]),
    ...(isConsented ? [] : ['consents' as const]),
    ...(isPhoneConfirmed ? [] : ['confirmPhone' as const]),
    ...(maySpeak ? [] : MISSING_OF[role]),
  ];
}

/** A guardian's profile waits for its candidate. */
const MISSING_OF: Record<Role, Missing[]> = { candidate: [], guardian: ['candidate'], family: ['whose'] };

/** Who asks has ticked the boxes of the registration; or the profile is shown already, and is of before: its holders are asked on their home. */
const hasTicked = (who: AccountProfile) => sql<boolean>`(${hasAgreed(who)}
  or (not ${isAskedByAccount(who.profileId)} and exists (select from showings s where s.profile_id = ${who.profileId})))`;

/** The candidate has said yes, or the profile is shown already: one of before has its days. */
const hasYes = (profileId: string) => sql<boolean>`(
  exists (select from candidate_choices c where c.profile_id = ${profileId} and c.said_yes_at is not null)
  or (exists (select from showings s where s.profile_id = ${profileId}) and not ${isAskedTooLong(profileId)}
    and not exists (select from waiting_showings w where w.profile_id = ${profileId} and w.for_candidate)))`;
