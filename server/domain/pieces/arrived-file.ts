import type { Kysely } from 'kysely';
import type { HttpServices } from '#server/http/http-services.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadWhole, notePress, wasPressed } from './pieces.queries.ts';

/**
 * Returns a function that resolves a form's reference to a file sent in pieces, as if the form contained the file
 * itself. The function returns null if the file has not arrived whole.
 */
export function makeArrivedFile(db: Kysely<Database>): HttpServices['arrivedFile'] {
  return async ({ accountId, profileId }, { whole, press }) => {
    const who = { accountId, profileId };
    const file = await loadWhole(db, { ...who, whole });
    if (file === null) return null;
    const { id: fileId, content } = file;
    return {
      fileName: whole,
      content,
      press: {
        wasDone: (store) => wasPressed(store, who, press),
        note: (store) => notePress(store, { ...who, fileId, press }),
      },
    };
  };
}
