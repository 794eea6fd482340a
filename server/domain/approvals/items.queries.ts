import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { answersIn, SECTIONS, type Section } from '#contract/catalogue.ts';
import type { ApprovalKind } from '#server/platform/db/approval-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The alias of each section's table in the statement of `loadItem`. */
const ALIASES: Partial<Record<Section, string>> = { profile: 'm', personal: 'p', details: 'd' };

/** The answers of which the office reviews every change. */
const watchedAnswers = SECTIONS.flatMap(answersIn).filter(({ isWatched }) => isWatched);

const refOf = ({ section, column }: (typeof watchedAnswers)[number]) => sql.ref(`${ALIASES[section]}.${column}`);

/** SQL: the branches of a `case` from the name of a watched column to its present value. */
const presentValues = watchedAnswers.map((answer) => sql`when ${sql.lit(answer.column)} then ${refOf(answer)}::text`);

/** Returns the field name of a watched answer, by its column; `''` if the column is not watched. */
export const watchedName = (column: string): string =>
  watchedAnswers.find((answer) => answer.column === column)?.name ?? '';

/** A profile, photo or answer that waits for a review by the office. */
export interface Item {
  id: number;
  profileId: string;
  kind: ApprovalKind;
  /** The name of the photo, or the id of the held answer; `''` for a profile. */
  subject: string;
  /** The group in the queue: a lower group comes first (see `enqueueApproval`). */
  place: number;
  since: Date;
  /** The column of the held answer; `''` for a profile or a photo, as are `was` and `becomes`. */
  answer: string;
  /** The value of the held answer that others read. */
  was: string;
  /** The new value of the held answer. */
  becomes: string;
  /** A hash of the reviewed content. A decision on an older version is refused, because the content has changed. */
  version: string;
}

/** Number of characters of an item's version: 22 characters of base64url hold 132 bits. */
const VERSION_LENGTH = 22;

/** Returns the waiting item with this id; undefined if there is none, or the item was returned to the family. */
export async function loadItem(db: Kysely<Database>, id: number): Promise<Item | undefined> {
  const { rows } = await sql<Omit<Item, 'version'> & { looked: string }>`
    select a.id::int, a.profile_id as "profileId", a.kind, a.subject, a.place, a.asked_at as since,
      coalesce(h.answer, '') as answer, coalesce(case h.answer ${sql.join(presentValues, sql` `)} end, '') as was,
      coalesce(h.value #>> '{}', '') as becomes,
      concat_ws(E'\x1f', ${sql.join(watchedAnswers.map(refOf))}, h.id, h.value,
        (select string_agg(f.kind || f.name, ',' order by f.kind) from files f
          where f.profile_id = a.profile_id and f.kind <> 'horoscope')) as looked
    from approvals a join members m on m.profile_id = a.profile_id
    left join personal_details p on p.profile_id = a.profile_id
    left join profile_details d on d.profile_id = a.profile_id
    left join held_answers h on a.kind = 'answer' and h.profile_id = a.profile_id and h.id::text = a.subject
    where a.id = ${id} and a.sent_back_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { looked, ...item } = row;
  return { ...item, version: hash('sha256', looked, 'base64url').slice(0, VERSION_LENGTH) };
}

interface QueuePart {
  /** Number of items at the head of the list that are skipped. */
  from: number;
  /** Maximum number of items to list. */
  most: number;
  /** The member of staff who reads the list; their own claims do not show as claimed. */
  staffId?: number;
  /** Restricts the list to families near this place (`near_of_members`); null for all families. */
  nearId?: number | null;
}

/** SQL: whether the family of a row of `approvals` is near a place. Null means everywhere. */
const isNear = (nearId: number | null) =>
  sql<boolean>`(${nearId}::int is null or profile_id in (select n.profile_id from near_of_members n where n.near_id = ${nearId}))`;

interface QueuedItem {
  id: number;
  memberId: string;
  name: string;
  kind: ApprovalKind;
  /** The column of the answer; `''` if the item is not an answer. */
  answer: string;
  since: Date;
  /** The group in the queue, see `Item`. */
  place: number;
  /** Name of the member of staff who has claimed the item; `''` if nobody has. */
  claimedBy: string;
}

/**
 * Lists the items that wait for a review: resubmitted ones first, then those that others cannot see yet, then the rest;
 * in each group the longest waiting first.
 */
export async function listLine(
  db: Kysely<Database>,
  { from, most, staffId = 0, nearId = null }: QueuePart,
): Promise<QueuedItem[]> {
  const { rows } = await sql<QueuedItem>`
    select a.id::int, a.profile_id as "memberId", m.name, a.kind, coalesce(h.answer, '') as answer,
      a.asked_at as since, a.place, coalesce(p.name, '') as "claimedBy"
    from (select * from approvals where sent_back_at is null and ${isNear(nearId)}
      order by place, asked_at, id limit ${most} offset ${from}) a
    join members m on m.profile_id = a.profile_id
    left join held_answers h on a.kind = 'answer' and h.profile_id = a.profile_id and h.id::text = a.subject
    left join staff p on p.id = a.claimed_by and a.claimed_until > now() and p.id <> ${staffId}
    order by a.place, a.asked_at, a.id`.execute(db);
  return rows;
}

/** Counts the waiting items; with `nearId`, only of families near that place. */
export async function countApprovals(db: Kysely<Database>, nearId: number | null = null): Promise<number> {
  const { count } = await db
    .selectFrom('approvals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_back_at', 'is', null)
    .where(isNear(nearId))
    .executeTakeFirstOrThrow();
  return count;
}

interface StaffEntry {
  profileId: string;
  /** E-mail address of the member of staff. */
  email: string;
}

/** Whether this member of staff looks after the profile with an account of their own, or has entered it from paper. */
export async function isOwnEntry(db: Kysely<Database>, { profileId, email }: StaffEntry): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select exists (select from account_profiles p join accounts a on a.id = p.account_id
      where p.profile_id = ${profileId} and a.email <> '' and lower(a.email) = lower(${email}))
      or exists (select from paper_entries e
        where e.profile_id = ${profileId} and lower(e.entered_by) = lower(${email})) as "isOwn"`.execute(db);
  return rows[0]?.isOwn ?? false;
}

/** Whether no other member of staff can review: nobody else is active, has a password and the role of moderator. */
export async function isAlone(db: Kysely<Database>, staffId: number): Promise<boolean> {
  const otherModerator = await db
    .selectFrom('staff')
    .select('id')
    .where('ended_at', 'is', null)
    .where('id', '<>', staffId)
    .where(sql<boolean>`'moderator' = any(roles)`)
    .where('password_hash', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return otherModerator === undefined;
}
