/** Pages of the lists of families, which belong to the main page of matches. */
const OF_MATCHES = ['find', 'search', 'shortlist', 'wishes'].map((page) => `/matching-profile/${page}`);

/** Pages that belong to a main page but have their own entry in the left menu. */
const LISTED = ['search', 'shortlist', 'wishes', 'links'].map((page) => `/matching-profile/${page}`);

/** Whether the open page has its own entry in the left menu, so that its main page is not marked as well. */
export const isListed = (pathname: string): boolean => LISTED.includes(pathname);

/** Whether this is the page of a member or of the pair check with the member. */
const isMemberPage = (pathname: string) => /^\/matching-profile\/SV\d+(\/pair)?$/.test(pathname);

/**
 * Returns the `aria-current` value of a menu link: 'page' for the open page, 'true' for the entry to which the open
 * page belongs.
 */
export const currentAt = (to: string, pathname: string, ownCard: string): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
  return to === entryOf(pathname, ownCard) ? 'true' : undefined;
};

/**
 * Returns the address of the menu entry to which a page belongs, or the page's own. `ownCard` is the address of the
 * reader's card.
 */
export function entryOf(pathname: string, ownCard: string): string {
  if (pathname === ownCard || pathname === '/matching-profile/links') return ownCard;
  if (isMemberPage(pathname) || OF_MATCHES.includes(pathname)) return '/matching-profile';
  if (pathname === '/confirm-phone') return '/phone-and-email';
  if (pathname === '/delete-profile') return '/matching-profile/settings';
  return pathname;
}
