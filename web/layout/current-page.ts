const OF_PEOPLE = ['find', 'search', 'shortlist', 'wishes'].map((page) => `/matching-profile/${page}`);

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
