/** Answers of which each may be missing. Null and undefined both mean "unknown". */
export type Answers<T> = { readonly [K in keyof T]?: T[K] | null };

/** The candidate's gender: a bride is 'Female', a groom 'Male'. */
export type Gender = 'Male' | 'Female';
export type MaritalStatus = 'neverMarried' | 'divorced' | 'widowed';
/** Children from an earlier marriage; 'more' is two or more. */
export type Children = 'none' | 'one' | 'more';
/** Id of a state or district of a list; the engine ignores free text. */
export type PlaceId = number | string;
/** The first (`a`) or second (`b`) person compared. */
export type Side = 'a' | 'b';

/** 'must': a candidate who certainly differs is hidden; 'wish': it affects the order. Unknown is never a mismatch. */
export type Strength = 'wish' | 'must';
/** A wish for any one of several values. */
export type AnyOf<T> = { readonly anyOf: readonly T[]; readonly strength: Strength };
/** Bounds are inclusive, and either may be left open. */
export type Range = { readonly atLeast?: number; readonly atMost?: number; readonly strength: Strength };

/** What a member hopes for in the other. An absent wish means no wish. */
export type Wishes = Answers<{
  /** Whole years. */
  age: Range;
  heightCm: Range;
  religion: AnyOf<number>;
  /** 'noBar' states explicitly that caste does not matter. */
  caste: AnyOf<number> | 'noBar';
  community: AnyOf<number>;
  education: AnyOf<number>;
  profession: AnyOf<number>;
  diet: AnyOf<number>;
  maritalStatus: AnyOf<MaritalStatus>;
  /** Met by any one of the states or districts. */
  place: { readonly states?: readonly PlaceId[]; readonly districts?: readonly PlaceId[]; readonly strength: Strength };
  mangalik: { readonly isMangalik: boolean; readonly strength: Strength };
  /** Avoid a partner of the member's own clan. */
  avoidOwnClan: { readonly strength: Strength };
  /** `abroad` in the list means every country except India. */
  country: AnyOf<number>;
  motherTongue: AnyOf<number | string>;
  desh: AnyOf<'east' | 'west'>;
  children: AnyOf<Children>;
  /** Whether guna and jotok affect the order of this member's list. */
  horoscopeCounts: boolean;
}>;

/**
 * What every member may see of another. Numbers are ids of the lookup lists unless their name has a unit: rashi 1 Mesh
 * to 12 Meen, nakshatra 1 Ashwini to 27 Revati, gon 1 Deb, 2 Nar, 3 Rakshas, religion 1 Hindu … 13 prefers not to say,
 * community 1 General, 2 SC, 3 ST, 4 OBC, diet 1 Veg, 2 Non Veg, country its ISO 3166-1 number.
 */
export type SharedAnswers = Answers<{
  /** 'YYYY-MM-DD'. Wishes and rank read only the age in whole years from it. */
  birthDate: string;
  heightCm: number;
  state: PlaceId;
  district: PlaceId;
  religion: number;
  community: number;
  caste: number;
  /** Gotra or clan, free text in either script. */
  clan: string;
  motherTongue: number | string;
  desh: 'east' | 'west';
  maritalStatus: MaritalStatus;
  education: number;
  profession: number;
  diet: number;
  rashi: number;
  nakshatra: number;
  gon: number;
  /** As the family declares it. */
  isMangalik: boolean;
  /** True if the family has written something about the candidate or about whom it hopes for. */
  hasOwnWords: boolean;
  /** Country of residence. */
  country: number;
  /** From an earlier marriage; 'none' also where there was no earlier marriage. */
  children: Children;
}>;

/** Reads each answer. Written out, because reading by dynamic keys takes several times as long. */
const everyAnswer: Record<keyof SharedAnswers, (answers: SharedAnswers) => unknown> = {
  birthDate: (answers) => answers.birthDate,
  heightCm: (answers) => answers.heightCm,
  state: (answers) => answers.state,
  district: (answers) => answers.district,
  religion: (answers) => answers.religion,
  community: (answers) => answers.community,
  caste: (answers) => answers.caste,
  clan: (answers) => answers.clan,
  motherTongue: (answers) => answers.motherTongue,
  desh: (answers) => answers.desh,
  maritalStatus: (answers) => answers.maritalStatus,
  education: (answers) => answers.education,
  profession: (answers) => answers.profession,
  diet: (answers) => answers.diet,
  rashi: (answers) => answers.rashi,
  nakshatra: (answers) => answers.nakshatra,
  gon: (answers) => answers.gon,
  isMangalik: (answers) => answers.isMangalik,
  hasOwnWords: (answers) => answers.hasOwnWords,
  country: (answers) => answers.country,
  children: (answers) => answers.children,
};

const isSharedAnswer = (name: string): name is keyof SharedAnswers => name in everyAnswer;

/** The answers that make a profile complete. */
export const sharedAnswerNames: readonly (keyof SharedAnswers)[] = Object.keys(everyAnswer).filter(isSharedAnswer);

const readers = sharedAnswerNames.map((name) => everyAnswer[name]);

/** Returns how many of the answers of `sharedAnswerNames` a person has given; an empty text is no answer. */
export function countAnswers(person: SharedAnswers): number {
  let answerCount = 0;
  for (const read of readers) {
    const answer = read(person);
    if (answer != null && answer !== '') answerCount++;
  }
  return answerCount;
}

/** The input of wishes and rank: shared answers, wishes, and the day of last activity ('YYYY-MM-DD'). */
export type SharedPerson = SharedAnswers & {
  readonly gender: Gender;
  readonly wishes?: Wishes | null;
  readonly lastActiveOn?: string | null;
};

/** One of the six relatives: name in either script; ids of the occupation list (male or female) and the caste list. */
export type Relative = Answers<{ name: string; occupation: number; caste: number; clan: string }>;

/** The six recorded relatives. */
export type Relatives = Answers<{
  father: Relative;
  mother: Relative;
  paternalGrandfather: Relative;
  greatPaternalGrandfather: Relative;
  maternalGrandfather: Relative;
  greatMaternalGrandfather: Relative;
}>;

/** What only an accepted family sees; read by family findings and the comparison, never by wishes and rank. */
export type AcceptedAnswers = Answers<{
  name: string;
  town: string;
  relatives: Relatives;
  /** Quarter of the nakshatra, 1–4: together with the age it narrows the birthday to a few days of a year. */
  pada: number;
  /** Severity that `mangalDosha` computed from the birth details. */
  computedMangal: 'none' | 'low' | 'high' | 'unknown';
}>;

/** A member as the engine's input. Contains nothing about health. */
export type Person = SharedPerson & AcceptedAnswers;
