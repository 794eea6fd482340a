import type { Kysely } from 'kysely';
import { isDatabaseDown } from './database-down.ts';
import type { Database } from './tables.ts';

/** Reads what may be half a second old, and never what its asker has just written. */
export type Recent = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/** From the replica; where that one fails, from the database itself. */
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

/** 40001: what the replica had to replay was in the way of the reading, which was given up. */
const isInTheWay = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40001';
