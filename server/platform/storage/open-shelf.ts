import type { Config } from '#server/config.ts';
import { filesFolder } from './files-folder.ts';
import { makeFolderShelf } from './folder-shelf.ts';
import type { Patience } from './s3/patience.ts';
import type { S3Place } from './s3/s3-place.ts';
import type { Shelf } from './shelf.ts';
import { withShelfBefore } from './shelf-before.ts';

export type FilePlaces = Pick<Config, 'dataDir' | 'filesUrl' | 'filesBeforeUrl'>;

/** Opens the file store; during a move it also reads from the former one, so that the site needs no pause. */
export async function openShelf(places: FilePlaces, patience?: Patience): Promise<Shelf> {
  const { here, before } = await openShelves(places, patience);
  return before === undefined ? here : withShelfBefore(here, before);
}

/** Opens the current and the former store separately. */
export async function openShelves(places: FilePlaces, patience?: Patience) {
  return { here: await openNewShelf(places, patience), before: await openShelfBefore(places, patience) };
}

/** The store for new files: FILES_URL, or the data folder. */
export const openNewShelf = async ({ dataDir, filesUrl }: FilePlaces, patience?: Patience): Promise<Shelf> =>
  filesUrl === undefined ? makeFolderShelf(filesFolder(dataDir)) : openS3(filesUrl, patience);

/** The former store: FILES_BEFORE_URL, or the data folder if FILES_URL is set. */
export async function openShelfBefore(
  { dataDir, filesUrl, filesBeforeUrl }: FilePlaces,
  patience?: Patience,
): Promise<Shelf | undefined> {
  if (filesBeforeUrl !== undefined) return openS3(filesBeforeUrl, patience);
  return filesUrl === undefined ? undefined : makeFolderShelf(filesFolder(dataDir));
}

/** Loads the S3 client only if it is needed. */
export async function openS3(place: S3Place, patience?: Patience): Promise<Shelf> {
  const { makeS3Shelf } = await import('./s3/s3-shelf.ts');
  return makeS3Shelf(place, patience);
}
