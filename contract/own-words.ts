import { readByOthers, text } from './rules.ts';

/** Most letters of such a text. */
const OWN_WORDS_LIMIT = 2000;

/** Words about the member or about the hoped-for partner. */
export const ownWords = readByOthers(text(OWN_WORDS_LIMIT));
