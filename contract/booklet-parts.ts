/** The two booklets: `brides` lists families that look for a groom, or the reverse. */
export const BOOKLET_PARTS = ['brides', 'grooms'] as const;
export type BookletPart = (typeof BOOKLET_PARTS)[number];
