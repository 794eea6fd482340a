import type { Kysely } from 'kysely';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { listToUndo, removeRows } from '#server/domain/old-register/rows.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { removeUnclaimedOfRegister } from './remove-member.queries.ts';

/** Maximum number of rows that one call processes. */
const AT_ONCE = 50;

interface Store {
  direct: Kysely<Database>;
  files: FileStore;
}

/**
 * Removes the next profiles that were made from an undone register and that nobody has claimed, and the next rows
 * without a profile. Returns the number of rows that were processed.
 */
export async function undoRows({ direct, files }: Store, importId: number): Promise<number> {
  const rows = await listToUndo(direct, importId, AT_ONCE);
  for (const { profileId } of rows) if (profileId !== null) await removeUnclaimedOfRegister(direct, files, profileId);
  // A profile that its family claims at this moment stays.
  await removeRows(
    direct,
    importId,
    rows.filter(({ profileId }) => profileId === null).map(({ number }) => number),
  );
  return rows.length;
}
