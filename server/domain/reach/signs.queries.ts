import { type Expression, type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS, INTEREST_DAYS } from '#contract/introductions.ts';
import type { Reach, Signs } from '#contract/signs.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isProfileReached, type Ways } from './reach.queries.ts';

/**
 * SQL: the signs about the member of row `m` on card and page. The caller must check that the reader sees the member.
 */
export const signsOf = (ways: { [Way in keyof Ways]: Expression<boolean> }) => sql<Signs>`json_build_object(
  'answers', coalesce((select r.band from answer_rates r where r.profile_id = m.profile_id), ''),
  'isHardToReach', (${ways.email} or ${ways.sms}) and not ${isProfileReached(ways, sql.ref('m.profile_id'))},
  'isFull', exists (select from full_inboxes f where f.profile_id = m.profile_id))`;

/**
 * Returns what the sender of an interest reads about the other family's reach when the interest was sent; `''` if
 * nothing is shown.
 */
export function reachOf({ could_be_told }: { could_be_told: boolean | null }): Reach {
  if (could_be_told === null) return '';
  return could_be_told ? 'canBeTold' : 'hardToReach';
}

/** Minimum number of interests, and of families who sent them, for which a rate is shown. */
const FEWEST_COUNTED = 10;
/** SQL: the beginning of this week, as a local time of India. */
const MONDAY = sql`date_trunc('week', now() at time zone 'Asia/Kolkata')`;

/**
 * Computes once a week the share of past interests that were answered in any way, of those whose time for an answer was
 * over on Monday. The share is stored as a band: most (from 75 %), some (from 40 %) or few. Leaves out interests that did
 * not meet the family's musts, and those withdrawn before an answer.
 */
export async function renewAnswerRates(db: Kysely<Database>): Promise<void> {
  await sql`delete from answer_rates where made_on < ${MONDAY}::date`.execute(db);
  await sql`
    insert into answer_rates (profile_id, band, made_on)
    select recipient_id, case when share >= 0.75 then 'most' when share >= 0.4 then 'some' else 'few' end, ${MONDAY}::date
    from (
      select recipient_id, avg(case when answer is null then 0 else 1 end) as share
      from introductions
      where was_welcome and (answer is not null or withdrawn_at is null)
        and sent_at <= (${MONDAY} at time zone 'Asia/Kolkata') - make_interval(days => ${INTEREST_DAYS})
        and sent_at > (${MONDAY} at time zone 'Asia/Kolkata') - make_interval(days => ${2 * AGAIN_AFTER_DAYS})
      group by recipient_id having count(*) >= ${FEWEST_COUNTED} and count(distinct sender_id) >= ${FEWEST_COUNTED}
    ) counted
    on conflict do nothing`.execute(db);
}
