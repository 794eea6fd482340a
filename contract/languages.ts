/** Of the pages; apart from the other choices, because every page needs these and few the others. */
export const LANGUAGES = ['en', 'bn'] as const;
