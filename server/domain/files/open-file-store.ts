import type { Log } from '#server/log.ts';
import { type FilePlaces, openShelf } from '#server/platform/storage/open-shelf.ts';
import { type FileStore, storeOn } from './file-store.ts';

/** The files of this site, wherever they lie. */
export async function openFileStore(places: FilePlaces, log: Pick<Log, 'error'>): Promise<FileStore> {
  return storeOn(await openShelf(places), log);
}
