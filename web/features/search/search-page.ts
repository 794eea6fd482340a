/** The page of a search. Its address holds the conditions. */
export const SEARCH_PAGE = '/matching-profile/search';

/** The intent of the button that saves a search's conditions as wishes. */
export const AS_WISHES = 'asWishes';
