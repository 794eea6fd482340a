import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The living sessions of an account, in whichever of its profiles, the one that was used last first. */
export function listSessions(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'kind', 'browser', 'created_at as since', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'registration')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .execute();
}
