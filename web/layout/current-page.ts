const FIND = '/matching-profile/find';
const SEARCH = '/matching-profile/search';
const OF_PEOPLE = [FIND, SEARCH, '/matching-profile/shortlist', '/matching-profile/wishes'];

const isMember = (pathname: string) => /^\/matching-profile\/SV\d+(\/pair)?$/.test(pathname);

/** What a link of the menus says of the page that is open: it is this one, or it belongs there. */
export const currentAt = (to: string, pathname: string, ownCard: string): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
  // Both are ways of looking for somebody.
  if (pathname === FIND && to === SEARCH) return 'true';
  return to === entryOf(pathname, ownCard) ? 'true' : undefined;
};

/** The entry of the menus to which a page belongs that has none of its own; `ownCard` is the reader's. */
export function entryOf(pathname: string, ownCard: string): string {
  if (pathname === ownCard || pathname === '/matching-profile/links') return ownCard;
  if (isMember(pathname) || OF_PEOPLE.includes(pathname)) return '/matching-profile';
  if (pathname === '/confirm-phone') return '/phone-and-email';
  if (pathname === '/delete-profile') return '/matching-profile/settings';
  return pathname;
}
