import { type Expression, type Kysely, sql } from 'kysely';
import { PREVIEW } from '#contract/visibility-settings.ts';
import { isWaiting as waits } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import { ASYNC_COMMIT } from '#server/platform/db/async-commit.ts';
import { expiryCutoffDay } from '#server/platform/db/retention.ts';
import { statement } from '#server/platform/db/statement.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Cards that a member is about to get. */
interface CardReading {
  readerId: string;
  /** The day in India, `YYYY-MM-DD`. */
  day: string;
  /** The numbers in the profile ids. */
  cards: readonly number[];
  /** 1 if this is a request for a list; 0 for a card that comes another way. */
  lists: 0 | 1;
}

/**
 * SQL: for a waiting member, adds the members about to be seen to those seen before. Adds nothing and returns no row if
 * that exceeds the limits of a preview, or if the member does not wait.
 */
const takePreview = (readerId: Expression<string>, numbers: Expression<unknown>) => {
  const allSeen = sql`array(select distinct unnest(p.seen || excluded.seen))`;
  return sql`insert into previews as p (profile_id, seen)
      select ${readerId}, ${numbers} where ${waits(readerId)} and cardinality(${numbers}) <= ${PREVIEW.people}::int
    on conflict (profile_id) do update
      set seen = ${allSeen}, began_at = case when p.seen = '{}' then now() else p.began_at end
      where (p.seen = '{}' or p.began_at > now() - make_interval(days => ${PREVIEW.days}::int))
        and cardinality(${allSeen}) <= ${PREVIEW.people}::int
    returning 1`;
};

/** SQL: whether the reader does not wait, or the preview was added by the part `preview` of the statement. */
const mayPreview = (readerId: Expression<string>) => sql`(not ${waits(readerId)} or exists (select from preview))`;

/**
 * Counts cards; no row if that exceeds a limit. One statement, because parallel requests then queue on the row lock,
 * and none exceeds the limit.
 */
const countCards = statement<CardReading & { mostCards: number; mostLists: number }, object>((given) => {
  const allCards = sql`array(select distinct unnest(old.cards || excluded.cards))`;
  const cards = sql`${given('cards')}::int[]`;
  const mostCards = sql`${given('mostCards')}::int`;
  return sql`
    with preview as (${takePreview(given('readerId'), cards)})
    insert into reading_days as old (reader_id, day, lists, cards)
      select ${given('readerId')}, ${given('day')}::date, ${given('lists')}::int, ${cards}
      where cardinality(${cards}) <= ${mostCards} and ${mayPreview(given('readerId'))} and ${ASYNC_COMMIT}
    on conflict (reader_id, day) do update set lists = old.lists + excluded.lists, cards = ${allCards}
      where old.lists + excluded.lists <= ${given('mostLists')}::int and cardinality(${allCards}) <= ${mostCards}
    returning 1`;
});

/**
 * Counts the cards that a member is about to get. Returns false and counts nothing if that exceeds the daily limit or
 * that of a preview.
 */
export async function takeCards(
  db: Kysely<Database>,
  reading: CardReading,
  most: { cards: number; lists: number },
): Promise<boolean> {
  const rows = await countCards(db, { ...reading, mostCards: most.cards, mostLists: most.lists });
  return rows.length === 1;
}

/** A profile that a member is about to open. */
interface ProfileReading {
  readerId: string;
  /** The day in India, `YYYY-MM-DD`. */
  day: string;
  memberId: string;
  /** Whether the reader may see that profile. Only then is it recorded as opened. */
  isSeen: boolean;
  /** Whether both families have accepted each other. Then it does not count as a preview. */
  isAcquainted: boolean;
}

/** Counts an opened profile; no row if that exceeds a limit. */
const countOpening = statement<ProfileReading & { number: number; most: number }, object>(
  (given) => sql`
    with preview as (
      ${takePreview(given('readerId'), sql`(case when ${given('isAcquainted')}::boolean then '{}' else array[${given('number')}::int] end)`)}
    ), taken as (
      insert into reading_days as old (reader_id, day, opened)
        select ${given('readerId')}, ${given('day')}::date, array[${given('number')}::int]
        where ${given('most')}::int > 0 and (${given('isAcquainted')}::boolean or ${mayPreview(given('readerId'))})
          and ${ASYNC_COMMIT}
      on conflict (reader_id, day) do update
        set opened = array(select distinct unnest(old.opened || excluded.opened))
        where ${given('number')}::int = any(old.opened) or cardinality(old.opened) < ${given('most')}::int
      returning reader_id
    ), kept as (
      insert into readings (reader_id, member_id, day)
        select t.reader_id, m.profile_id, ${given('day')}::date from taken t, members m
        where m.profile_id = ${given('memberId')} and ${given('isSeen')}::boolean
      on conflict do nothing
    )
    select 1 from taken`,
);

/**
 * Counts a profile that a member is about to open, and records that it was opened. Returns false and counts nothing if
 * that exceeds the daily limit or that of a preview. `most`: profiles that a member may open in a day.
 */
export async function takeOpening(db: Kysely<Database>, reading: ProfileReading, most: number): Promise<boolean> {
  // 0 for a text that is no profile id.
  const number = Number(reading.memberId.slice('SV'.length)) || 0;
  const rows = await countOpening(db, { ...reading, number, most });
  return rows.length === 1;
}

/** Whether a family's own profile still waits to be shown. */
export async function isWaiting(db: Kysely<Database>, readerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_visibility')
    .select('profile_id')
    .where('profile_id', '=', readerId)
    .where('is_waiting', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Loads for each of these members whether the reader has opened the profile, and was shown the card on a day. */
const loadLookedAt = statement<
  { readerId: string; day: string; memberIds: readonly string[] },
  { memberId: string; isOpened: boolean; wasShown: boolean }
>(
  (given) => sql`select m.id as "memberId",
      exists (select from readings r where r.reader_id = ${given('readerId')} and r.member_id = m.id) as "isOpened",
      exists (select from reading_days d where d.reader_id = ${given('readerId')} and d.day = ${given('day')}::date
        and substr(m.id, 3)::int = any(d.cards)) as "wasShown"
    from unnest(${given('memberIds')}::text[]) m (id)`,
);

/** Returns which of these members the reader has opened before, and whose cards the reader was shown on a day. */
export async function listLookedAt(
  db: Kysely<Database>,
  { readerId, day }: { readerId: string; day: string },
  memberIds: readonly string[],
): Promise<{ opened: Set<string>; shown: Set<string> }> {
  const rows = await loadLookedAt(db, { readerId, day, memberIds });
  return {
    opened: new Set(rows.flatMap(({ memberId, isOpened }) => (isOpened ? [memberId] : []))),
    shown: new Set(rows.flatMap(({ memberId, wasShown }) => (wasShown ? [memberId] : []))),
  };
}

/** SQL: how many members opened this profile in the last finished week, from Monday, counted from `today`. */
export const readersOf = (memberId: Expression<string>, today: Expression<unknown>) => sql<number>`(
  select count(distinct reader_id)::int from readings where member_id = ${memberId}
    and day < date_trunc('week', ${today}) and day >= date_trunc('week', ${today}) - interval '7 days')`;

/**
 * Returns the finished weeks of the last year since the profile was created, by their Mondays, with the number of
 * members who opened the profile.
 */
export async function countReadersByWeek(db: Kysely<Database>, memberId: string) {
  const { rows } = await sql<{ week: string; readers: number }>`
    select w.monday::date as week, count(distinct r.reader_id)::int as readers
    from members m,
      generate_series(date_trunc('week', greatest(m.created_at, now() - interval '1 year') at time zone 'Asia/Kolkata'),
        date_trunc('week', now() at time zone 'Asia/Kolkata') - interval '7 days', interval '7 days') as w(monday)
      left join readings r on r.member_id = ${memberId} and r.day >= w.monday and r.day < w.monday + interval '7 days'
    where m.profile_id = ${memberId}
    group by w.monday order by w.monday`.execute(db);
  return rows;
}

/** Deletes a member's preview, because lists are open to the member now. */
export async function forgetPreviews(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('previews').where('profile_id', '=', profileId).execute();
}

/** Deletes expired profile views and counts of a day. The counts of the day before today are kept as well. */
export async function expireReadings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reading_days').where('day', '<', expiryCutoffDay('readingDays')).execute();
  await db.deleteFrom('readings').where('day', '<', expiryCutoffDay('readings')).execute();
}
