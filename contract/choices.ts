import type { LANGUAGES } from './languages.ts';

/** Closed lists that the code reasons about: each value once, as sent on the wire (specification, section 9). */
export const GENDERS = ['Male', 'Female'] as const;
export const YES_NO = ['Yes', 'No'] as const;
/** The answer that nobody in the family remembers. */
export const NOBODY_REMEMBERS = ['Yes'] as const;
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
/** What somebody eats who is neither wholly Veg nor Non Veg. */
export const EATS = ['Fish', 'Eggs'] as const;
/** How a parent is now, beside the occupation that they have or had. */
export const PARENT_STATES = ['Working', 'Retired', 'Late'] as const;
/** How old the children of an earlier marriage are. */
export const CHILDREN_AGES = ['Under 5', '5 to 10', '11 to 17', 'Grown Up', 'Of Several Ages'] as const;
/** With whom the children of an earlier marriage live. */
export const CHILDREN_WITH = [
  'With Me',
  'With the Other Parent',
  'With Both in Turn',
  'With Grandparents',
  'On Their Own',
] as const;
/** In the country where one lives. */
export const RESIDENCES = [
  'Citizen',
  'Permanent Resident',
  'Work Visa',
  'Student Visa',
  'Dependent Visa',
  'Other',
] as const;
/** Where one would live after the wedding. */
export const RELOCATIONS = ['Anywhere', 'Within India', 'Abroad', 'Staying', 'To Be Discussed'] as const;
/** ISO 4217: what our people earn in outside India. */
export const CURRENCIES = [
  ...(['BDT', 'USD', 'GBP', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD', 'AED', 'SAR', 'QAR', 'KWD', 'OMR', 'BHD'] as const),
  ...(['MYR', 'JPY', 'CHF', 'SEK', 'NPR'] as const),
] as const;
/** Thousands a year, in another currency than rupees. */
export const INCOMES_ABROAD = [
  'Up to 25',
  '25 to 50',
  '50 to 75',
  '75 to 100',
  '100 to 150',
  '150 to 250',
  '250 to 500',
  '500 to 1000',
  'Above 1000',
] as const;
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
/** Who lives at home. */
export const HOUSEHOLDS = ['Parents', 'Mother', 'Father', 'Elders Too', 'Joint Family', 'Siblings', 'Alone'] as const;
/**
 * Who reads the facts of the home; nothing chosen means the accepted only. `Members`: the candidate has said yes. `Family`: those who look
 * after the profile have, where no candidate has an account. `Asked`: they have, and the candidate's yes is missing.
 */
export const HOME_AUDIENCES = ['Accepted', 'Asked', 'Family', 'Members'] as const;
/** What somebody tells of an own disability; more than one may be true. */
export const DISABILITIES = [
  'Seeing',
  'Hearing',
  'Walking',
  'Hands',
  'Speech',
  'Learning',
  'Long Illness',
  'Another',
] as const;
export const DISABILITY_SINCE = ['Birth', 'Childhood', 'Youth', 'Later'] as const;
/** Who reads it: families in touch alone, or every member. */
export const DISABILITY_AUDIENCES = ['Accepted', 'Members'] as const;
/** What a family says openly is no bar to it, and that a partner with a disability would be welcome. */
export const OPEN_KINDS = ['caste', 'religion', 'disability'] as const;
/** Who may see the photo; nothing chosen means the accepted only. Families who fit are offered last. */
export const PHOTO_AUDIENCES = ['Accepted', 'Members', 'Fitting'] as const;
/** Who may see the community; nothing chosen means every member. */
export const COMMUNITY_AUDIENCES = ['Members', 'Nobody'] as const;
/** How much a wish weighs: who certainly fails a must is not shown. */
export const WISH_STRENGTHS = ['Wish', 'Must'] as const;
export const MATCH_ORDERS = ['fit', 'newest', 'active'] as const;

export type Gender = (typeof GENDERS)[number];
export type Language = (typeof LANGUAGES)[number];

/** ISO 3166-1 numeric codes are our country ids; India has rules of its own. */
export const INDIA = 356;

/** The law of the land for a marriage (specification-decisions, Validation). */
export const MARRIAGE_AGES: Record<Gender, number> = { Female: 18, Male: 21 };
