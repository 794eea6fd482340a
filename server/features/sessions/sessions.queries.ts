import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists the current sessions of an account in all its profiles, without registrations, the one used last first. */
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
