import type { HoroscopeCode } from './horoscope/codes.ts';

/** Every code that the engine emits; the application turns codes into sentences. */
export type Code = HoroscopeCode;
