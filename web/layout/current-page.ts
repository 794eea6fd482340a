const OF_PEOPLE = ['find', 'search', 'shortlist', 'wishes'].map((page) => `/matching-profile/${page}`);

const isMember = (pathname: string) => /^\/matching-profile\/SV\d+(\/pair)?$/.test(pathname);

/** What a link of the menus says of the page that is open: it is this one, or it belongs there. */
export const currentAt = (to: string, pathname: string, ownCard: string): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
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
