export const SEARCH_PAGE = '/matching-profile/search';

/** The button of a search that makes what was searched for what one wishes. */
export const AS_WISHES = 'asWishes';
