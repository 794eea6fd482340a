const ABOUT_OTHERS = ['', '/find', '/search', '/inbox', '/shortlist'].map((path) => `/matching-profile${path}`);

/** Pages that show other families. */
export const isAboutOthers = (pathname: string): boolean => ABOUT_OTHERS.includes(pathname);

const isMember = (pathname: string) => /^\/matching-profile\/SV\d+(\/pair)?$/.test(pathname);

/** What a link of the menus says of the page that is open: it is this one, or it belongs there. */
export const currentAt = (to: string, pathname: string, ownCard: string): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
  return to === entryOf(pathname, ownCard) ? 'true' : undefined;
};

/** The entry of the menus to which a page belongs that has none of its own; `ownCard` is the reader's. */
export function entryOf(pathname: string, ownCard: string): string {
  if (pathname === ownCard || pathname === '/matching-profile/links') return ownCard;
  if (isMember(pathname) || ['/matching-profile/find', '/matching-profile/search'].includes(pathname))
    return '/matching-profile';
  if (pathname === '/confirm-phone') return '/phone-and-email';
  if (pathname === '/delete-profile') return '/matching-profile/settings';
  return pathname;
}
