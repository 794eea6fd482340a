import { type Kysely, sql } from 'kysely';
import { noticeRuleOf } from '#contract/notice-kinds.ts';
import { insertIntent, insertNotices, type NewNotice } from '#server/domain/notices/notices.queries.ts';
import { enqueue } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { INTENTS, type IntentKind } from './intents.ts';

/** A notice to all holders of a profile, or to one account. */
type News = Omit<NewNotice, 'hours' | 'isCandidatesAlone'>;

/**
 * Sends a notice, in the caller's transaction: a row for each account that may read it, and its id in the queue.
 * Nothing is sent before the commit.
 */
export async function notify(db: Kysely<Database>, news: News): Promise<void> {
  await notifyAll(db, [news]);
}

/** Sends many notices at once. */
export async function notifyAll(db: Kysely<Database>, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const ids = await insertNotices(db, news.map(withItsKind));
  await enqueue(
    db,
    'notices',
    ids.map((id) => ({ data: { id } })),
  );
}

/** Adds what the rules for its kind say of a notice: how long it is worth sending, and to whom. */
const withItsKind = (news: News) => {
  const { worthHours, isCandidatesAlone } = noticeRuleOf(news.kind);
  return { ...news, hours: worthHours, isCandidatesAlone };
};

/** Whether the same notice about the same profile and other member exists and has not expired. */
export async function isNotified(
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

/** A message to make when it is sent. `subjectId` identifies for the maker what the message is about. */
interface Intent {
  kind: IntentKind;
  subjectId: string;
  /** Absent if the phone or e-mail has no account yet. */
  accountId?: number;
  /** Whether nothing is sent because the office calls. */
  isByOffice?: boolean;
}

/** Requests a code, link or other message, in the caller's transaction. Stores only the request; returns its id. */
export async function intend(
  db: Kysely<Database>,
  { kind, subjectId, accountId, isByOffice = false }: Intent,
): Promise<string> {
  const { worthMinutes } = INTENTS[kind];
  const id = await insertIntent(db, { kind, subjectId, accountId: accountId ?? null, worthMinutes });
  if (!isByOffice) await enqueue(db, 'codes', [{ data: { id } }]);
  return id;
}
