import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { ASKED_AFTER } from '#contract/weekly-introduction.ts';
import { freshForWeeks } from '#matching/rank.ts';
import { mayLook } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A family that may be introduced in a week. */
export interface Introducible {
  profileId: string;
  isBride: boolean;
  /** Number of rounds since the last introduction or the first showing: from 1 to 255. */
  waits: number;
  /** Whether the family has declined every introduction of `DECLINING_DAYS`, and enough of them. */
  declinesAll: boolean;
  /** Whether the family is shown only to those it writes to. Then it is introduced only by its own choice. */
  isChosen: boolean;
}

/**
 * SQL: whether the family `v` (of `member_visibility`) takes part: it is seen by others, is free to decide, was lately
 * active, and has not switched introductions off. Reads nothing of health, disability, photos or messages.
 */
const takesPart = (week: Expression<string>) => sql<boolean>`(
  v.is_seen and ${mayLook(sql.ref('v.profile_id'))}
  and not exists (select from vetoes o where o.profile_id = v.profile_id and o.ended_at is null)
  and v.last_active_on > (${week})::date - 7 * ${sql.lit(freshForWeeks)}
  and case when v.is_for_chosen
    then exists (select from weekly_choices c where c.profile_id = v.profile_id and c.is_introduced_while_chosen)
    else not exists (select from weekly_choices c where c.profile_id = v.profile_id and not c.is_introduced) end)`;

/** SQL: whether the family with this id takes part in a week. */
export const mayBeIntroduced = (profileId: Expression<string>, week: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from member_visibility v where v.profile_id = ${profileId} and ${takesPart(week)})`;

/**
 * SQL: all profiles with any history with this one, in either direction and for any reason, so that a missing
 * introduction reveals nothing. Proposals count if `countsProposal` holds, and weekly pairs for a year.
 */
export const historyOf = (
  own: Expression<string>,
  week: Expression<string>,
  countsProposal = sql<boolean>`true`,
): RawBuilder<{ id: string }> => sql<{
  id: string;
}>`
  select recipient_id as id from introductions where sender_id = ${own}
  union all select sender_id from introductions where recipient_id = ${own}
  union all select member_id from partings where profile_id = ${own}
  union all select profile_id from partings where member_id = ${own}
  union all select member_id from ended_acquaintances where profile_id = ${own}
  union all select profile_id from ended_acquaintances where member_id = ${own}
  union all select member_id from blocks where profile_id = ${own}
  union all select profile_id from blocks where member_id = ${own}
  union all select member_id from blocked_phone_matches where profile_id = ${own}
  union all select profile_id from blocked_phone_matches where member_id = ${own}
  union all select member_id from hidden_members where profile_id = ${own}
  union all select profile_id from hidden_members where member_id = ${own}
  union all select member_id from reports where reporter_id = ${own}
  union all select reporter_id from reports where member_id = ${own}
  union all select member_id from same_families where profile_id = ${own}
  union all select member_id from proposal_sides where profile_id = ${own} and ${countsProposal}
  union all select groom_id from weekly_pairs where bride_id = ${own} and week > (${week})::date - 365
  union all select bride_id from weekly_pairs where groom_id = ${own} and week > (${week})::date - 365`;

const memberId = sql.ref<string>('m.profile_id');

/** Days in which a family must have declined every introduction. */
const DECLINING_DAYS = 7 * ASKED_AFTER.weeks;
/** The first declined introduction may be this many days later than the beginning of `DECLINING_DAYS`. */
const FIRST_WITHIN_DAYS = 28;

/** Loads the families that may be introduced in a week and have no partner in it. */
const loadIntroducible = statement<{ week: string }, Introducible>(
  (given) => sql`
  select m.profile_id as "profileId", m.gender = 'Female' as "isBride",
    greatest(1, least(255, (${given('week')}::date - greatest(p.last,
      date_trunc('week', coalesce(m.first_shown_on, v.shown_at at time zone 'Asia/Kolkata'))::date)) / 7))::int as waits,
    coalesce(p."declinesAll", false) as "declinesAll",
    v.is_for_chosen as "isChosen"
  from members m
  join member_visibility v on v.profile_id = m.profile_id
  left join (
    select id, max(week) as last,
      coalesce(count(*) filter (where is_recent) >= ${sql.lit(ASKED_AFTER.introductions)}
        and min(week) filter (where is_recent) <= ${given('week')}::date - ${sql.lit(DECLINING_DAYS - FIRST_WITHIN_DAYS)}
        and bool_and(press is not distinct from 'no') filter (where is_recent), false) as "declinesAll"
    from (
      select bride_id as id, week, bride_press as press,
        week >= ${given('week')}::date - ${sql.lit(DECLINING_DAYS)} as is_recent
      from weekly_pairs
      union all
      select groom_id, week, groom_press, week >= ${given('week')}::date - ${sql.lit(DECLINING_DAYS)} from weekly_pairs
    ) sides
    where week < ${given('week')}::date group by id
  ) p on p.id = m.profile_id
  where ${takesPart(given('week'))}
    and not exists (select from weekly_pairs w where w.week = ${given('week')}::date and m.profile_id in (w.bride_id, w.groom_id))
  order by m.profile_id`,
);

/** Lists the families that take part in the round of a week, given by its Monday, and have no partner in it yet. */
export const listIntroducible = (db: Kysely<Database>, week: string): Promise<Introducible[]> =>
  loadIntroducible(db, { week });

interface AskedHistories {
  profileIds: readonly string[];
  /** The Monday of the week, `YYYY-MM-DD`. */
  week: string;
}

interface History {
  profileId: string;
  /** All profiles with which this profile has a history. */
  ids: string[];
}

/** Makes the statement that loads histories. Of the proposals, those for which `countsProposal` holds count. */
const makeHistoryStatement = (countsProposal: RawBuilder<boolean>) =>
  statement<AskedHistories, History>(
    (given) => sql`
  select m.profile_id as "profileId", array(${historyOf(memberId, given('week'), countsProposal)}) as ids
  from members m where m.profile_id = any(${given('profileIds')}::text[])`,
  );

const loadHistoryRows = makeHistoryStatement(sql`true`);
const loadHistoryRowsBeyondMelans = makeHistoryStatement(sql`origin <> 'melan'`);

/** Returns the ids of each history, by profile. */
const byProfile = (rows: readonly History[]): Map<string, readonly string[]> =>
  new Map(rows.map(({ profileId, ids }) => [profileId, ids]));

/** Loads for each of these profiles all those with whom it has a history. They are never introduced to each other. */
export const loadHistories = async (db: Kysely<Database>, asked: AskedHistories) =>
  byProfile(await loadHistoryRows(db, asked));

/**
 * Loads the same as `loadHistories`, but without the proposals of melans. Nothing may show that two families named each
 * other at a melan, because nobody in the hall may learn of it.
 */
export const loadHistoriesBeyondMelans = async (db: Kysely<Database>, asked: AskedHistories) =>
  byProfile(await loadHistoryRowsBeyondMelans(db, asked));
