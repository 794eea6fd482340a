import type { LANGUAGES } from './languages.ts';

/**
 * Closed lists that the code depends on. Each value is written once, as sent on the wire (specification, section 9).
 */
export const GENDERS = ['Male', 'Female'] as const;
export const YES_NO = ['Yes', 'No'] as const;
/** The answer for a fact that nobody in the family remembers. */
export const NOBODY_REMEMBERS = ['Yes'] as const;
export const COMMUNITIES = ['General', 'ST', 'SC', 'OBC'] as const;
export const SKIN_COLOURS = ['Fair', 'Wheatish', 'Dark'] as const;
export const DIETS = ['Veg', 'Non Veg'] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-'] as const;
/** What the member's own disease report shows. */
export const DISEASE_REPORTS = ['Thalassemia', 'HIV', 'Other Disease', 'None of The Above'] as const;
/** The life expectancy of a relative who is alive. */
export const STILL_ALIVE = 'Still Alive';
/** The years that a relative may have lived. */
const LIFE_YEARS = { least: 18, most: 150 } as const;
/** 'Still Alive', or the years that a relative lived. */
export const LIFE_EXPECTANCIES = [
  STILL_ALIVE,
  ...Array.from({ length: LIFE_YEARS.most - LIFE_YEARS.least + 1 }, (_, index) => String(LIFE_YEARS.least + index)),
] as const;
export const MARITAL_STATUSES = ['Never Married', 'Divorced', 'Widowed'] as const;
/** Foods that somebody eats who is neither strictly Veg nor Non Veg. */
export const EATS = ['Fish', 'Eggs'] as const;
/** The present state of a parent, besides their present or former occupation. */
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
/** The person's right of residence in the country where they live. */
export const RESIDENCES = [
  'Citizen',
  'Permanent Resident',
  'Work Visa',
  'Student Visa',
  'Dependent Visa',
  'Other',
] as const;
/** Where the person would live after the wedding. */
export const RELOCATIONS = ['Anywhere', 'Within India', 'Abroad', 'Staying', 'To Be Discussed'] as const;
/** ISO 4217 codes of the currencies that members outside India earn in. */
export const CURRENCIES = [
  ...(['BDT', 'USD', 'GBP', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD', 'AED', 'SAR', 'QAR', 'KWD', 'OMR', 'BHD'] as const),
  ...(['MYR', 'JPY', 'CHF', 'SEK', 'NPR'] as const),
] as const;
/** Thousands a year, in a currency other than rupees. */
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
/** What the person who takes the calls of other families is to the bride or groom. `Self`: the bride or groom. */
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
 * Who reads the facts of the home. If unset, only accepted families. `Members`: the candidate has agreed to all
 * members. `Family`: the holders have agreed, and no candidate has an account. `Asked`: the holders have agreed, and
 * the candidate has not yet.
 */
export const HOME_AUDIENCES = ['Accepted', 'Asked', 'Family', 'Members'] as const;
/** Kinds of disability that members can tell about themselves. Several may apply. */
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
/** Since when somebody has a disability. */
export const DISABILITY_SINCE = ['Birth', 'Childhood', 'Youth', 'Later'] as const;
/** Who reads the disability: accepted families alone, or every member. */
export const DISABILITY_AUDIENCES = ['Accepted', 'Members'] as const;
/** Statements that a family can make openly: caste or religion is no bar, or a partner with a disability is welcome. */
export const OPEN_KINDS = ['caste', 'religion', 'disability'] as const;
/** Separate lists for families that make the same open statement. */
export const OPEN_LISTS = ['noBar', 'disability'] as const;
/**
 * Who may see the photo. If unset, only accepted families. `Fitting` (families who fit) is offered last in the form.
 */
export const PHOTO_AUDIENCES = ['Accepted', 'Members', 'Fitting'] as const;
/** Who may see the community. If unset, every member. */
export const COMMUNITY_AUDIENCES = ['Members', 'Nobody'] as const;
/** The strength of a wish. A must excludes members who certainly fail it. */
export const WISH_STRENGTHS = ['Wish', 'Must'] as const;
/** The orders of a list of members: best fit, newest, or most recently active first. */
export const MATCH_ORDERS = ['fit', 'newest', 'active'] as const;

export type Gender = (typeof GENDERS)[number];
export type Language = (typeof LANGUAGES)[number];

/** Our country ids are ISO 3166-1 numeric codes. India has special rules. */
export const INDIA = 356;

/** The legal minimum age for marriage (specification-decisions, Validation). */
export const MARRIAGE_AGES: Record<Gender, number> = { Female: 18, Male: 21 };
