import { type Kysely, sql } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/db/tables.ts';

export interface NewNotice {
  kind: NoticeKind;
  profileId?: string;
  accountId?: number;
  /** Of those who look after the profile, everybody but this account. */
  exceptId?: number;
  /** The other member, where there is one. */
  aboutId?: string;
  /** Of a breach: its number. */
  subjectId?: string;
  /** So long it is worth sending. */
  hours: number;
  /** For the candidate's account alone, where there is one. */
  isCandidatesAlone: boolean;
}

/** Writes a notice for each account that may know of it: one account, or all that look after the profile; returns the ids. */
export async function insertNotices(db: Kysely<Database>, notices: readonly NewNotice[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into notices (account_id, profile_id, kind, about_id, subject_id, send_before)
    select a.id, n."profileId", n.kind, n."aboutId", n."subjectId", now() + make_interval(hours => n.hours)
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n("profileId" text, "accountId" bigint, "exceptId" bigint, kind text, "aboutId" text, "subjectId" text, hours int, "isCandidatesAlone" boolean)
    cross join lateral (
      select id from accounts where id = n."accountId"
      union all
      select p.account_id from account_profiles p where n."accountId" is null and p.profile_id = n."profileId"
        and p.account_id is distinct from n."exceptId"
        and (not n."isCandidatesAlone" or p.role = 'candidate' or not exists (
          select from account_profiles c where c.profile_id = p.profile_id and c.role = 'candidate'))
    ) a
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

interface NewIntent {
  kind: string;
  subjectId: string;
  accountId: number | null;
  worthMinutes: number;
}

/** Writes that a code or a link is wanted; returns its id. */
export async function insertIntent(
  db: Kysely<Database>,
  { kind, subjectId, accountId, worthMinutes }: NewIntent,
): Promise<string> {
  const { id } = await db
    .insertInto('notices')
    .values({
      ...{ kind, subject_id: subjectId, account_id: accountId },
      send_before: sql<Date>`now() + make_interval(mins => ${worthMinutes})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function notePlanned(transaction: Kysely<Database>, noticeIds: readonly string[]): Promise<void> {
  await sql`update notices set planned_at = now()
    where id = any(${noticeIds}::uuid[]) and planned_at is null`.execute(transaction);
}

/** Removes notices of these kinds to a profile about another: what they say is not so any more. */
export async function removeNotices(
  db: Kysely<Database>,
  { profileId, aboutId, kinds }: { profileId: string; aboutId: string; kinds: readonly NoticeKind[] },
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('kind', 'in', [...kinds])
    .execute();
}

/** Removes the warnings to families who were talking to a member that was suspended. */
export async function removeWarnings(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('notices').where('kind', '=', 'contactSuspended').where('about_id', '=', profileId).execute();
}

interface Since {
  profileId: string;
  kind: NoticeKind;
  since: Date;
}

/** Removes notices of a kind since a moment, also those still to be sent; true where somebody has read or received one. */
export async function removeNoticesSince(db: Kysely<Database>, { profileId, kind, since }: Since): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    delete from notices n where n.profile_id = ${profileId} and n.kind = ${kind} and n.made_at >= ${since}
    returning n.seen_at is not null or exists (select from notice_deliveries d
      where d.notice_id = n.id and d.state in ('handed', 'delivered')) as "isKnown"`.execute(db);
  return rows.some(({ isKnown }) => isKnown);
}
