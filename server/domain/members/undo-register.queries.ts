import type { Kysely } from 'kysely';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { listToUndo, removeRows } from '#server/domain/old-register/rows.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { removeUndone } from './remove-member.queries.ts';

const AT_ONCE = 50;

interface Store {
  direct: Kysely<Database>;
  files: FileStore;
}

/** Removes the next rows of a register that is undone, with the profiles that were made of them and that nobody has claimed; says how many. */
export async function undoRows({ direct, files }: Store, importId: number): Promise<number> {
  const rows = await listToUndo(direct, importId, AT_ONCE);
  for (const { profileId } of rows) if (profileId !== null) await removeUndone(direct, files, profileId);
  // A family that claims its profile at this moment keeps it.
  await removeRows(
    direct,
    importId,
    rows.filter(({ profileId }) => profileId === null).map(({ number }) => number),
  );
  return rows.length;
}
