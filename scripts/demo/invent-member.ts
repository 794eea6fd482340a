import { type Gender, INDIA, type Language } from '#contract/choices.ts';
import { gonOfNakshatra } from '#matching/horoscope/zodiac.ts';
import { districts } from '#matching/places/districts.ts';
import { between, chance, daysAgo, oneOf } from './chance.ts';
import { type Family, familyList, goesByGotra, isMuslim } from './families.ts';
import { inventBirth, type Star } from './invent-birth.ts';
import { inventWishes } from './invent-wishes.ts';
import { elders, hinduBrides, hinduGrooms, muslimBrides, muslimGrooms } from './names.ts';
import { aboutHoped, aboutSelf, SAMPLE } from './words.ts';

/** Phones are numbers after this one. No telephone in India has a number that begins with 100. */
const FIRST_PHONE = 1_000_000_000;
/** Profile ids are numbers after this one. */
const FIRST_ID = 100_000;
// Ids of database/seeds/lookups/states.json.
const WEST_BENGAL = 35601163;
const TRIPURA = 35601071;

/** Returns districts of West Bengal by their names. */
const findDistricts = (names: string) =>
  names.split(', ').map((name) => {
    const found = districts.find((district) => district.name === name && district.region === 'West Bengal');
    if (!found) throw new Error(`There is no district ${name}.`);
    return found;
  });

// Populous districts are listed more than once.
const homeDistricts = findDistricts(
  'Kolkata, Kolkata, Kolkata, Kolkata, North 24 Parganas, North 24 Parganas, North 24 Parganas, South 24 Parganas, ' +
    'South 24 Parganas, Howrah, Howrah, Hooghly, Hooghly, Nadia, Nadia, Murshidabad, Purba Bardhaman, Paschim Bardhaman, ' +
    'Paschim Medinipur, Purba Medinipur, Bankura, Birbhum, Malda, Jalpaiguri, Cooch Behar, Darjeeling, Purulia',
);
const tripuraDistricts = districts.filter(({ region }) => region === 'Tripura');
const ancestralDistricts = districts.filter(({ country }) => country === 'BD');

/** The rows of one invented member by kind, and the family, name and phone. */
export type Invented = ReturnType<typeof inventMember>;

/**
 * Returns the rows of one invented member. `index` from 1 determines the profile id, the phone and the gender: brides
 * have odd numbers. `ofAge`: the age in years, otherwise a random one.
 */
export function inventMember(index: number, ofAge?: number) {
  const gender: Gender = index % 2 === 1 ? 'Female' : 'Male';
  const language: Language = chance(0.4) ? 'bn' : 'en';
  const family = oneOf(familyList);
  const idColumn = { profile_id: `SV${FIRST_ID + index}` };
  const home = oneOf(chance(0.05) ? tripuraDistricts : homeDistricts);
  const age = ofAge ?? (gender === 'Female' ? between(19, 38) : between(22, 43));
  const isFirst = chance(shareOfFirstMarriages(age));
  const { birth, star } = inventBirth(age, goesByGotra(family));
  return {
    phone: String(FIRST_PHONE + index),
    name: `${givenName(gender, family)[language]} ${family[language]}`,
    family,
    member: { ...idColumn, gender },
    address: {
      ...idColumn,
      line1: SAMPLE.en,
      line2: '',
      city: home.name,
      district: home.name,
      pincode: '700001',
      country_id: INDIA,
      state_id: home.region === 'Tripura' ? TRIPURA : WEST_BENGAL,
    },
    personal: { ...idColumn, ...birth, ...inventPersonal(gender, family), ...inventHoroscope(star) },
    details: { ...idColumn, ...inventDetails({ language, homeDistrict: home.id, age, isFirst, star }) },
    showing: { ...idColumn, shown_at: new Date(daysAgo(between(0, 160))), last_active_on: daysAgo(between(0, 60)) },
    wishes: { ...idColumn, ...inventWishes({ gender, age, isFirst, family, homeDistrict: home.id }) },
    father: {
      ...idColumn,
      side: 'paternal' as const,
      generation: 'parent' as const,
      name: elderName('father', family, language),
    },
    mother: {
      ...idColumn,
      side: 'maternal' as const,
      generation: 'parent' as const,
      name: elderName('mother', family, language),
    },
  };
}

function givenName(gender: Gender, family: Family) {
  if (isMuslim(family)) return oneOf(gender === 'Female' ? muslimBrides : muslimGrooms);
  return oneOf(gender === 'Female' ? hinduBrides : hinduGrooms);
}

function elderName(parent: keyof typeof elders, family: Family, language: Language): string {
  const muslimNames = parent === 'father' ? muslimGrooms : muslimBrides;
  const elder = oneOf(isMuslim(family) ? muslimNames : elders[parent]);
  return `${elder[language]} ${family[language]}`;
}

// Education with a usual profession, by ids of educational-qualification.json and profession.json in
// database/seeds/lookups. Frequent pairs are listed twice.
const careers: readonly (readonly [education: number, profession: number])[] = [
  ...([
    [9, 4],
    [9, 29],
    [10, 13],
    [11, 17],
    [11, 26],
    [12, 4],
    [14, 5],
    [14, 5],
    [14, 6],
    [16, 7],
    [19, 10],
  ] as const),
  ...([
    [20, 9],
    [22, 20],
    [23, 13],
    [23, 13],
    [27, 14],
    [27, 13],
    [28, 15],
    [29, 19],
    [30, 30],
    [31, 5],
    [32, 6],
  ] as const),
  ...([
    [33, 7],
    [38, 14],
    [39, 19],
    [5, 26],
    [5, 27],
    [8, 38],
    [9, 2],
    [10, 1],
    [10, 24],
    [9, 21],
  ] as const),
];

/** Invents the columns of `personal_details` besides birth and horoscope; some answers are missing. */
function inventPersonal(gender: Gender, family: Family) {
  const [education, profession] = oneOf(careers);
  const isBride = gender === 'Female';
  const diet = chance(0.92) ? 'Non Veg' : 'Veg';
  return {
    height_cm: isBride ? between(145, 170) : between(157, 186),
    weight_kg: isBride ? between(42, 72) : between(52, 90),
    religion_id: family.religion,
    community: family.community,
    caste_id: family.caste,
    clan: family.clans.length > 0 && chance(0.85) ? oneOf(family.clans) : '',
    education_id: chance(0.93) ? education : null,
    profession_id: chance(0.9) ? profession : null,
    diet: chance(0.85) ? diet : '',
  } as const;
}

/** Ids of database/seeds/lookups/gon.json. */
const GONS = { deb: 1, nar: 2, rakshas: 3 } as const;
const PADAS_A_NAKSHATRA = 4;
const PADAS_A_RASHI = 9;

/** Returns the columns that follow from the star, and sometimes more; none without a star. */
function inventHoroscope(star: Star | null) {
  if (!star) return {};
  const padaOfCircle = (star.nakshatra - 1) * PADAS_A_NAKSHATRA + star.pada;
  const mangalik = chance(0.15) ? 'Yes' : 'No';
  return {
    rashi_id: Math.ceil(padaOfCircle / PADAS_A_RASHI),
    gon_id: GONS[gonOfNakshatra(star.nakshatra)],
    logno_id: star.logno ?? (chance(0.6) ? between(1, 12) : null),
    mangalik: chance(0.7) ? mangalik : '',
  } as const;
}

/** Returns the share of people of an age who look for their first marriage. */
function shareOfFirstMarriages(age: number): number {
  if (age > 50) return 0.15;
  return age > 32 ? 0.75 : 0.95;
}

/** The facts of a member by which `inventDetails` chooses. */
interface About {
  language: Language;
  homeDistrict: number;
  age: number;
  isFirst: boolean;
  star: Star | null;
}

/** Invents the columns of `profile_details`; some answers are missing. */
function inventDetails({ language, homeDistrict, age, isFirst, star }: About) {
  const isFromEast = chance(0.4);
  const isStarGiven = star !== null && chance(0.85);
  const maritalStatus = isFirst ? 'Never Married' : oneOf(['Divorced', 'Divorced', 'Widowed']);
  const desh = isFromEast ? 'East Bengal' : 'West Bengal';
  const photoAudience = chance(0.8) ? 'Members' : 'Accepted';
  return {
    marital_status: chance(0.9) ? maritalStatus : '',
    children: isFirst ? null : oneOf(age > 50 ? [0, 1, 1, 2] : [0, 0, 1]),
    desh: chance(0.85) ? desh : '',
    ancestral_district_id: isFromEast ? oneOf(ancestralDistricts).id : null,
    home_district_id: homeDistrict,
    mother_tongue: chance(0.95) ? 'Bengali' : 'Hindi',
    brothers: oneOf([0, 0, 1, 1, 2]),
    sisters: oneOf([0, 0, 1, 1, 2]),
    income_band: oneOf(['', '', 'Up to 3 lakh', '3 to 6 lakh', '6 to 10 lakh', '10 to 15 lakh']),
    nakshatra_id: isStarGiven ? star.nakshatra : null,
    pada: isStarGiven ? star.pada : null,
    horoscope_counts: star ? oneOf(['Yes', 'Yes', 'No']) : '',
    about_self: `${SAMPLE[language]} ${oneOf(aboutSelf[language])}`,
    photo_for: chance(0.4) ? photoAudience : '',
    about_hoped: chance(0.6) ? oneOf(aboutHoped[language]) : '',
    // By their district, two of three families show the facts of their home.
    household: (['Parents', 'Elders Too', 'Joint Family'] as const)[homeDistrict % 3] ?? 'Parents',
    people_at_home: 3 + (homeDistrict % 5),
    home_for: homeDistrict % 3 === 0 ? '' : 'Members',
  } as const;
}
