import { basename, dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';

/** An archive: a path on this machine, or a name in a store that also holds the copies of its files. */
export type Archive = string | { place: ObjectStore; name: string };

/** Returns the store that holds an archive, and the archive's name there. */
export function locateArchive(archive: Archive): { place: ObjectStore; name: string } {
  if (typeof archive !== 'string') return archive;
  const path = resolve(archive);
  return { place: makeFolderStore(dirname(path)), name: basename(path) };
}

/** Opens an archive for reading. @throws BackupError if it does not exist */
export async function openArchive(archive: Archive): Promise<Readable> {
  const { place, name } = locateArchive(archive);
  const found = await place.open(name);
  if (found === null) throw new BackupError(`The archive ${archiveLabel(archive)} cannot be read: it does not exist.`);
  return found.content;
}

/** Returns the path or the name of an archive, for messages to the operator. */
export const archiveLabel = (archive: Archive): string => (typeof archive === 'string' ? archive : archive.name);
