/** The mark on names, numbers and texts of a trial that are samples (`server/domain/content/placeholders.ts`). */
const MARK = /\s*\((?:placeholder|নমুনা)[^()]*\)/g;

/** Removes the mark from the words. A page shows it once instead of at every line. */
export const withoutMark = (words: string): string => words.replace(MARK, '');

/** Whether the words carry the mark of a sample. */
export const isSample = (words: string): boolean => withoutMark(words) !== words;
