import type { Log } from '#server/log.ts';
import { type FilePlaces, openObjectStore } from '#server/platform/storage/open-object-store.ts';
import { type FileStore, storeOn } from './file-store.ts';

/** Opens the file store of this site: a folder or an object store. */
export async function openFileStore(places: FilePlaces, log: Pick<Log, 'error'>): Promise<FileStore> {
  return storeOn(await openObjectStore(places), log);
}
