/** Closed lists that the code reasons about: each value once, as sent on the wire (specification, section 9). */
export const GENDERS = ['Male', 'Female'] as const;
export const YES_NO = ['Yes', 'No'] as const;
export const COMMUNITIES = ['General', 'ST', 'SC', 'OBC'] as const;
export const LANGUAGES = ['en', 'bn'] as const;

export type Gender = (typeof GENDERS)[number];
export type Language = (typeof LANGUAGES)[number];

/** ISO 3166-1 numeric codes are our country ids; India has rules of its own. */
export const INDIA = 356;

/** The law of the land for a marriage (specification-decisions, Validation). */
export const MARRIAGE_AGES: Record<Gender, number> = { Female: 18, Male: 21 };
