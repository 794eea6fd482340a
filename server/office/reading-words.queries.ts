import { type Kysely, sql } from 'kysely';
import { openApproval } from '#contract/staff/approvals.ts';
import { showCase } from '#contract/staff/cases.ts';
import { sayWhyToOpen, showMemberToStaff } from '#contract/staff/members.ts';
import { showFamilyWork } from '#contract/staff/tasks.ts';
import { showTimeline } from '#contract/staff/timeline.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Maximum number of members that a member of staff may open in a day without a second person's permission. */
export const OPENED_A_DAY = 100;

/** Number of members that may be opened in a day without a reason. Each further one needs a reason. */
const OPENED_WITHOUT_REASON = 30;

/** SQL: the last midnight in India. */
const TODAY = sql<Date>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

/** The calls that open a member. */
const OPENINGS = [showMemberToStaff.path, showTimeline.path, showFamilyWork.path, showCase.path];

/**
 * Whether a use counts as opening a member. Opening an approval does not count if the same person decided on it, nor
 * for other profiles shown beside it.
 */
const isOpening = sql<boolean>`(u.command = any(${OPENINGS}) or (u.command = ${openApproval.path} and u.subject = ''
  and (u.who, u.profile_id) not in (select d.decided_by, d.profile_id from approval_decisions d
    where d.decided_at >= ${TODAY} and d.profile_id is not null)))`;

/** Counts the different members that a member of staff has opened since midnight in India. */
export async function countOpened(db: Kysely<Database>, who: string): Promise<number> {
  const { count } = await db
    .selectFrom('office_uses as u')
    .select(sql<number>`count(distinct u.profile_id)::int`.as('count'))
    .where('u.who', '=', who)
    .where(isOpening)
    .where('u.used_at', '>=', TODAY)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whether a member of staff who has opened many members today must give a reason for this one. Members opened already
 * need none.
 */
export async function needsReason(db: Kysely<Database>, who: string, profileId: string): Promise<boolean> {
  if ((await countOpened(db, who)) < OPENED_WITHOUT_REASON) return false;
  const earlierUse = await db
    .selectFrom('office_uses as u')
    .select('u.id')
    .where('u.who', '=', who)
    .where('u.profile_id', '=', profileId)
    .where('u.outcome', '=', 'done')
    .where('u.command', 'in', [sayWhyToOpen.path, ...OPENINGS])
    .where('u.used_at', '>=', TODAY)
    .executeTakeFirst();
  return earlierUse === undefined;
}

/** Whether a member of staff has opened this member since midnight in India. */
export async function hasOpened(db: Kysely<Database>, who: string, profileId: string): Promise<boolean> {
  const opening = await db
    .selectFrom('office_uses as u')
    .select('u.id')
    .where('u.who', '=', who)
    .where('u.profile_id', '=', profileId)
    .where('u.outcome', '=', 'done')
    .where(isOpening)
    .where('u.used_at', '>=', TODAY)
    .executeTakeFirst();
  return opening !== undefined;
}

/** Counts a second person's permissions for a member of staff today; undefined if there is no such member of staff. */
export async function countSecondWords(db: Kysely<Database>, who: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('staff as s')
    .select(
      sql<number>`(select count(*)::int from reading_words w where w.who = s.email and w.given_at >= ${TODAY})`.as(
        'count',
      ),
    )
    .where('s.email', '=', who)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  return row?.count;
}

/** Records a second person's permission to open more members today. */
export async function giveSecondWord(db: Kysely<Database>, who: string, by: string): Promise<void> {
  await db.insertInto('reading_words').values({ who, given_by: by }).execute();
}

/**
 * Returns members of staff who have reached today's limit without a second person, those with the most opened members
 * first.
 */
export async function listFullReaders(db: Kysely<Database>, most: number) {
  const { rows } = await sql<{ email: string; opened: number; allowed: number }>`
    select u.who as email, count(distinct u.profile_id)::int as opened,
      (1 + (select count(*)::int from reading_words w where w.who = u.who and w.given_at >= ${TODAY})) * ${most}::int as allowed
    from office_uses u where u.used_at >= ${TODAY} and ${isOpening}
    group by u.who having count(distinct u.profile_id) >= ${most}::int order by opened desc`.execute(db);
  return rows;
}

/** Deletes permissions as old as the office's uses that are no longer kept. */
export async function expireReadingWords(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reading_words').where('given_at', '<', expiryCutoff('officeUses')).execute();
}
