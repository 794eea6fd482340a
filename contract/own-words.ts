import { readByOthers, text } from './rules.ts';

/** Words about the member or about the hoped-for partner. */
export const ownWords = readByOthers(text(2000));
