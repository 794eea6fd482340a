import { type Kysely, sql } from 'kysely';
import { kindOf } from '#contract/notice-kinds.ts';
import { insertIntent, insertNotices, type NewNotice } from '#server/domain/notices/notices.queries.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { INTENTS, type IntentKind } from './intents.ts';

/** Everybody who looks after a profile is told, or one account alone. */
type News = Omit<NewNotice, 'hours' | 'isCandidatesAlone'>;

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
  const ids = await insertNotices(db, news.map(withItsKind));
  await enqueue(
    db,
    'notices',
    ids.map((id) => ({ data: { id } })),
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
  const { worthMinutes } = INTENTS[kind];
  const id = await insertIntent(db, { kind, subjectId, accountId: accountId ?? null, worthMinutes });
  if (!isByOffice) await enqueue(db, 'codes', [{ data: { id } }]);
  return id;
}
