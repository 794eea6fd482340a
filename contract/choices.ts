/** Closed lists that the code reasons about: each value once, as sent on the wire (specification, section 9). */
export const GENDERS = ['Male', 'Female'] as const;
export const YES_NO = ['Yes', 'No'] as const;
export const COMMUNITIES = ['General', 'ST', 'SC', 'OBC'] as const;
export const SKIN_COLOURS = ['Fair', 'Wheatish', 'Dark'] as const;
export const DIETS = ['Veg', 'Non Veg'] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'] as const;
export const DISEASE_REPORTS = ['Thalassemia', 'HIV', 'Other Disease', 'None of The Above'] as const;
export const STILL_ALIVE = 'Still Alive';
/** 'Still Alive', or the years that a relative lived: 18 to 150. */
export const LIFE_EXPECTANCIES = [
  STILL_ALIVE,
  ...Array.from({ length: 133 }, (_, index) => String(18 + index)),
] as const;
export const LANGUAGES = ['en', 'bn'] as const;

export type Gender = (typeof GENDERS)[number];
export type Language = (typeof LANGUAGES)[number];

/** ISO 3166-1 numeric codes are our country ids; India has rules of its own. */
export const INDIA = 356;

/** The law of the land for a marriage (specification-decisions, Validation). */
export const MARRIAGE_AGES: Record<Gender, number> = { Female: 18, Male: 21 };
