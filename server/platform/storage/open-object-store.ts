import type { Config } from '#server/config.ts';
import { filesFolder } from './files-folder.ts';
import { makeFolderStore } from './folder-store.ts';
import { withFormerStore } from './former-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { RetryPolicy } from './s3/retry-policy.ts';
import type { S3Place } from './s3/s3-place.ts';

/** The settings that say where members' files are: the data folder, FILES_URL and FILES_BEFORE_URL. */
export type FilePlaces = Pick<Config, 'dataDir' | 'filesUrl' | 'filesBeforeUrl'>;

/** Opens the file store. During a move it also reads from the former one, so that the site needs no pause. */
export async function openObjectStore(places: FilePlaces, retryPolicy?: RetryPolicy): Promise<ObjectStore> {
  const { here, before } = await openObjectStores(places, retryPolicy);
  return before === undefined ? here : withFormerStore(here, before);
}

/** Opens the current and the former store separately. */
export async function openObjectStores(places: FilePlaces, retryPolicy?: RetryPolicy) {
  return { here: await openNewObjectStore(places, retryPolicy), before: await openFormerStore(places, retryPolicy) };
}

/** Opens the store for new files: FILES_URL, or the data folder. */
export const openNewObjectStore = async (
  { dataDir, filesUrl }: FilePlaces,
  retryPolicy?: RetryPolicy,
): Promise<ObjectStore> =>
  filesUrl === undefined ? makeFolderStore(filesFolder(dataDir)) : openS3(filesUrl, retryPolicy);

/** Opens the former store: FILES_BEFORE_URL, or the data folder if FILES_URL is set; undefined if neither is set. */
export async function openFormerStore(
  { dataDir, filesUrl, filesBeforeUrl }: FilePlaces,
  retryPolicy?: RetryPolicy,
): Promise<ObjectStore | undefined> {
  if (filesBeforeUrl !== undefined) return openS3(filesBeforeUrl, retryPolicy);
  return filesUrl === undefined ? undefined : makeFolderStore(filesFolder(dataDir));
}

/** Opens a store in an S3 bucket. Loads the S3 client only then, because most sites need none. */
export async function openS3(place: S3Place, retryPolicy?: RetryPolicy): Promise<ObjectStore> {
  const { makeS3Store } = await import('./s3/s3-store.ts');
  return makeS3Store(place, retryPolicy);
}
