import type { Config } from '#server/config.ts';
import { filesFolder } from './files-folder.ts';
import { makeFolderShelf } from './folder-shelf.ts';
import type { Patience } from './s3/patience.ts';
import type { S3Place } from './s3/s3-place.ts';
import type { Shelf } from './shelf.ts';
import { withShelfBefore } from './shelf-before.ts';

export type FilePlaces = Pick<Config, 'dataDir' | 'filesUrl' | 'filesBeforeUrl'>;

/** Where files are put, and where those that it lacks are still read: a move between the two needs no pause. */
export async function openShelf(places: FilePlaces, patience?: Patience): Promise<Shelf> {
  const { here, before } = await openShelves(places, patience);
  return before === undefined ? here : withShelfBefore(here, before);
}

/** Both of them, each for itself. */
export async function openShelves(places: FilePlaces, patience?: Patience) {
  return { here: await openNewShelf(places, patience), before: await openShelfBefore(places, patience) };
}

/** Where files are put: FILES_URL, else the data folder. */
export const openNewShelf = async ({ dataDir, filesUrl }: FilePlaces, patience?: Patience): Promise<Shelf> =>
  filesUrl === undefined ? makeFolderShelf(filesFolder(dataDir)) : openS3(filesUrl, patience);

/** Where they lay before: FILES_BEFORE_URL, else the data folder where FILES_URL is set. */
export async function openShelfBefore(
  { dataDir, filesUrl, filesBeforeUrl }: FilePlaces,
  patience?: Patience,
): Promise<Shelf | undefined> {
  if (filesBeforeUrl !== undefined) return openS3(filesBeforeUrl, patience);
  return filesUrl === undefined ? undefined : makeFolderShelf(filesFolder(dataDir));
}

/** Its client is loaded only where it is needed. */
export async function openS3(place: S3Place, patience?: Patience): Promise<Shelf> {
  const { makeS3Shelf } = await import('./s3/s3-shelf.ts');
  return makeS3Shelf(place, patience);
}
