import { type Kysely, type RawBuilder, sql } from 'kysely';
import { detailsAnswers } from '#contract/details.ts';
import { personalAnswers } from '#contract/personal.ts';
import { BOARD_DIMENSIONS, type BoardDimension, type BoardMeasure, type BoardWait } from '#contract/staff/board.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { hashOfPair } from '#server/domain/together/counts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One count of a past month, by one dimension. */
export interface BoardCell {
  /** `timedCalls`: calls with a recorded duration. `callMinutes`: the sum of these durations. */
  measure: BoardMeasure | 'calls' | 'timedCalls' | 'callMinutes';
  dimension: BoardDimension | 'all';
  /** The value of the dimension; `''` for the dimension `all`, and for an unknown value. */
  value: string;
  count: number;
}

type Db = Kysely<Database>;

/** SQL: whether the column `moment` is within a month in India. A month is named by its first day, `YYYY-MM-DD`. */
const within = (moment: string, month: string): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(moment)} >= (${month}::date::timestamp at time zone 'Asia/Kolkata')
  and ${sql.ref(moment)} < ((${month}::date + interval '1 month') at time zone 'Asia/Kolkata'))`;

const homeDistrict = sql.ref(`d.${detailsAnswers.home.id.column}`);
const marriage = sql.ref(`d.${detailsAnswers.maritalStatus.column}`);
const faith = sql.ref(`p.${personalAnswers.religion.column}`);
const birthDate = sql.ref(`p.${personalAnswers.birthDate.column}`);

/**
 * SQL: the attributes under which each profile is counted in a month; `''` for what the family has not answered. The
 * age is that on the first day of the month.
 */
const attributes = (month: string) => sql`(
  select m.profile_id, m.gender, coalesce(${homeDistrict}::text, '') as district, coalesce(${faith}::text, '') as faith,
    case ${marriage} when 'Never Married' then 'first' when 'Divorced' then 'again' when 'Widowed' then 'again' else '' end as marriage,
    case when ${birthDate} is null then '' else (select case when years < 25 then '18-24' when years < 30 then '25-29'
        when years < 35 then '30-34' when years < 40 then '35-39' when years < 50 then '40-49' else '50+' end
      from (select extract(year from age(${month}::date, ${birthDate})) as years) a) end as age
  from members m left join personal_details p on p.profile_id = m.profile_id
    left join profile_details d on d.profile_id = m.profile_id)`;

/**
 * Counts the registrations, the first showings and the answers to interests of a past month. A first showing counts
 * only while the family asks to be shown.
 */
export async function countFamilies(db: Db, month: string): Promise<BoardCell[]> {
  const { rows } = await sql<BoardCell>`
    select measure, value, dimension, count(*)::int as count from (
      select 'registered' as measure, profile_id from members where ${within('registered_at', month)}
      union all select 'shown', v.profile_id from member_visibility v join members m on m.profile_id = v.profile_id
        where (m.first_shown_on is null and ${within('v.shown_at', month)}
            or m.first_shown_on >= ${month}::date and m.first_shown_on < ${month}::date + interval '1 month')
          and v.has_asked and not v.is_waiting
      union all select 'answers', recipient_id from introductions where answer is not null and ${within('answered_at', month)}
    ) e join ${attributes(month)} f on f.profile_id = e.profile_id
      cross join lateral (values ('all', ''), ('district', f.district), ('faith', f.faith), ('age', f.age),
        ('marriage', f.marriage)) v (dimension, value)
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The attributes of a bride, by dimension; `''` if unknown. */
type Bride = Record<BoardDimension, string>;

/**
 * Returns the attributes of the bride for every pair that has accepted each other and still exists, by the keyed hash
 * of the pair.
 */
async function listBrides({ db, phoneHash }: Pick<DomainServices, 'phoneHash'> & { db: Db }, month: string) {
  const { rows } = await sql<Bride & { oneId: string; otherId: string }>`
    select i.sender_id as "oneId", i.recipient_id as "otherId", f.district, f.faith, f.age, f.marriage
    from introductions i join ${attributes(month)} f on f.profile_id in (i.sender_id, i.recipient_id) and f.gender = 'Female'
    where i.answer = 'accepted'`.execute(db);
  return new Map(rows.map((pair) => [hashOfPair({ phoneHash }, pair).toString('hex'), pair]));
}

/** For a pair of which the bride is not known any more. */
const UNKNOWN_BRIDE: Bride = { district: '', faith: '', age: '', marriage: '' };

const MEASURE_OF = {
  acceptance: 'acceptances',
  meeting: 'meetings',
  engagement: 'engagements',
  marriage: 'marriages',
} as const;

/**
 * Counts the events of pairs of families in a past month: acceptances, meetings, engagements and marriages. A marriage
 * counts in the month in which it was reported. The district is that of the event; the other attributes are the
 * bride's.
 */
export async function countPairs(
  services: Pick<DomainServices, 'phoneHash'> & { db: Db },
  month: string,
): Promise<BoardCell[]> {
  const { rows } = await sql<{ kind: keyof typeof MEASURE_OF; district: string; hash: string | null }>`
    select kind, coalesce(district_id::text, '') as district, encode(pair_hash, 'hex') as hash from together_counts
      where kind in ('acceptance', 'meeting', 'engagement') and month = ${month}::date
    union all select 'marriage', coalesce(district_id::text, ''), encode(pair_hash, 'hex') from marriages
      where counted_in = ${month}::date`.execute(services.db);
  if (rows.length === 0) return [];
  const brides = await listBrides(services, month);
  const cells = new Map<string, BoardCell>();
  for (const { kind, district, hash } of rows) {
    const bride = brides.get(hash ?? '');
    const values = { all: '', ...UNKNOWN_BRIDE, ...bride, district };
    for (const dimension of ['all', ...BOARD_DIMENSIONS] as const) {
      const cell = { measure: MEASURE_OF[kind], dimension, value: values[dimension] };
      const key = Object.values(cell).join(' ');
      cells.set(key, { ...cell, count: (cells.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...cells.values()];
}

/**
 * Counts the office's calls of a past month, answered or not, and their recorded minutes: calls with codes and news,
 * requested calls, talks with a bride or groom, and calls to families. Talks with a bride or groom have no recorded
 * duration. All calls for one request count in the month of the request. A count of zero has no cell.
 */
export async function countCalls(db: Db, month: string): Promise<BoardCell[]> {
  const timed = (table: string, moment: string) =>
    sql`select minutes from ${sql.table(table)} where minutes is not null and ${within(moment, month)}`;
  const { rows } = await sql<{ calls: number; timedCalls: number; callMinutes: number }>`
    select t."timedCalls", t."callMinutes", (select count(*) from call_tries where ${within('tried_at', month)})::int
      + (select coalesce(sum(tries), 0) from asked_calls where ${within('asked_at', month)})::int
      + (select count(*) from spoken_calls where ${within('spoken_at', month)})::int
      + (select count(*) from staff_calls where ${within('called_at', month)})::int as calls
    from (select count(*)::int as "timedCalls", coalesce(sum(minutes), 0)::int as "callMinutes" from (
      ${timed('staff_calls', 'called_at')} union all ${timed('call_tries', 'tried_at')}
      union all ${timed('asked_calls', 'asked_at')}) c) t`.execute(db);
  return (['calls', 'timedCalls', 'callMinutes'] as const).flatMap((measure) => {
    const count = rows[0]?.[measure] ?? 0;
    return count === 0 ? [] : [{ measure, dimension: 'all', value: '', count }];
  });
}

/**
 * Lists, by kind, the hours (rounded up, in ascending order) that each item had waited when the office finished it, or
 * made the first call for it, in a past month.
 */
export async function listWaits(db: Db, month: string): Promise<{ kind: BoardWait; hours: number[] }[]> {
  const hours = (until: string, since: string) =>
    sql`ceil(greatest(extract(epoch from ${sql.ref(until)} - ${sql.ref(since)}), 0) / 3600)::int`;
  const { rows } = await sql<{ kind: BoardWait; hours: number[] }>`
    select kind, array_agg(hours order by hours) as hours from (
      select 'approvals' as kind, ${hours('decided_at', 'asked_at')} as hours from approval_decisions
        where undone_at is null and ${within('decided_at', month)}
      union all select 'letters', ${hours('answered_at', 'sent_at')} from contact_messages where ${within('answered_at', month)}
      union all select 'calls', ${hours('done_at', 'asked_at')} from asked_calls where ${within('done_at', month)}
      union all select 'calls', ${hours('c.tried_at', 'n.made_at')} from call_tries c join notices n on n.id = c.notice_id
        where ${within('c.tried_at', month)}
          and not exists (select from call_tries b where b.notice_id = c.notice_id and b.id < c.id)
    ) w group by 1`.execute(db);
  return rows;
}
