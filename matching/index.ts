export type { Code } from './codes.ts';
export {
  type CompareCode,
  type Comparison,
  compare,
  type HoroscopeComparison,
  type HoroscopeFinding,
} from './compare.ts';
export { type FamilyCode, type FamilyCustoms, type FamilyFinding, familyFindings } from './family/family-findings.ts';
export { normaliseGotra, sameClan } from './family/gotra.ts';
export { samePerson, sameSurname } from './family/same-name.ts';
export { type ChildClass, type HaemoglobinOutcome, type HealthCode, haemoglobinOutcome } from './health/haemoglobin.ts';
export type { HaemoglobinLabel } from './health/haemoglobin-tables.ts';
export { type HaemoglobinResult, type HaemoglobinStatus, pairCheckAnswer } from './health/pair-check.ts';
export type { Birth } from './horoscope/birth-instants.ts';
export { type Chart, computeChart, type Uncertain } from './horoscope/chart.ts';
export { gonMatch } from './horoscope/gon-match.ts';
export { CONVENTION_NAMES, DEFAULT_CONVENTION } from './horoscope/guna-conventions.ts';
export { type GunaMilan, gunaMilan, KOOTA_POINTS, KOOTAS, type Koota } from './horoscope/guna-milan.ts';
export { type Jotok, jotok } from './horoscope/jotok.ts';
export { MANGAL_HOUSES, type MangalDosha, type MangalSeverity, mangalDosha } from './horoscope/mangal-dosha.ts';
export type { MoonPosition } from './horoscope/moon-position.ts';
export { type Graha, planetsByRashi } from './horoscope/planets-by-rashi.ts';
export { type Gon, gonOfNakshatra, NAKSHATRA_COUNT, RASHI_COUNT } from './horoscope/zodiac.ts';
export type {
  AcceptedAnswers,
  AnyOf,
  Gender,
  MaritalStatus,
  Person,
  PlaceId,
  Range,
  Relative,
  Relatives,
  SharedAnswers,
  SharedPerson,
  Side,
  Strength,
  Wishes,
} from './person.ts';
export {
  completenessTerm,
  freshForWeeks,
  freshnessTerm,
  horoscopeTerm,
  rankScore,
  rankWeights,
  wishesTerm,
} from './rank.ts';
export {
  meetsMusts,
  type WishCode,
  type WishFinding,
  type WishFit,
  type WishJudgement,
  type WishName,
  wishBalance,
  wishFit,
} from './wishes/wish-fit.ts';
