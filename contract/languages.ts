/** Languages of the pages. In a separate file, because every page needs them and only few need the other choices. */
export const LANGUAGES = ['en', 'bn'] as const;
