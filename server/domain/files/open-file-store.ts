import type { Log } from '#server/log.ts';
import { type FilePlaces, openObjectStore } from '#server/platform/storage/open-object-store.ts';
import { type FileStore, storeOn } from './file-store.ts';

/** The files of this site, wherever they lie. */
export async function openFileStore(places: FilePlaces, log: Pick<Log, 'error'>): Promise<FileStore> {
  return storeOn(await openObjectStore(places), log);
}
