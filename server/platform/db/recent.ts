import type { Kysely } from 'kysely';
import { isDatabaseDown } from './database-down.ts';
import type { Database } from './tables.ts';

/** Reads data that may be half a second stale; not for data that the requester has just written. */
export type Recent = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** Reads from the replica, or from the primary if the replica fails. */
export function makeRecent(replica: Kysely<Database>, db: Kysely<Database>): Recent {
  return async (read) => {
    try {
      return await read(replica);
    } catch (error) {
      if (isDatabaseDown(error) || isInTheWay(error)) return read(db);
      throw error;
    }
  };
}

/** Whether the replica cancelled the query because it conflicted with the replay (40001). */
const isInTheWay = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40001';
