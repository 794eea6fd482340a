import { type Kysely, sql } from 'kysely';
import { HEAVY_READERS } from '#contract/staff/heavy-readers.ts';
import { isAbsent } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A profile that opened unusually many members, with signs that several profiles read for one person. */
interface HeavyReader {
  memberId: string;
  /** Number of different members that were opened. */
  opened: number;
  /** Days since the oldest of the profile's accounts was made. */
  days: number;
  /** Number of other profiles whose accounts log in in the same browser. */
  sharedBrowser: number;
  /** Number of other profiles with the same account or the same guardian's phone. */
  sharedNumber: number;
  isAbsent: boolean;
}

const { days: daysCounted, from: fewestOpened, listed: mostListed, accountsOfABrowser, lettersDays } = HEAVY_READERS;

/** Returns the profiles that opened the most different members; with `readerId`, that profile only. */
export async function listHeaviest(db: Kysely<Database>, readerId?: string): Promise<HeavyReader[]> {
  const isWanted = readerId === undefined ? sql`true` : sql`reader_id = ${readerId}`;
  const { rows } = await sql<HeavyReader>`
    with heavy as (
      select reader_id, count(distinct member_id)::int as opened from readings
      where day > (now() at time zone 'Asia/Kolkata')::date - ${daysCounted}::int and ${isWanted}
      group by 1 having count(distinct member_id) >= ${fewestOpened}
      order by 2 desc, 1 limit ${mostListed}
    )
    select h.reader_id as "memberId", h.opened,
      coalesce((select extract(day from now() - min(a.created_at))::int from account_profiles p join accounts a on a.id = p.account_id
        where p.profile_id = h.reader_id), 0) as days,
      (select count(distinct p.profile_id)::int from account_profiles mine
        join known_browsers b on b.account_id = mine.account_id
        join known_browsers o on o.browser = b.browser
        join account_profiles p on p.account_id = o.account_id
        where mine.profile_id = h.reader_id and p.profile_id <> h.reader_id) as "sharedBrowser",
      (select count(distinct n.profile_id)::int from (
          select theirs.profile_id from account_profiles mine
            join account_profiles theirs on theirs.account_id = mine.account_id where mine.profile_id = h.reader_id
          union all
          select theirs.profile_id from guardian_phones mine
            join guardian_phones theirs on theirs.phone = mine.phone where mine.profile_id = h.reader_id
        ) n where n.profile_id <> h.reader_id) as "sharedNumber",
      ${isAbsent(sql.ref('h.reader_id'))} as "isAbsent"
    from heavy h order by h.opened desc, h.reader_id`.execute(db);
  return rows;
}

/** Returns browsers in which more accounts log in than a family has, the one with the most accounts first. */
export async function listFullBrowsers(db: Kysely<Database>): Promise<{ accounts: number; memberIds: string[] }[]> {
  const { rows } = await sql<{ accounts: number; memberIds: string[] }>`
    select count(distinct b.account_id)::int as accounts,
      array(select distinct p.profile_id from known_browsers o join account_profiles p on p.account_id = o.account_id
        where o.browser = b.browser order by 1 limit ${mostListed}) as "memberIds"
    from known_browsers b where b.browser is not null
    group by b.browser having count(distinct b.account_id) > ${accountsOfABrowser}
    order by 1 desc, b.browser limit ${mostListed}`.execute(db);
  return rows;
}

/**
 * Returns members whose messages about money, codes, accounts or links were warned of, those who wrote to the most
 * families first.
 */
export async function listWarnedWriters(
  db: Kysely<Database>,
): Promise<{ memberId: string; letters: number; families: number }[]> {
  const { rows } = await sql<{ memberId: string; letters: number; families: number }>`
    select author_id as "memberId", count(*)::int as letters, count(distinct together_id)::int as families
    from together_messages where is_warned and sent_at > now() - make_interval(days => ${lettersDays})
    group by 1 order by 3 desc, 2 desc, 1 limit ${mostListed}`.execute(db);
  return rows;
}
