import type { Kysely } from 'kysely';
import type { HttpServices } from '#server/http/http-services.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { loadWhole, notePress, wasPressed } from './pieces.queries.ts';

/** What a form means that names a file which came in pieces: the same as the file itself. */
export const makeArrivedFile =
  (db: Kysely<Database>): HttpServices['arrivedFile'] =>
  async ({ accountId, profileId }, { whole, press }) => {
    const file = await loadWhole(db, { accountId, profileId, whole });
    if (file === null) return null;
    const { id, content } = file;
    return {
      ...{ fileName: whole, content },
      press: { wasDone: (store) => wasPressed(store, id, press), note: (store) => notePress(store, id, press) },
    };
  };
