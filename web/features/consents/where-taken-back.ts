import type { ConsentKind } from '#contract/agreed-words.ts';

/** The kinds of consent that are about photos. */
type AboutPhotos = 'photo' | 'photoFitting' | 'pictured';

/** The page on which a consent about photos is withdrawn. */
const PHOTO_PAGE = '/update-profile-image';

/**
 * The page on which each kind of consent is given and withdrawn. Missing are the kinds about photos (`PHOTO_PAGE`), and
 * those that are always about another family, which are withdrawn on the page of that family.
 */
const PAGES: Readonly<Partial<Record<Exclude<ConsentKind, AboutPhotos>, string>>> = {
  health: '/health-details#consent',
  printed: '/matching-profile/settings?open=printed#printed',
  disability: '/matching-profile/disability',
  showing: '/matching-profile',
  assisted: '/matching-profile/settings?open=assisted#assisted',
  weekly: '/matching-profile/settings?open=channels#channels',
};

/**
 * Returns the address of the page on which a consent of this kind is withdrawn. `about` is the profile id of the other
 * family; `''` if the consent concerns only the reader's own profile.
 */
export function whereTakenBack(kind: string, about: string): string {
  if (about !== '') return `/matching-profile/${about}`;
  return new Map(Object.entries(PAGES)).get(kind) ?? PHOTO_PAGE;
}
