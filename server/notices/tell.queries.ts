import { type Kysely, sql } from 'kysely';
import { kindOf, type NoticeKind } from '#contract/notice-kinds.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { INTENTS, type IntentKind } from './intents.ts';

/** Everybody who looks after a profile is told, or one account alone. */
interface News {
  kind: NoticeKind;
  profileId?: string;
  accountId?: number;
  /** Of those who look after the profile, everybody but this account. */
  exceptId?: number;
  /** The other member, where there is one. */
  aboutId?: string;
  /** Of a breach: its number. */
  subjectId?: string;
}

/**
 * Tells it, in the caller's transaction: a notice for each account that may know of it, and its id in the queue. Nothing of
 * it is said before that is committed.
 */
export async function tell(db: Kysely<Database>, news: News): Promise<void> {
  await tellAll(db, [news]);
}

/** The same for many at once. */
export async function tellAll(db: Kysely<Database>, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    insert into notices (account_id, profile_id, kind, about_id, subject_id, send_before)
    select a.id, n."profileId", n.kind, n."aboutId", n."subjectId", now() + make_interval(hours => n.hours)
    from jsonb_to_recordset(${JSON.stringify(news.map(withItsKind))}::jsonb)
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
  await enqueue(
    db,
    'notices',
    rows.map(({ id }) => ({ data: { id } })),
  );
}

const withItsKind = (news: News) => {
  const { worthHours, isCandidatesAlone } = kindOf(news.kind);
  return { ...news, hours: worthHours, isCandidatesAlone };
};

/** Whether the same was told of the same profile and other member, and is still worth something. */
export async function isTold(
  db: Kysely<Database>,
  { kind, profileId, aboutId }: Required<Pick<News, 'kind' | 'profileId' | 'aboutId'>>,
): Promise<boolean> {
  const found = await db
    .selectFrom('notices')
    .select('id')
    .where('kind', '=', kind)
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('send_before', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a code or a link is for: its maker knows it by `subjectId`. */
interface Intent {
  kind: IntentKind;
  subjectId: string;
  /** Absent where the phone or address has no account yet. */
  accountId?: number;
  /** Nothing is sent: the office calls. */
  isByOffice?: boolean;
}

/** Asks for a code or a link to be made and sent, in the caller's transaction: only that it is wanted is stored, under the id that it gives. */
export async function intend(
  db: Kysely<Database>,
  { kind, subjectId, accountId, isByOffice = false }: Intent,
): Promise<string> {
  const { id } = await db
    .insertInto('notices')
    .values({
      ...{ kind, subject_id: subjectId, account_id: accountId ?? null },
      send_before: sql<Date>`now() + make_interval(mins => ${INTENTS[kind].worthMinutes})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isByOffice) await enqueue(db, 'codes', [{ data: { id } }]);
  return id;
}
