import type { Kysely } from 'kysely';
import { isDatabaseDown } from './database-down.ts';
import type { Database } from './tables.ts';

/** PostgreSQL's code of a query that a replica cancels because it conflicts with the replay. */
const REPLAY_CONFLICT = '40001';

/** Reads data that may be half a second stale; not for data that the requester has just written. */
export type Recent = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** Reads from the replica, or from the primary if the replica fails. */
export function makeRecent(replica: Kysely<Database>, db: Kysely<Database>): Recent {
  return async (read) => {
    try {
      return await read(replica);
    } catch (error) {
      if (isDatabaseDown(error) || isReplayConflict(error)) return read(db);
      throw error;
    }
  };
}

const isReplayConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === REPLAY_CONFLICT;
