import { join } from 'node:path';

/** The folders of members' files, e.g. `pictures/NAME.jpg`. */
export type Folder = 'pictures' | 'horoscopes';
export const FOLDERS: readonly Folder[] = ['pictures', 'horoscopes'];

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
