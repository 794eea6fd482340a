/** The two booklets: `brides` lists brides, whose families look for a groom; `grooms` the reverse. */
export const BOOKLET_PARTS = ['brides', 'grooms'] as const;
export type BookletPart = (typeof BOOKLET_PARTS)[number];
