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
export const MARITAL_STATUSES = ['Never Married', 'Divorced', 'Widowed'] as const;
/** How many children a wish may name. */
export const CHILDREN_COUNTS = ['None', 'One', 'More'] as const;
/** Where the family comes from: opar Bangla and epar Bangla. */
export const DESHES = ['East Bengal', 'West Bengal'] as const;
export const MOTHER_TONGUES = [
  'Bengali',
  'Hindi',
  'English',
  'Assamese',
  'Odia',
  'Nepali',
  'Santali',
  'Urdu',
  'Rajbanshi',
  'Sylheti',
  'Chakma',
  'Kokborok',
  'Marwari',
  'Gujarati',
  'Punjabi',
  'Other',
] as const;
/** Rupees a year. */
export const INCOME_BANDS = [
  'No Income',
  'Up to 3 lakh',
  '3 to 6 lakh',
  '6 to 10 lakh',
  '10 to 15 lakh',
  '15 to 25 lakh',
  '25 to 50 lakh',
  'Above 50 lakh',
] as const;
export const GUARDIAN_RELATIONS = [
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Kaka',
  'Jethu',
  'Mama',
  'Pishemoshai',
  'Meshomoshai',
  'Kakima',
  'Jethima',
  'Pishi',
  'Mashi',
  'Mamima',
  'Uncle',
  'Aunt',
  'Grandfather',
  'Grandmother',
  'Self',
  'Other',
] as const;
/** Who may see the photo; nothing chosen means the accepted only. */
export const PHOTO_AUDIENCES = ['Accepted', 'Members'] as const;
/** How much a wish weighs: who certainly fails a must is not shown. */
export const WISH_STRENGTHS = ['Wish', 'Must'] as const;
export const MATCH_ORDERS = ['fit', 'newest', 'active'] as const;
export const LANGUAGES = ['en', 'bn'] as const;

export type Gender = (typeof GENDERS)[number];
export type Language = (typeof LANGUAGES)[number];

/** ISO 3166-1 numeric codes are our country ids; India has rules of its own. */
export const INDIA = 356;

/** The law of the land for a marriage (specification-decisions, Validation). */
export const MARRIAGE_AGES: Record<Gender, number> = { Female: 18, Male: 21 };
