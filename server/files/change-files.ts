import type { FileStore, Folder } from './file-store.ts';

interface Change {
  store: FileStore;
  folder: Folder;
  /** The new files, which no row names yet. */
  names: string[];
  /** Commits the row that names them, and gives the names that this replaced. */
  save: () => Promise<string[]>;
}

/**
 * The database decides which file is the member's: before `save` it is the old one, after it the new one, and whatever
 * is left of the other after a crash is swept at the next start.
 */
export async function changeFiles({ store, folder, names, save }: Change): Promise<void> {
  const replaced = await save().catch(async (error) => {
    await store.remove(folder, names).catch(() => {});
    throw error;
  });
  await store.remove(folder, replaced).catch(() => {});
}
