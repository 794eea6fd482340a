import { readByOthers, text } from './rules.ts';

/** Maximum number of characters of a text in the member's own words. */
const OWN_WORDS_LIMIT = 2000;

/** Words about the member or about the hoped-for partner. */
export const ownWords = readByOthers(text(OWN_WORDS_LIMIT));
