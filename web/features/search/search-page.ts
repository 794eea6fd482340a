export const SEARCH_PAGE = '/matching-profile/search';
