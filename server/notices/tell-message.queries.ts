import { type Kysely, sql } from 'kysely';
import type { ThreadName } from '#contract/thread-names.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** A new message between two families. */
interface News {
  /** The family that reads it. */
  profileId: string;
  /** The family that wrote it. */
  aboutId: string;
  thread: ThreadName;
}

/** Hours for which one notice counts for all following messages, until it is read. */
const COVERS_HOURS = 24;

/**
 * Notifies each account that reads the thread of a new message, unless an unread notice about this family exists. For
 * the candidates' thread only the candidate is notified, in the same words.
 */
export async function tellMessage(db: Kysely<Database>, { profileId, aboutId, thread }: News): Promise<void> {
  const readers = await db
    .selectFrom('account_profiles as a')
    .select('a.account_id as accountId')
    .where('a.profile_id', '=', profileId)
    .$if(thread === 'two', (query) => query.where('a.role', '=', 'candidate'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notices as n')
            .select('n.id')
            .whereRef('n.account_id', '=', 'a.account_id')
            .where('n.profile_id', '=', profileId)
            .where('n.about_id', '=', aboutId)
            .where('n.kind', '=', 'message')
            .where('n.seen_at', 'is', null)
            .where('n.made_at', '>', sql<Date>`now() - make_interval(hours => ${COVERS_HOURS})`),
        ),
      ),
    )
    .execute();
  await notifyAll(
    db,
    readers.map(({ accountId }) => ({ kind: 'message', profileId, aboutId, accountId })),
  );
}
