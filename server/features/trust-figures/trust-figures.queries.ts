import { type Kysely, sql } from 'kysely';
import { SETTLE_HOURS } from '#contract/report-clocks.ts';
import { KIND_OF_REASON } from '#contract/staff/cases.ts';
import type { TogetherFigures } from '#contract/trust-figures.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Hours within which a report must be settled, by its reason. */
const hoursOfReason = Object.fromEntries(
  Object.entries(KIND_OF_REASON).map(([reason, kind]) => [reason, SETTLE_HOURS[kind]]),
);

/** Returns the figures counted for a week; undefined if nobody has counted yet. */
export async function loadFigures(db: Kysely<Database>, week: string) {
  return db.selectFrom('trust_figures').select(['figures', 'together']).where('week', '=', week).executeTakeFirst();
}

/** Stores the figures of a week, unless another process has stored them already. */
export async function keepFigures(
  db: Kysely<Database>,
  week: string,
  { figures, together }: { figures: Readonly<Record<string, number | null>>; together: TogetherFigures },
): Promise<void> {
  await db
    .insertInto('trust_figures')
    .values({ week, figures: JSON.stringify(figures), together: JSON.stringify(together) })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .execute();
}

/** The counts of a week, before they are put into bands. */
interface Counted {
  /** Reports that were settled or are overdue. */
  reports: number;
  /** Reports that were settled before they were due. */
  reportsInTime: number;
  /** Shown profiles whose families were active lately. */
  active: number;
  /** Interests that were not withdrawn. */
  interests: number;
  /** Those of these interests that were accepted or declined. */
  answered: number;
  /** Profiles that the office has suspended, except by a rejection. */
  takenDown: number;
  /** Profiles that their families have paused as settled, within a year. */
  settled: number;
  /** Settled pairs of weekly introductions in the last full month. */
  pairs: number;
  /** Those of these pairs in which both sent, or that ended in an acceptance. */
  pairsSaidYes: number;
  /** Number of lists from which the latest prices were made. */
  lists: number;
  /** How evenly these lists spread their places: 1 for evenly, 0 for all to one member; null without prices. */
  evenness: number | null;
}

/**
 * Counts the state before the Monday `week` (midnight in India), mostly over 90 days. Of interests it counts those sent
 * in the 90 days that ended three weeks before, because newer ones may still be answered.
 */
export async function countFigures(db: Kysely<Database>, week: string): Promise<Counted> {
  const monday = sql`(${week}::date::timestamp at time zone 'Asia/Kolkata')`;
  const { rows } = await sql<Counted>`
    with reported as (
      select settled_at, reported_at + make_interval(hours => (${JSON.stringify(hoursOfReason)}::jsonb ->> reason)::int) as due
      from reports where reported_at >= ${monday} - interval '90 days' and reported_at < ${monday}
    ), sent as (
      select answer, withdrawn_at from introductions
      where sent_at >= ${monday} - interval '111 days' and sent_at < ${monday} - interval '21 days'
    ), introduced as (
      select w.bride_press = 'send' and w.groom_press = 'send' or exists (
        select from introductions i where i.answer = 'accepted' and i.origin = 'weekly'
          and (i.sender_id, i.recipient_id) in ((w.bride_id, w.groom_id), (w.groom_id, w.bride_id))) as "isYes"
      from weekly_pairs w where w.settled_at is not null
        and w.week >= date_trunc('month', ${week}::date) - interval '1 month' and w.week < date_trunc('month', ${week}::date)
    ), priced as (
      select seekers, 1 - (brides_after + grooms_after) / 2 as evenness from price_weeks where week <= ${week}::date
        and week > ${week}::date - 35 order by week desc limit 1
    )
    select
      (select count(*)::int from reported where settled_at is not null or due < ${monday}) as reports,
      (select count(*)::int from reported where settled_at <= due) as "reportsInTime",
      (select count(*)::int from member_visibility v
        where v.shown_at < ${monday} and v.last_active_on >= ${week}::date - 90 and not v.is_waiting and not v.is_absent) as active,
      (select count(*)::int from sent where withdrawn_at is null) as interests,
      (select count(*)::int from sent where withdrawn_at is null and answer is not null) as answered,
      (select count(distinct profile_id)::int from suspensions
        where suspended_at >= ${monday} - interval '90 days' and suspended_at < ${monday} and reason not like 'rejected: %') as "takenDown",
      (select count(*)::int from pauses
        where kind = 'settled' and since >= ${monday} - interval '1 year' and since < ${monday}) as settled,
      (select count(*)::int from introduced) as pairs,
      (select count(*)::int from introduced where "isYes") as "pairsSaidYes",
      coalesce((select seekers from priced), 0) as lists, (select evenness from priced) as evenness`.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('The database counted nothing.');
  return counted;
}
