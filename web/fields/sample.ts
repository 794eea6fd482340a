/** How the names, numbers and texts of a trial say that they are samples (`server/domain/content/placeholders.ts`). */
const MARK = /\s*\((?:placeholder|নমুনা)[^()]*\)/g;

/** The words without the mark, which a page says once instead of at every line. */
export const withoutMark = (words: string): string => words.replace(MARK, '');

export const isSample = (words: string): boolean => withoutMark(words) !== words;
