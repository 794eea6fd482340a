const OF_PEOPLE = ['find', 'search', 'shortlist', 'wishes'].map((page) => `/matching-profile/${page}`);

/** Of those that belong to a main page, these stand in the list below it themselves. */
const LISTED = ['search', 'shortlist', 'wishes', 'links'].map((page) => `/matching-profile/${page}`);

/** Whether the open page has an entry in the list of the left menu, so that no second place is marked there. */
export const isListed = (pathname: string): boolean => LISTED.includes(pathname);

const isMember = (pathname: string) => /^\/matching-profile\/SV\d+(\/pair)?$/.test(pathname);

/** The `aria-current` value of a menu link: 'page' for the open page, 'true' for the entry that it belongs to. */
export const currentAt = (to: string, pathname: string, ownCard: string): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
  return to === entryOf(pathname, ownCard) ? 'true' : undefined;
};

/** The menu entry of a page without an entry of its own; `ownCard` is the address of the reader's card. */
export function entryOf(pathname: string, ownCard: string): string {
  if (pathname === ownCard || pathname === '/matching-profile/links') return ownCard;
  if (isMember(pathname) || OF_PEOPLE.includes(pathname)) return '/matching-profile';
  if (pathname === '/confirm-phone') return '/phone-and-email';
  if (pathname === '/delete-profile') return '/matching-profile/settings';
  return pathname;
}
