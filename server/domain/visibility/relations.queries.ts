import { type Expression, type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Match } from '#contract/matches.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';
import {
  hasAskedToBeShown,
  isAbsent,
  isLooking,
  isPromisedElsewhere,
  isSeenByAll,
  isSeenByOthers,
} from '../visibility-settings/member-visibility.queries.ts';
import { mayLook } from '../visibility-settings/waiting-showings.queries.ts';
import type { Relation } from './may-view.ts';
import { anyOf } from './person.queries.ts';

type ProfileId = Expression<string> | string;

/** SQL: whether a member may see lists. A member with something left to do (`mayLook`) sees only accepted families. */
export const mayListOf = (profileId: ProfileId) => sql<boolean>`(${isLooking(profileId)} and ${mayLook(profileId)})`;

/** Whether a member may see lists, by a query of its own. */
export async function mayList(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ mayList: boolean }>`select ${mayListOf(profileId)} as "mayList"`.execute(db);
  return rows[0]?.mayList ?? false;
}

/** SQL: whether others see the profile now. */
const isReadNow = (profileId: ProfileId) => sql<boolean>`(${isSeenByOthers(profileId)} and ${mayLook(profileId)})`;

/** SQL: whether every member sees the profile now, not only those to whom it writes. */
export const isReadByAll = (profileId: ProfileId) =>
  sql<boolean>`(${isSeenByAll(profileId)} and ${mayLook(profileId)})`;

/** Whether others see the profile now. Only then can its card links be read. */
export async function isSeen(db: Kysely<Database>, profileId: string): Promise<boolean> {
  const { rows } = await sql<{ isSeen: boolean }>`select ${isReadNow(profileId)} as "isSeen"`.execute(db);
  return rows[0]?.isSeen ?? false;
}

/** Returns those of these members who are in lists: shown to all members, not only to those they write to. */
export async function listShownToAll(db: Kysely<Database>, profileIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select m.profile_id as id from members m
    where m.profile_id = any(${[...profileIds]}::text[]) and ${isReadByAll(sql.ref('m.profile_id'))}`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/**
 * SQL: whether member `m`, who is shown only to those they write to, is introduced to the viewer this week by their own
 * choice.
 */
const isIntroducedTo = (viewerId: ProfileId) => sql<boolean>`exists (
  select from open_weekly_pairs w join weekly_choices c on c.profile_id = w.profile_id and c.is_introduced_while_chosen
  where (w.profile_id, w.member_id) = (m.profile_id, ${viewerId}))`;

/**
 * SQL: whether an interest from a week's introduction still looks unanswered to its sender. The sender then still sees
 * member `m`, as long as that member's choice to be introduced is valid.
 */
const looksIntroduced = sql<boolean>`(i.origin = 'weekly' and i.answer is distinct from 'accepted' and i.told_because is null
  and i.withdrawn_at is null and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
  and exists (select from weekly_choices c where c.profile_id = m.profile_id and c.is_introduced_while_chosen))`;

const TRUE = sql<boolean>`true`;

/**
 * SQL: the relation of a viewer to the member of row `m`. The look-ups are the same whatever the result. With
 * `isAnyway`, the viewer counts as shown and as having nothing left to do.
 */
export const relationOf = (viewerId: ProfileId, { isAnyway = false } = {}) => sql<Relation>`(
  select case
      when m.profile_id = ${viewerId} then 'own'
      when not ${isAnyway ? TRUE : hasAskedToBeShown(viewerId)} or m.gender = (select gender from members where profile_id = ${viewerId}) then 'closed'
      when exists (select from same_families f where (f.profile_id, f.member_id) = (${viewerId}, m.profile_id)) then 'sameFamily'
      when exists (select from blocks b where (b.profile_id, b.member_id) = (${viewerId}, m.profile_id)
        or (b.profile_id, b.member_id) = (m.profile_id, ${viewerId})) then 'blocked'
      when theirs.state in ('waiting', 'notShown') then 'notShown'
      when theirs.state in ('leaving', 'suspended', 'resting') or theirs.state = 'paused' and not between_us.is_accepted then 'paused'
      when between_us.is_accepted and (theirs.pause in ('engaged', 'married') and theirs.pause_with is distinct from ${viewerId}
        or ${isPromisedElsewhere(viewerId, sql.ref('m.profile_id'))}) then 'paused'
      when between_us.is_accepted and exists (select from undecided_acquaintances u
        where (u.profile_id, u.member_id) = (m.profile_id, ${viewerId})) then 'paused'
      when between_us.is_accepted then case when (
        select count(*) from consents c where c.kind = 'pairCheck' and c.withdrawn_at is null
          and ((c.profile_id, c.about_id) = (${viewerId}, m.profile_id)
            or (c.profile_id, c.about_id) = (m.profile_id, ${viewerId}))) = 2 then 'consented' else 'accepted' end
      when exists (select from blocked_phone_matches b where (b.profile_id, b.member_id) = (m.profile_id, ${viewerId})
        and b.lifted_at is null) then 'blocked'
      when ${isAbsent(viewerId)} or not ${isAnyway ? TRUE : mayLook(viewerId)} then 'closed'
      when not between_us.is_asked and theirs.state = 'chosen' and not ${isIntroducedTo(viewerId)} then 'notShown'
      when between_us.is_pending then 'pending'
      when between_us.is_declined then 'declined'
      else 'stranger'
    end
  from (
    select coalesce(bool_or(i.answer = 'accepted'), false) as is_accepted,
      coalesce(bool_or(i.answer is null and i.withdrawn_at is null
        and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})), false) as is_pending,
      coalesce(bool_or(i.answer is null and i.withdrawn_at is null and i.sender_id = m.profile_id
        and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
        or ${looksIntroduced} and i.sender_id = ${viewerId}), false) as is_asked,
      coalesce(bool_or(i.answer = 'declined'), false) as is_declined
    from introductions i
    where (i.sender_id, i.recipient_id) = (${viewerId}, m.profile_id)
      or (i.sender_id, i.recipient_id) = (m.profile_id, ${viewerId})
  ) between_us, (select v.state, v.pause, v.pause_with from member_visibility v where v.profile_id = m.profile_id) theirs)`;

/** Loads `relationOf` for these members. */
const loadRelationRows = statement<
  { viewerId: string; ownerIds: readonly string[] },
  { profileId: string; relation: Relation }
>(
  (given) => sql`select m.profile_id as "profileId", ${relationOf(given('viewerId'))} as relation
    from members m where m.profile_id = ${anyOf(given('ownerIds'))}`,
);

/** Returns the relation of a viewer to each of these members. Ids that nobody has are missing. */
export async function loadRelations(
  db: Kysely<Database>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Map<string, Relation>> {
  const rows = await loadRelationRows(db, { viewerId, ownerIds });
  return new Map(rows.map(({ profileId, relation }) => [profileId, relation]));
}

/** SQL: whether the interest `i` still prevents its sender from writing again. */
const countsForSender = sql<boolean>`(i.answer = 'accepted' or i.sent_at > now() - make_interval(days => ${AGAIN_AFTER_DAYS}))`;
/** SQL: whether the interest `i` is accepted or still waits for its recipient. */
const countsForRecipient = sql<boolean>`(i.answer = 'accepted' or i.answer is null and i.withdrawn_at is null
  and i.sent_at > now() - make_interval(days => ${INTEREST_DAYS}))`;

/**
 * SQL: all members for whom `betweenOf` is not `''`, whom the reader finds among the interests. Includes those to
 * whom the reader may not write again yet.
 */
export const allBetween = (viewerId: Expression<string>) => sql<string[]>`array(
  select i.recipient_id from introductions i where i.sender_id = ${viewerId} and ${countsForSender}
  union select i.sender_id from introductions i where i.recipient_id = ${viewerId} and ${countsForRecipient}
  union select p.profile_id from partings p where p.member_id = ${viewerId}
    and p.ended_at > now() - make_interval(days => ${AGAIN_AFTER_DAYS}))`;

/**
 * SQL: the interest between a viewer and member `m` that prevents a new one. The other's decision is visible only if it
 * is an acceptance.
 */
export const betweenOf = (viewerId: Expression<string>) => sql<Match['between']>`coalesce((
  select case when i.answer = 'accepted' then 'accepted' when i.sender_id = m.profile_id then 'received'
    when i.withdrawn_at is null then 'sent' else 'withdrawn' end
  from introductions i
  where i.sender_id = ${viewerId} and i.recipient_id = m.profile_id and ${countsForSender}
    or i.sender_id = m.profile_id and i.recipient_id = ${viewerId} and ${countsForRecipient}
  order by i.answer is not distinct from 'accepted' desc, i.sender_id = ${viewerId}, i.sent_at desc
  limit 1), '')`;
