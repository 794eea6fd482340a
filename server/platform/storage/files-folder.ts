import { join } from 'node:path';

/** The folders of members' files, e.g. `pictures/NAME.jpg`. */
export type Folder = 'pictures' | 'horoscopes';
/** All folders of members' files. */
export const FOLDERS: readonly Folder[] = ['pictures', 'horoscopes'];

/** Returns the folder of members' files in a data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
