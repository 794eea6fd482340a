import { join } from 'node:path';

/** What members' files lie under: `pictures/NAME.jpg`. */
export type Folder = 'pictures' | 'horoscopes';
export const FOLDERS: readonly Folder[] = ['pictures', 'horoscopes'];

/** The folder of a data folder in which files lie. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
