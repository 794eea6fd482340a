import { readByOthers, text } from './rules.ts';

/** Words about oneself or the person hoped for. */
export const ownWords = readByOthers(text(2000));
