import { type FamilyFinding, familyFindings } from './family/family-findings.ts';
import { expectedGuna } from './horoscope/expected-guna.ts';
import { gonMatch } from './horoscope/gon-match.ts';
import { type GunaMilan, gunaMilan } from './horoscope/guna-milan.ts';
import { type Jotok, jotok } from './horoscope/jotok.ts';
import type { MoonPosition } from './horoscope/moon-position.ts';
import { type Gon, gonOfNakshatra } from './horoscope/zodiac.ts';
import type { Person, Side } from './person.ts';
import { type WishFit, wishFit } from './wishes/wish-fit.ts';

/** What a comparison finds about two horoscopes. */
export type HoroscopeCode =
  /** At least one Moon sign is unknown (guna and jotok are null), or the two are not a man and a woman. */
  | 'horoscope.unknown'
  | 'gon.agree'
  | 'gon.disagree'
  | 'gon.unknown'
  | 'mangalik.neither'
  /** By custom, two mangaliks cancel each other. */
  | 'mangalik.both'
  | 'mangalik.one'
  | 'mangalik.unknown'
  /** The member's declared value differs from the value computed from the birth details. */
  | 'mangalik.computedDiffers';

/** A finding about two horoscopes. `of`: the person concerned. */
export type HoroscopeFinding = { readonly code: HoroscopeCode; readonly of: Side | 'both' };

/** The comparison of two horoscopes. */
export type HoroscopeComparison = {
  /** Null if a rashi is unknown, or the two are not a man and a woman. */
  readonly guna: GunaMilan | null;
  /** Points as `rankScore` uses them, with the mean for each unknown koota; null if `guna` is null. */
  readonly expectedGuna: number | null;
  readonly jotok: Jotok | null;
  readonly findings: readonly HoroscopeFinding[];
};

/** The result of `compare`. */
export type Comparison = {
  readonly family: readonly FamilyFinding[];
  readonly horoscope: HoroscopeComparison;
  readonly wishes: WishFit;
};

/**
 * Compares two people on a day ('YYYY-MM-DD') for both sides. Family and horoscope are symmetric: `compare(b, a)`
 * returns the same with 'a' and 'b' exchanged. Unknown facts are reported as findings. Contains nothing about health.
 * It reads answers of the accepted layer, so the caller must show or omit the result by layer.
 */
export function compare(a: Person, b: Person, on: string): Comparison {
  return { family: familyFindings(a, b), horoscope: compareHoroscopes(a, b), wishes: wishFit(a, b, on) };
}

/** Every gon in the order of the ids of the gon list, which begin at 1. */
const gons: readonly Gon[] = ['deb', 'nar', 'rakshas'];

/** Compares two horoscopes; what needs a bride and a groom is unknown for two people of one gender. */
function compareHoroscopes(a: Person, b: Person): HoroscopeComparison {
  const [bride, groom] = a.gender === 'Female' ? [a, b] : [b, a];
  const isCouple = a.gender !== b.gender;
  const her = isCouple ? moonOf(bride) : null;
  const his = isCouple ? moonOf(groom) : null;
  const bridesGon = isCouple ? gonOf(bride) : null;
  const findings = [gonFinding(bridesGon, gonOf(groom)), ...mangalikFindings(a, b)];
  if (her === null || his === null) {
    const unknown = { guna: null, expectedGuna: null, jotok: null };
    return { ...unknown, findings: [{ code: 'horoscope.unknown', of: 'both' }, ...findings] };
  }
  return {
    guna: gunaMilan(her, his),
    expectedGuna: expectedGuna(her, his),
    jotok: jotok(her.rashi, his.rashi),
    findings,
  };
}

function moonOf({ rashi, nakshatra, pada }: Person): MoonPosition | null {
  return rashi == null ? null : { rashi, nakshatra, pada };
}

function gonFinding(bride: Gon | null, groom: Gon | null): HoroscopeFinding {
  if (bride === null || groom === null) return { code: 'gon.unknown', of: 'both' };
  return { code: gonMatch(bride, groom) ? 'gon.agree' : 'gon.disagree', of: 'both' };
}

/** Returns the declared gon, else the gon of the nakshatra; null if both are unknown. */
function gonOf(person: Person): Gon | null {
  if (person.gon != null) return gons[person.gon - 1] ?? null;
  return person.nakshatra == null ? null : gonOfNakshatra(person.nakshatra);
}

/** Returns the finding for the couple, and one for each person whose computed value contradicts the declared one. */
function mangalikFindings(a: Person, b: Person): HoroscopeFinding[] {
  const [isMangalikA, isMangalikB] = [isMangalik(a), isMangalik(b)];
  const code = mangalikCode(isMangalikA, isMangalikB);
  const onlyMangalik = isMangalikA ? 'a' : 'b';
  const findings: HoroscopeFinding[] = [{ code, of: code === 'mangalik.one' ? onlyMangalik : 'both' }];
  if (computedDiffers(a)) findings.push({ code: 'mangalik.computedDiffers', of: 'a' });
  if (computedDiffers(b)) findings.push({ code: 'mangalik.computedDiffers', of: 'b' });
  return findings;
}

function mangalikCode(a: boolean | null, b: boolean | null): HoroscopeCode {
  if (a === null || b === null) return 'mangalik.unknown';
  if (a && b) return 'mangalik.both';
  return a || b ? 'mangalik.one' : 'mangalik.neither';
}

/** The family's own koshthi takes precedence over the computed value. Null if neither is known. */
function isMangalik(person: Person): boolean | null {
  return person.isMangalik ?? isComputedMangalik(person);
}

/** Whether the computed severity means mangalik; null if it is unknown. */
function isComputedMangalik({ computedMangal }: Person): boolean | null {
  if (computedMangal == null || computedMangal === 'unknown') return null;
  return computedMangal !== 'none';
}

function computedDiffers(person: Person): boolean {
  const computed = isComputedMangalik(person);
  return person.isMangalik != null && computed !== null && person.isMangalik !== computed;
}
