/** The two booklets: one of those who look for a groom, one of those who look for a bride. */
export const BOOKLET_PARTS = ['brides', 'grooms'] as const;
export type BookletPart = (typeof BOOKLET_PARTS)[number];
