import type { CompareCode } from './compare.ts';
import type { FamilyCode } from './family/family-findings.ts';
import type { HealthCode } from './health/haemoglobin.ts';
import type { HoroscopeCode } from './horoscope/codes.ts';
import type { WishCode } from './wishes/wish-fit.ts';

/** Every code that the engine emits; the application turns codes into sentences. */
export type Code = HoroscopeCode | FamilyCode | HealthCode | WishCode | CompareCode;
