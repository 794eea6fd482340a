import { type Kysely, sql } from 'kysely';
import { WEEK_MS } from '#contract/durations.ts';
import { WEEK_FIGURES, type WeekFigure, type WeekFigures } from '#contract/staff/week.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isNear } from './near/near.queries.ts';

/** SQL: whether the other family of a settled match, if it is near, has named this one before. A couple counts once. */
const isSaidBefore = (nearId: number | null) => sql<boolean>`exists (
  select from pauses o where o.kind = 'settled' and o.profile_id = pauses.with_id and o.with_id = pauses.profile_id
    and (o.since, o.profile_id) < (pauses.since, pauses.profile_id) and ${isNear(sql.ref('o.profile_id'), nearId)})`;

/**
 * The table and column with the times of each figure, and the column of the profile (`profile_id` unless `profile`
 * names another). `where` restricts the rows that count.
 */
const MOMENTS: Readonly<Record<WeekFigure, { table: string; at: string; profile?: string; where?: string }>> = {
  registered: { table: 'members', at: 'registered_at' },
  shown: { table: 'showings', at: 'shown_at' },
  interests: { table: 'introductions', at: 'sent_at', profile: 'sender_id' },
  acceptances: { table: 'introductions', at: 'answered_at', profile: 'recipient_id', where: `answer = 'accepted'` },
  weeklyAcceptances: {
    table: 'introductions',
    at: 'answered_at',
    profile: 'recipient_id',
    where: `answer = 'accepted' and origin = 'weekly'`,
  },
  reported: { table: 'reports', at: 'reported_at', profile: 'member_id' },
  reportsSettled: { table: 'reports', at: 'settled_at', profile: 'member_id' },
  rejected: { table: 'approval_decisions', at: 'decided_at', where: `decision = 'rejected' and undone_at is null` },
  takenDown: { table: 'suspensions', at: 'suspended_at', where: `reason not like 'rejected: %'` },
  matchesSettled: { table: 'pauses', at: 'since', where: `kind = 'settled'` },
};

/**
 * Counts the figures of this many weeks, near a place if one is given. The last is the week of `monday`. Returns them
 * by Monday, the latest first.
 */
export async function countWeeks(
  db: Kysely<Database>,
  monday: string,
  weeks: number,
  nearId: number | null = null,
): Promise<{ week: string; figures: WeekFigures }[]> {
  const first = new Date(Date.parse(monday) - (weeks - 1) * WEEK_MS).toISOString().slice(0, 10);
  const parts = WEEK_FIGURES.map((name) => {
    const { table, at, profile = 'profile_id', where = 'true' } = MOMENTS[name];
    const moment = sql`${sql.ref(at)} at time zone 'Asia/Kolkata'`;
    return sql`select ${name} as name, date_trunc('week', ${moment})::date::text as week, count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(at)} >= (${first}::date::timestamp at time zone 'Asia/Kolkata')
      and ${sql.raw(where)} and ${isNear(sql.ref(`${table}.${profile}`), nearId)}
      and not ${name === 'matchesSettled' ? isSaidBefore(nearId) : sql`false`} group by 2`;
  });
  const { rows } = await sql<{
    name: WeekFigure;
    week: string;
    count: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Array.from({ length: weeks }, (_, ago) => {
    const week = new Date(Date.parse(monday) - ago * WEEK_MS).toISOString().slice(0, 10);
    const countOf = (figure: WeekFigure) => rows.find((row) => row.week === week && row.name === figure)?.count ?? 0;
    return { week, figures: figuresBy(countOf) };
  });
}

function figuresBy(countOf: (name: WeekFigure) => number): WeekFigures {
  return {
    registered: countOf('registered'),
    shown: countOf('shown'),
    interests: countOf('interests'),
    acceptances: countOf('acceptances'),
    weeklyAcceptances: countOf('weeklyAcceptances'),
    reported: countOf('reported'),
    reportsSettled: countOf('reportsSettled'),
    rejected: countOf('rejected'),
    takenDown: countOf('takenDown'),
    matchesSettled: countOf('matchesSettled'),
  };
}
