import { type Expression, sql } from 'kysely';
import type { GUARDIAN_RELATIONS } from '#contract/choices.ts';
import { DAYS_AFTER_OPENING } from '#contract/home.ts';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { RestKind } from '#contract/pause.ts';
import { ago, looksUnanswered } from '#server/domain/interests/introductions.queries.ts';
import { writtenFirstOf } from '#server/domain/together/numbers.queries.ts';
import { type Asked, quietQuestionsOf } from '#server/domain/together/quiet-questions.queries.ts';
import { fatesOf, type readAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { isAskedToLook } from '#server/domain/visibility-settings/left-engaged.queries.ts';
import { type Waiting, waitingShowingOf } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import { statement } from '#server/platform/db/statement.ts';

/** An acceptance by either of the two families. */
interface SaidYes {
  memberId: string;
  /** Whether this family has opened the other's number. */
  hasOpened: boolean;
  /** Whether this family's candidate has still to decide about the acquaintance. */
  isUndecided: boolean;
  /** Whether this family may not open the other's number yet (`writtenFirstOf`). */
  isWritingFirst: boolean;
  /** The guardian who takes the calls of the other family; `''` if none is given. */
  guardianName: string;
  guardianRelation: '' | (typeof GUARDIAN_RELATIONS)[number];
}

/** Maximum number of accepted families that are listed. */
const MOST_LISTED = 50;

/**
 * Builds the SQL for families in an acquaintance, the latest first, until this family has opened their number and some
 * days have passed. Acceptances older than the retention of openings are left out, because they may have been opened.
 */
const saidYesTo = (profileId: Expression<string>) => sql<SaidYes[]>`(select coalesce(json_agg(y), '[]') from (
    select i.member_id as "memberId", o.first_at is not null as "hasOpened",
      exists (select from undecided_acquaintances u where (u.profile_id, u.member_id) = (${profileId}, i.member_id)) as "isUndecided",
      i.member_id = any(${writtenFirstOf(profileId)}) as "isWritingFirst",
      coalesce(d.guardian_name, '') as "guardianName", coalesce(d.guardian_relation, '') as "guardianRelation"
    from (
      select case when sender_id = ${profileId} then recipient_id else sender_id end as member_id, answered_at
      from introductions where answer = 'accepted' and ${profileId} in (sender_id, recipient_id)
        and answered_at > ${expiryCutoff('contactOpenings')}
    ) i
    cross join lateral (
      select min(opened_at) as first_at from contact_openings where owner_id = i.member_id and viewer_id = ${profileId}
    ) o
    left join profile_details d on d.profile_id = i.member_id
    where o.first_at is null or o.first_at > now() - make_interval(days => ${DAYS_AFTER_OPENING})
    order by i.answered_at desc, i.member_id limit ${MOST_LISTED}) y)`;

interface HomeRow {
  /** Families in an acquaintance with this one. */
  yes: SaidYes[];
  /** What `readAcquaintances` needs in order to tell which acquaintances are absent or lost. */
  fates: Parameters<typeof readAcquaintances>[0];
  /** The family's pause; null if there is none. */
  pause: RestKind | null;
  /** Whether the profile rests as engaged to a family that has left, and was asked whether it looks again. */
  isLeft: boolean;
  /** Whether the family is invited to a melan. Most families are not, so nothing more is loaded for them. */
  hasMelan: boolean;
  /** Whether the family has a proposal that has not ended. Without one nothing more is loaded. */
  hasProposals: boolean;
  /** What the profile waits for before others see it; null if it does not wait. */
  waiting: Waiting | null;
  /** Families about whom this one is asked whether the two have spoken. */
  quiet: Asked[];
  /**
   * Families from which an answer to an interest is awaited. A silent decline stays in this list as long as an
   * unanswered interest.
   */
  awaited: string[];
}

/**
 * Loads the rows of a family's home page, without the data of other members. It is one statement, because everybody
 * begins there.
 */
export const loadHomeRows = statement<{ profileId: string }, HomeRow>((given) => {
  const profileId = given('profileId');
  return sql`select ${saidYesTo(profileId)} as yes, ${fatesOf(profileId)} as fates,
    (select v.pause from member_visibility v where v.profile_id = ${profileId}) as pause,
    ${isAskedToLook(profileId)} as "isLeft",
    exists (select from melan_guests g where g.profile_id = ${profileId}) as "hasMelan",
    exists (select from proposals p where ${profileId} in (p.one_id, p.other_id) and p.ended_at is null) as "hasProposals",
    ${waitingShowingOf(profileId)} as waiting, ${quietQuestionsOf(profileId)} as quiet,
    array(select recipient_id from introductions where sender_id = ${profileId} and withdrawn_at is null and ${looksUnanswered}
      and sent_at > ${ago(INTEREST_DAYS)}) as awaited`;
});
